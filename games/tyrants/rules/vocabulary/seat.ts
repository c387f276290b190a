import { effect, type Verb, withVerbs } from '@parlour/card-game'
import type { Script, ScriptEffect } from '@parlour/script'
import { chooseOne, type Target } from '../engine/choose'
import type { Game } from '../engine/game'
import { piece } from '../facts/piece'
import { cards } from './cards'
import { choices } from './choices'
import { discards } from './discards'
import type { ActingPlayer } from './playing'
import { plays } from './plays'
import { Reader } from './reader'
import { spies } from './spies'
import { troops } from './troops'
import { turnEnd } from './turn-end'

/** What the code of a card knows: the player who plays it. */
export interface PlayContext {
  readonly you: Seat
}

/** The code of a text: what the card does for the player who plays it. */
export type Play = (context: PlayContext) => Script

/** Options of a choice, each by its title. */
export type Branches = Readonly<Record<string, Play>>

/** A player among the others. */
class Player extends Reader implements ActingPlayer {
  readonly least: 0 | 1
  #may: this | undefined

  constructor(game: Game, player: number, { source, least = 1 }: PlayerOptions) {
    super(game, player, source)
    this.least = least
  }

  /** The same player where the text says "you may": what follows may be declined. */
  get may(): this {
    return (this.#may ??= this.#seat(this.player, 0))
  }

  /** All players, in seat order. */
  get everyone(): readonly this[] {
    return this.game.everyone.map((player) => this.#seat(player))
  }
  /** Others, in seat order. */
  get opponents(): readonly this[] {
    return this.game.opponents(this.player).map((player) => this.#seat(player))
  }
  /** Others, in the order of their turns. */
  get opponentsInTurn(): readonly this[] {
    return this.game.following(this.player).map((player) => this.#seat(player))
  }
  #seat(player: number, least: 0 | 1 = 1): this {
    return playerOf(this.game, player, { source: this.source, least }) as this
  }
  /** The player who owns a troop that was taken; nobody owns a white one. */
  ownerOf(target: Target | undefined): this | undefined {
    return this.opponents.find(({ player }) => player === target?.owner)
  }

  /**
   * "Choose one": carries out the option that is picked; the title of the question is the name of the card.
   */
  chooseOne(options: Branches): ScriptEffect {
    return effect(this, 'choose one', () => chooseBranch(this, options))
  }
  /** "Choose three times": one choice after the other. */
  *chooseOptions(times: number, options: Branches): Verb {
    for (let time = 0; time < times; time += 1) yield* chooseBranch(this, options)
  }
}

interface PlayerOptions {
  readonly source: string
  readonly least?: 0 | 1
}

const playerOf = (game: Game, player: number, options: PlayerOptions): Player =>
  new PlayerWithVerbs(game, player, options)

const PlayerWithVerbs = withVerbs(Player, choices, troops, spies, cards, plays, discards, turnEnd)

/** A player as texts speak of one. `you.may.discard()` is "you may discard ...". */
export type Seat = InstanceType<typeof PlayerWithVerbs>

/** Returns the player whose card `source` is carried out. */
export const seatOf = (game: Game, player: number, source: string): Seat =>
  new PlayerWithVerbs(game, player, { source })

function* chooseBranch(you: Player, options: Branches): Verb {
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
  yield* branch({ you: seatOf(game, player, source) })
}
