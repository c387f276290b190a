import type { Effect } from '@parlour/script'
import { type Counter, type Later, turnWith } from '../engine/board'
import { chooseOne, confirm, playerChoice } from '../engine/choose'
import { gain } from '../engine/counters'
import type { Game, Verb } from '../engine/game'
import type { Play } from '../facts/card'
import { piece } from '../facts/piece'
import { Reader } from './reader'
import type { Seat } from './seat'

/** Options of a choice, each by its title. */
export type Branches = Readonly<Record<string, Play>>

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

  gainPower(by: number): Effect {
    return this.gain('power', by)
  }
  gainInfluence(by: number): Effect {
    return this.gain('influence', by)
  }
  /** Victory points. */
  gainPoints(by: number): Effect {
    return this.gain('points', by)
  }
  /** Draws fewer cards at the next refill of the hand. */
  drawFewer(by: number): Effect {
    return this.gain('reduceDraw', by)
  }
  private gain(what: Counter, by: number): Effect {
    const { game, player } = this
    return this.effect(`gain ${what}`, function* () {
      gain(game, player, { what, by })
    })
  }

  /** "Choose one": carries out the option that is picked; the title of the question is the name of the card. */
  chooseOne(options: Branches): Effect {
    return this.effect('choose one', () => chooseBranch(this, options))
  }
  /** "Choose three times": one choice after the other. */
  *chooseOptions(times: number, options: Branches): Verb {
    for (let time = 0; time < times; time += 1) yield* chooseBranch(this, options)
  }

  agrees(question: string): Effect<boolean> {
    return this.effect('answer a question', () => confirm(this.game, this.player, question))
  }

  chooseOpponent(opponents: readonly Seat[], title = 'Choose Player'): Effect<Seat | undefined> {
    const { game, player } = this
    return this.effect('choose an opponent', () =>
      chooseOne(game, {
        player,
        kind: 'player',
        title,
        options: opponents,
        show: (other) => playerChoice(game, other.player),
      }),
    )
  }

  /** What is done at the end of the turn. */
  protected later(...more: readonly Later[]): Effect {
    const { game } = this
    return this.effect('do at the end of the turn', function* () {
      const { turn } = game.board
      game.run.change({ kind: 'turned', turn: turnWith(turn, { later: [...turn.later, ...more] }) })
    })
  }

  protected effect<T>(label: string, body: () => Verb<T>): Effect<T> {
    return this.game.run.effect(label, body)
  }
}

function* chooseBranch(you: Choices, options: Branches): Verb {
  const { game, player, source } = you
  const title = yield* chooseOne(game, {
    player,
    kind: 'option',
    title: game.card(source).name,
    options: Object.keys(options),
    show: (option) => ({
      title: option,
      id: `choice-${Object.keys(options).indexOf(option)}`,
      kind: 'option',
      links: { card: [piece.card(source)] },
    }),
  })
  const branch = title === undefined ? undefined : options[title]
  if (branch === undefined) return
  game.say(player, 'chooses {option}', { option: title ?? '' })
  yield* branch(game.contextOf(player, source))
}
