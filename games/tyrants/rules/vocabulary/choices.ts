import { effect, simply } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import type { Counter } from '../engine/board'
import { chooseOne, confirm, playerChoice } from '../engine/choose'
import { gain } from '../engine/counters'
import type { QuestionKind } from '../facts/question-kinds'
import { type ActingPlayer, verbs } from './playing'
import type { Reader } from './reader'

/** What a player gains, and what a player decides beside cards and the map. */
export const choices = verbs({
  /** Gains power for this turn. */
  gainPower(by: number): ScriptEffect {
    return gainOf(this, 'power', by)
  },
  /** Gains influence for this turn. */
  gainInfluence(by: number): ScriptEffect {
    return gainOf(this, 'influence', by)
  },
  /** Victory points. */
  gainPoints(by: number): ScriptEffect {
    return gainOf(this, 'points', by)
  },
  /** Draws fewer cards at the next refill of the hand. */
  drawFewer(by: number): ScriptEffect {
    return gainOf(this, 'reduceDraw', by)
  },

  /** `otherwise`: what the log says that they chose not to do. */
  agrees(question: string, otherwise: string): ScriptEffect<boolean> {
    const { game, player, source: card } = this
    return effect(this, 'answer a question', () => confirm(game, { player, card, otherwise }, question))
  },

  /** Chooses one of these players. */
  chooseOpponent<Opponent extends Reader>(
    opponents: readonly Opponent[],
    { kind, title }: OpponentQuestion = { kind: 'opponent', title: 'Choose Player' },
  ): ScriptEffect<Opponent | undefined> {
    const { game, player } = this
    return effect(this, 'choose an opponent', () =>
      chooseOne(game, {
        player,
        kind,
        title,
        options: opponents,
        show: (other) => playerChoice(game, other.player),
      }),
    )
  },
})

function gainOf(playing: ActingPlayer, what: Counter, by: number): ScriptEffect {
  const { game, player } = playing
  return simply(playing, `gain ${what}`, () => gain(game, player, { what, by }))
}

/** How an opponent is asked for. */
interface OpponentQuestion {
  readonly kind: QuestionKind
  readonly title: string
}
