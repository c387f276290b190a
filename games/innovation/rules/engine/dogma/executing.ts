import { during, logNoEffect, type Verb } from '@parlour/card-game'
import type { Card } from '../../facts/card'
import type { EffectWay } from '../../facts/log-classes'
import { type Color, type PrintedAge, type Value } from '../../facts/names'
import type { Action } from '../language/action'
import { claim } from '../game/claiming'
import {
  type DemandContext,
  type DogmaCode,
  type EchoCode,
  type EffectEnd,
  type Notes,
  repeat,
  type Speaker,
} from '../language/code'
import type { Game } from '../game/game'
import { karmas } from '../game/karma'
import { cardNamed } from '../board/library'
import { reveal } from '../game/moving'
import { deckOf, zoneAt } from '../board/zones'

/** An effect and the card it stands on. */
export interface Execution {
  readonly card: Card
  readonly effect: DogmaCode | EchoCode
}
export interface LedExecution extends Execution {
  /** Who makes the demand. */
  readonly leader: number
  readonly foreseen?: boolean
}

/**
 * A player executes one effect, as often as it says "repeat", after the karmas that it triggers (rules:
 * innovation 14.3).
 */
export function* executeEffect(game: Game, player: number, led: LedExecution): Verb {
  const { card, effect } = led
  const [name, leader] = [game.nameOf(player), game.nameOf(led.leader)]
  const text = { player: name, leader, card: card.name, text: effect.text }
  game.run.change({ kind: 'executed', card: card.name })
  game.run.log('{player}: {card}: {text}', text, { classes: ['card-effect', wayOf(player, led)] })
  yield* game.run.indented(during(game, { reason: card }, guarded(game, player, led)))
}

/** In which way a player comes to execute an effect. */
function wayOf(player: number, { effect, leader }: LedExecution): EffectWay {
  if (player === leader) return 'own-effect'
  if (effect.share !== undefined) return 'shared-effect'
  return effect.demand === undefined ? 'compelled-effect' : 'demanded-effect'
}

function* guarded(game: Game, player: number, led: LedExecution): Verb {
  const { card, effect, leader } = led
  if (effect.share === undefined) {
    const executeOnLeader = () => carryOut(game, leader, { ...led, leader: player })
    const event = { card, leader: game.seat(leader), executeOnLeader }
    if (yield* karmas(game, { would: 'demand', player, details: event })) return
  }
  function* execute(): Verb {
    if (!game.action.complete) yield* carryOut(game, player, led)
  }
  if (yield* karmas(game, { would: 'dogmaEffect', player, details: { card, effect, execute } })) return
  if (!game.action.complete) yield* carryOut(game, player, led)
}

/**
 * No effect finds so many cards to repeat itself with; one that does goes in circles (rules: innovation
 * 14.7).
 */
const MOST_TIMES = 200

function* carryOut(game: Game, player: number, led: LedExecution): Verb {
  const context = new Context(game, player, led)
  let ending: EffectEnd
  let times = 0
  do {
    ending = yield* begin(context, led)
    times += 1
  } while (ending === repeat && times < MOST_TIMES && !game.action.complete)
}

function begin(context: DemandContext, { effect }: LedExecution): Verb<EffectEnd> {
  if (effect.share !== undefined) return effect.share(context)
  return effect.demand === undefined ? effect.compel(context) : effect.demand(context)
}

/** What the code of one execution knows. Its functions are fields: texts take them out of it. */
class Context implements DemandContext {
  readonly you: Speaker
  readonly me: Speaker
  readonly self: Card
  readonly age: (printed: PrintedAge) => Value
  readonly completeAction: () => void
  readonly #game: Game
  readonly #action: Action
  readonly #foreseen: boolean

  constructor(game: Game, player: number, { card, leader, foreseen = false }: LedExecution) {
    this.you = game.seat(player)
    this.me = game.seat(leader)
    this.self = card
    this.age = (printed) => (printed + game.action.raise) as Value
    this.completeAction = () => {
      game.action.complete = true
    }
    this.#game = game
    this.#action = game.action
    this.#foreseen = foreseen
  }

  /** Made where a text asks for them: few do. */
  get notes(): Notes {
    return notesFor(this.#action, this.self)
  }

  /** Said where a text asks for it. */
  get foreseen(): boolean {
    const line = this.#foreseen ? '{card} was foreseen' : '{card} was not foreseen'
    this.#game.run.log(line, { card: this.self.name })
    return this.#foreseen
  }
}

/** Notes belong to the action going on and to the card that makes them, whoever executes it. */
function notesFor(action: Action, card: Card): Notes {
  const key = (what: string) => `${card.name}: ${what}`
  const keep = (what: string, count: number) => void (action.notes ??= new Map()).set(key(what), count)
  const remembered = (player: number) => action.remembered?.get(key(`${player}`)) ?? []
  return {
    noted: (what) => action.notes?.has(key(what)) === true,
    note(what) {
      keep(what, 1)
    },
    count: (what) => action.notes?.get(key(what)) ?? 0,
    keep,
    remembered: ({ player }) => remembered(player),
    remember({ player }, value) {
      if (value === undefined) return
      action.remembered ??= new Map()
      action.remembered.set(key(`${player}`), [...remembered(player), value])
    },
  }
}

/** The echo effects that show in a stack, from the bottom card up (rules: innovation 22.3). */
export function visibleEchoes(game: Game, player: number, color: Color): readonly Execution[] {
  return game
    .echoPlaces(player, color)
    .toReversed()
    .map((place) => cardNamed(game.zone(player, color)[place] ?? ''))
    .flatMap((card) => game.codeOf(card.name).echo.map((effect) => ({ card, effect })))
}

/** How a player executes a card alone. */
export interface OwnExecution {
  readonly card: Card
  /** Super-execute: demands are executed by every opponent. */
  readonly super?: boolean
  /** Makes all decisions of the player meanwhile, and sees what the player sees. */
  readonly decider?: number
  /** "May" is read as "must". */
  readonly must?: boolean
}

/** Deeper than the cards of a game can lead: beyond it are only cards that execute each other without end. */
const DEEPEST = 100

/**
 * A player self- or super-executes a card (rules: innovation 16). Returns whether it has anything to execute.
 */
export function* executeCard(game: Game, player: number, own: OwnExecution): Verb<boolean> {
  const { card } = own
  if (card.effects.length === 0) return false
  const { depths } = game.action
  const depth = depths[player] ?? 0
  if (depth >= DEEPEST) {
    logNoEffect(game.run)
    return false
  }
  if (depth > 0 && game.reason?.name !== card.name) yield* claimChain(game, player, card)
  const how = own.super === true ? 'super-executes' : 'self-executes'
  game.run.log(`{player} ${how} {card}`, { player: game.nameOf(player), card: card.name })
  const deeper = during(depths, { [player]: depth + 1 }, executeDecided(game, player, own))
  yield* own.must === true ? during(game, { mustAll: true }, deeper) : deeper
  return true
}

/** Executes a card while whoever decides for the player does so. */
function* executeDecided(game: Game, player: number, own: OwnExecution): Verb {
  const { decider } = game.player(player)
  if (own.decider !== undefined) game.run.change({ kind: 'decided', seat: player, by: own.decider })
  for (const execution of yield* ownEffects(game, player, own.card)) {
    if (game.action.complete) break
    yield* executeAlone(game, player, { ...own, ...execution })
  }
  if (own.decider !== undefined)
    game.run.change({ kind: 'decided', seat: player, by: decider ?? player, until: own.decider })
}

/**
 * A nested execution of another card earns the top card of the base deck of value 11 (rules: innovation
 * 16.3).
 */
function* claimChain(game: Game, player: number, card: Card): Verb {
  const top = game.cards(deckOf('base', 11))[0]
  if (top === undefined) return
  const values = { player: game.nameOf(player), card: card.name }
  game.run.log('{player} earns a chain achievement because of {card}', values)
  yield* claim(game, player, { name: top })
}

/**
 * What is executed: the echoes that show in its stack, whoever's that is, or its own where it lies in none;
 * then its dogma effects.
 */
function* ownEffects(game: Game, player: number, card: Card): Verb<readonly Execution[]> {
  const { effects, echo } = game.codeOf(card.name)
  const executions = (of: typeof echo | typeof effects) => of.map((effect) => ({ card, effect }))
  if (game.zone(player, card.color)[0] !== card.name) yield* reveal(game, player, card)
  const zone = game.where(card.name)
  const { seat, color } = zone === undefined ? {} : zoneAt(zone)
  const echoes =
    seat === undefined || color === undefined ? executions(echo) : visibleEchoes(game, seat, color)
  return [...echoes, ...executions(effects)]
}

function* executeAlone(game: Game, player: number, own: OwnExecution & Execution): Verb {
  const { card, effect } = own
  if (effect.share !== undefined) {
    yield* executeEffect(game, player, { card, effect, leader: player })
  } else if (own.super === true && effect.demand !== undefined) {
    yield* during(game.action, { sharing: false }, demandOfEach(game, player, { card, effect }))
  }
}

/** Every opponent executes a demand of a player, in the order of their turns. */
function* demandOfEach(game: Game, player: number, execution: Execution): Verb {
  for (const opponent of game.after(player).filter((other) => game.opponents(player).includes(other))) {
    if (game.action.complete) break
    yield* executeEffect(game, opponent, { ...execution, leader: player })
  }
}

/** Only the first dogma effect of a card that is no demand and no compel, carried out by a player alone. */
export function* executeFirst(game: Game, player: number, card: Card): Verb {
  const effect = game.codeOf(card.name).effects.find(({ share }) => share !== undefined)
  if (effect !== undefined) yield* executeAlone(game, player, { card, effect })
}
