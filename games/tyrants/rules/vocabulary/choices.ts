import type { Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { type Counter, type Later, turnWith } from '../engine/board'
import { confirm } from '../engine/choose'
import { gain } from '../engine/counters'
import type { Game } from '../engine/game'
import { Reader } from './reader'

/** What a player gains, and what a player decides beside cards and the map. */
export class Choices extends Reader {
  /** 0 where the text says "you may", 1 where it does not. */
  protected readonly least: 0 | 1

  constructor(
    game: Game,
    player: number,
    { source, least = 1 }: { readonly source: string; readonly least?: 0 | 1 },
  ) {
    super(game, player, source)
    this.least = least
  }

  /** Gains power for this turn. */
  gainPower(by: number): ScriptEffect {
    return this.gain('power', by)
  }
  /** Gains influence for this turn. */
  gainInfluence(by: number): ScriptEffect {
    return this.gain('influence', by)
  }
  /** Victory points. */
  gainPoints(by: number): ScriptEffect {
    return this.gain('points', by)
  }
  /** Draws fewer cards at the next refill of the hand. */
  drawFewer(by: number): ScriptEffect {
    return this.gain('reduceDraw', by)
  }
  private gain(what: Counter, by: number): ScriptEffect {
    const { game, player } = this
    return this.effect(`gain ${what}`, function* () {
      gain(game, player, { what, by })
    })
  }

  /** `otherwise`: what the log says that they chose not to do. */
  agrees(question: string, otherwise: string): ScriptEffect<boolean> {
    const { game, player, source: card } = this
    return this.effect('answer a question', () => confirm(game, { player, card, otherwise }, question))
  }

  /** What is done at the end of the turn. */
  protected later(...more: readonly Later[]): ScriptEffect {
    const { game } = this
    return this.effect('do at the end of the turn', function* () {
      const { turn } = game.board
      game.run.change({ kind: 'turned', turn: turnWith(turn, { later: [...turn.later, ...more] }) })
    })
  }

  protected effect<T>(label: string, body: () => Verb<T>): ScriptEffect<T> {
    return this.game.run.effect(label, body)
  }
}
