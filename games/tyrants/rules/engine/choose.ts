import * as cardGame from '@parlour/card-game'
import { headingOf, type Verb } from '@parlour/card-game'
import { defined, type ChoiceItem } from '@parlour/kernel'
import { type Owner, piece } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'
import type { Game } from './game'
import { DEVOURED } from './zones'

export interface Options<T> {
  readonly player: number
  readonly kind: QuestionKind
  readonly title: string
  readonly options: readonly T[]
  readonly show: (option: T) => ChoiceItem
  /** Left out: exactly one. */
  readonly min?: number
  readonly max?: number
}

/** A troop of an owner at a location. Which of several it is does not matter. */
export interface Target {
  readonly at: number
  readonly owner: Owner
}

/**
 * The general chooser: with a minimum of 0 the title says so; nothing to choose from asks nothing (rules:
 * tyrants 9). Picks come in the order of the options.
 */
export function* choose<T>(
  game: Game,
  { player, kind, title, options, show, min = 1, max = 1 }: Options<T>,
): Verb<readonly T[]> {
  return yield* cardGame.choose(game.run, {
    actor: game.nameOf(player),
    kind,
    title: headingOf(title, min),
    options,
    show,
    min,
    max,
    onNone: () => declined(game, player, NOT_DONE[kind]),
  })
}

/** Chooses one, or none where that is allowed. */
export function* chooseOne<T>(game: Game, options: Omit<Options<T>, 'max'>): Verb<T | undefined> {
  return (yield* choose(game, options))[0]
}

/** What a player does not do who picks nothing where that is allowed, by what was asked. */
const NOT_DONE: Readonly<Partial<Record<QuestionKind, string>>> = {
  assassinate: 'assassinate a troop',
  troops: 'assassinate troops',
  'white-troops': 'assassinate white troops',
  supplant: 'supplant a troop',
  'move-troop': 'move a troop',
  trophies: 'deploy trophies',
  'return-spy': 'return a spy',
  devour: 'devour a card',
  'devour-inner-circle': 'devour a card of the inner circle',
  discard: 'discard a card',
  promote: 'promote a card',
  recruit: 'recruit a card',
}

/** Tells that a player chose not to do something: an infinitive without 'to'. */
export function declined(game: Game, player: number, what = 'do that'): void {
  const values = { player: game.nameOf(player) }
  game.run.log(`{player} chooses not to ${what}`, values, { classes: ['faded'] })
}

/** Whom a card asks, and what they do not do who say no: nothing that only they may know. */
interface AskContext {
  readonly player: number
  readonly card: string
  readonly otherwise: string
}

/** A yes/no question that a card asks; always asked. */
export function* confirm(
  game: Game,
  { player, card, otherwise }: AskContext,
  question: string,
): Verb<boolean> {
  const links = { card: [piece.card(card)] }
  return yield* cardGame.confirm({
    actor: game.nameOf(player),
    kind: 'confirm' satisfies QuestionKind,
    title: question,
    yes: { title: 'yes', links },
    no: { title: 'no', links },
    onNo: () => declined(game, player, otherwise),
  })
}

/** How a location is offered. */
export function locationChoice(game: Game, at: number): ChoiceItem {
  const { name } = game.place(at)
  return { title: name, id: locationId(name), kind: 'location', pieces: [piece.location(name)] }
}

/** How a troop is offered. */
export function troopChoice(game: Game, { at, owner }: Target): ChoiceItem {
  const { name } = game.place(at)
  return {
    title: `${name}, ${game.ownerName(owner)}`,
    id: `${locationId(name)}::${game.ownerName(owner)}`,
    kind: 'troop',
    pieces: [piece.troop(name, owner), piece.location(name)],
  }
}

/** How a spy is offered. */
export function spyChoice(game: Game, { at, owner }: Target): ChoiceItem {
  const { title, id } = troopChoice(game, { at, owner })
  const { name } = game.place(at)
  const pieces = [piece.spy(name, owner), piece.location(name)]
  return { title, ...defined({ id }), kind: 'spy', pieces }
}

const locationId = (name: string): string => `map.${name}`

/** How a card that the player sees is offered: by name, and known by its copy. */
export function cardChoice(game: Game, id: string): ChoiceItem {
  return { title: game.card(id).name, id, kind: 'card', pieces: [piece.card(id)] }
}

/** A card that is for sale; one that was devoured says so. */
export function saleChoice(game: Game, id: string): ChoiceItem {
  const choice = cardChoice(game, id)
  if (!game.cards(DEVOURED).includes(id)) return choice
  return { ...choice, title: `devoured: ${choice.title}`, pieces: [piece.card(id), piece.stack('devoured')] }
}

/** A card with what it is worth, outside and inside of the inner circle. */
export function promotionChoice(game: Game, id: string): ChoiceItem {
  const { points, innerPoints } = game.card(id)
  return { subtitles: [`${points} / ${innerPoints}`], ...cardChoice(game, id) }
}

export function playerChoice(game: Game, player: number): ChoiceItem {
  const name = game.nameOf(player)
  return { title: name, id: name, kind: 'player', pieces: [piece.seat(player)] }
}

/** Cards by name; copies in the order in which they lie. */
export function byName(game: Game, cards: readonly string[]): readonly string[] {
  return cards
    .map((id) => ({ id, name: game.card(id).name }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ id }) => id)
}

export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
