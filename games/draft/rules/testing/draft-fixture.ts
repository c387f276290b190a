import { advance, type Answer, defined, type Pick, type Position, start } from '@parlour/kernel'
import { cubeDraft } from '../draft-rules'
import type { WayName } from '../facts/ways'
import { APPLY_SCAR, DRAFT_CARD } from '../facts/titles'
import { drafterOf, packOf } from '../state'
import type { DraftSettings, DraftState, PackCard } from '../types'

interface FixtureOptions {
  readonly names: readonly string[]
  readonly numPacks?: number
  readonly packSize?: number
  readonly scarRounds?: readonly number[]
  /** Names of seats that bots play. */
  readonly bots?: readonly string[]
  readonly seed?: string
  readonly cardsPerPick?: number
  readonly way?: WayName
}

/**
 * Settings of a small draft for tests: seats as listed, cards called after their pack: `A0.1` is the first of
 * A's pack 0.
 */
export function fixtureSettings(options: FixtureOptions): DraftSettings {
  const { names, numPacks = 3, packSize = 3, scarRounds = [], bots = [], seed = 'fixture' } = options
  const pack = (name: string, index: number): readonly PackCard[] =>
    Array.from({ length: packSize }, (_, at) => {
      const id = `${name}${index}.${at + 1}`
      return { id, name: id, _id: `card ${id}`, rating: at % 5, colors: 'wubrg'[at % 5] ?? '' }
    })
  return {
    game: 'Cube Draft',
    name: 'fixture',
    seed,
    createdTimestamp: 0,
    shuffleSeats: false,
    numPacks,
    packSize,
    scarRounds,
    ...defined({ cardsPerPick: options.cardsPerPick, way: options.way }),
    players: names.map((name) => ({
      _id: `id of ${name}`,
      name,
      deckId: `deck of ${name}`,
      ...(bots.includes(name) ? { bot: 'steady' } : {}),
    })),
    packs: names.flatMap((name) => Array.from({ length: numPacks }, (_, index) => pack(name, index))),
    scars: Array.from({ length: scarRounds.length * names.length * 2 }, (_, at) => ({
      id: `scar-${at + 1}`,
      text: `text of scar ${at + 1}`,
    })),
  }
}

export type DraftPosition = Position<DraftState>

/** The first position of a small draft. */
export const startDraft = (options: FixtureOptions): DraftPosition =>
  start(cubeDraft, frozen(fixtureSettings(options))).position

/**
 * An answer through the kernel, as the server gives it. The position before is frozen, so whoever changed it
 * would throw.
 */
export const answered = (position: DraftPosition, answer: Answer): DraftPosition =>
  advance(cubeDraft, frozen(position), answer).position

/** Drafts a card; without a name the first one offered. */
export function drafts(position: DraftPosition, actor: string, card?: string): DraftPosition {
  const request = cubeDraft.pending(position.state).find((pending) => pending.actor === actor)
  const first = Array.isArray(request?.choices) ? (request.choices[0] as Pick) : ''
  return answered(position, { actor, title: DRAFT_CARD, selection: [card ?? first] })
}

/** Puts the pack's first scar, or a named one, onto a card. */
export function scars(
  position: DraftPosition,
  actor: string,
  scarring: { cardId: string; scarId?: string },
): DraftPosition {
  const pair = packOf(position.state, drafterOf(position.state, actor).waitingPacks[0]).scars
  const scarId = scarring.scarId ?? pair?.[0] ?? ''
  return answered(position, { actor, title: APPLY_SCAR, selection: [{ scarId, cardId: scarring.cardId }] })
}

/** The queues of one drafter on one line: `A0, B1 | C1` is the line, then the next round's pile. */
export function queues({ state }: DraftPosition, name: string): string {
  const short = (places: readonly number[]) =>
    places.map((place) => packOf(state, place).id.replace('-', '')).join(', ')
  const { waitingPacks, nextRoundPacks } = drafterOf(state, name)
  return nextRoundPacks.length === 0
    ? short(waitingPacks)
    : `${short(waitingPacks)} | ${short(nextRoundPacks)}`
}

/** Freezes a value and all it holds; throws nothing, but makes every later change of it throw. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
