import {
  type GameLobby,
  isJsonObject,
  type Json,
  type LobbyPlayer,
  Refusal,
  type Warning,
} from '@parlour/kernel'
import { scarsNeeded } from './deal-packs'

/** What a lobby sets for a Cube Draft. `scarRounds` is the text of the panel: round numbers from 1 with commas. */
export interface CubeDraftOptions {
  readonly cubeId: string
  readonly cubeName?: string
  readonly numPacks: number
  readonly packSize: number
  readonly scarRounds: string
}

/** What the server knows of the chosen cube; undefined when there is no such cube. `cards` counts the active ones. */
export type CubeFacts =
  | { readonly cards: number; readonly unusedScars: number; readonly legacy: boolean; readonly name: string }
  | undefined

export interface DraftedSet {
  readonly name: string
  readonly code: string
  readonly set_type: string
}

/** What a lobby sets for a Set Draft. The size of its packs follows from the recipe. */
export interface SetDraftOptions {
  readonly numPacks: number
  readonly set?: DraftedSet
}

/** The chosen set as the list of sets has it; undefined when it has none of that code. */
export type SetFacts = { readonly set_type: string } | undefined

/** Types of sets that may be drafted (rules: screens 1.5). */
const DRAFTED_SET_TYPES: readonly string[] = ['expansion', 'core', 'draft_innovation', 'masters']

const MOST_PACKS = 100
const BIGGEST_PACK = 1000
const LONGEST_TEXT = 200

/** The rounds in a panel's text: blanks and empty parts are dropped. Undefined for anything but different whole numbers from 1. */
export function scarRoundsOf(text: string): readonly number[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const rounds = parts.map(Number)
  const areRounds = parts.every((part) => /^\d{1,4}$/.test(part)) && !rounds.includes(0)
  return areRounds && new Set(rounds).size === rounds.length ? rounds.sort((a, b) => a - b) : undefined
}

function cubeDefaults(): CubeDraftOptions {
  return { cubeId: '', numPacks: 3, packSize: 15, scarRounds: '' }
}

function readCube(raw: unknown): CubeDraftOptions {
  const given = optionsObject(raw)
  const defaults = cubeDefaults()
  return {
    cubeId: text('The cube', given.cubeId ?? defaults.cubeId),
    ...(given.cubeName === undefined ? {} : { cubeName: text("The cube's name", given.cubeName) }),
    numPacks: wholeNumber('The number of packs', given.numPacks ?? defaults.numPacks, MOST_PACKS),
    packSize: wholeNumber('The pack size', given.packSize ?? defaults.packSize, BIGGEST_PACK),
    scarRounds: text('The scar rounds', given.scarRounds ?? defaults.scarRounds),
  }
}

function cubeWarnings(
  options: CubeDraftOptions,
  players: readonly LobbyPlayer[],
  cube: CubeFacts,
): readonly Warning[] {
  const { numPacks, packSize } = options
  const rounds = scarRoundsOf(options.scarRounds)?.filter((round) => round <= numPacks)
  const areValid = rounds !== undefined && rounds.length === scarRoundsOf(options.scarRounds)?.length
  const scars = cube?.legacy === true ? cube.unusedScars : 0
  const needed = scarsNeeded(rounds?.length ?? 0, players.length)
  return [
    ...playerWarnings(players),
    ...warnIf(numPacks <= 0, 'numPacks', 'Packs must be greater than zero'),
    ...warnIf(packSize <= 0, 'packSize', 'Pack size must be greater than zero'),
    ...warnIf(
      packSize === 1 && needed > 0,
      'packSize',
      'Pack size must be at least two in a draft with scar rounds',
    ),
    ...warnIf(options.cubeId === '' || cube === undefined, 'cubeId', 'A cube must be selected'),
    ...warnIf(!areValid, 'scarRounds', 'Invalid scar rounds'),
    ...warnIf(cube !== undefined && areValid && scars < needed, 'scarRounds', 'Not enough scars in the cube'),
    ...warnIf(
      cube !== undefined && players.length * Math.max(0, numPacks) * Math.max(0, packSize) > cube.cards,
      'cubeId',
      'Not enough cards in the cube',
    ),
  ]
}

function readSet(raw: unknown): SetDraftOptions {
  const given = optionsObject(raw)
  const numPacks = wholeNumber('The number of packs', given.numPacks ?? 3, MOST_PACKS)
  const { set } = given
  if (set === undefined || set === null) return { numPacks }
  if (!isJsonObject(set)) throw new Refusal('The set must be a set.')
  const { name, code, set_type } = set
  return {
    numPacks,
    set: {
      name: text("The set's name", name ?? ''),
      code: text("The set's code", code ?? ''),
      set_type: text("The set's type", set_type ?? ''),
    },
  }
}

function setWarnings(
  { numPacks, set }: SetDraftOptions,
  players: readonly LobbyPlayer[],
  known: SetFacts,
): readonly Warning[] {
  const isChosen = set !== undefined && known !== undefined
  const isDrafted = isChosen && DRAFTED_SET_TYPES.includes(set.set_type) && known.set_type === set.set_type
  return [
    ...playerWarnings(players),
    ...warnIf(numPacks <= 0, 'numPacks', 'Packs must be greater than zero'),
    ...warnIf(!isChosen, 'set', 'A set must be selected'),
    ...warnIf(isChosen && !isDrafted, 'set', 'Sets of this type cannot be drafted'),
  ]
}

function playerWarnings(players: readonly LobbyPlayer[]): readonly Warning[] {
  const deactivated = players.some((player) => player.deactivated === true)
  return [
    ...warnIf(players.length < 2, 'players', 'At least two players are required'),
    ...warnIf(deactivated, 'players', 'A player is deactivated'),
  ]
}

const warnIf = (holds: boolean, field: string, sentence: string): readonly Warning[] =>
  holds ? [{ field, text: sentence }] : []

function optionsObject(raw: unknown): Readonly<Record<string, Json | undefined>> {
  if (raw === undefined || raw === null) return {}
  if (!isJsonObject(raw)) throw new Refusal('The options of a draft must be an object.')
  return raw
}

function text(what: string, value: Json): string {
  if (typeof value !== 'string') throw new Refusal(`${what} must be a text.`)
  if (value.length > LONGEST_TEXT) throw new Refusal(`${what} may have ${LONGEST_TEXT} characters at most.`)
  return value
}

function wholeNumber(what: string, value: Json, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Refusal(`${what} must be a whole number.`)
  if (Math.abs(value) > most) throw new Refusal(`${what} may be ${most} at most.`)
  return value
}

/**
 * The lobby of a Cube Draft (rules: screens 1.5; hub 12, 16). Scars count in legacy cubes only, and only
 * unused ones.
 */
export const cubeDraftLobby: GameLobby<CubeDraftOptions, CubeFacts> = {
  kind: 'Cube Draft',
  defaults: cubeDefaults,
  read: readCube,
  warnings: cubeWarnings,
}

/** The lobby of a Set Draft (rules: screens 1.5). */
export const setDraftLobby: GameLobby<SetDraftOptions, SetFacts> = {
  kind: 'Set Draft',
  defaults: () => ({ numPacks: 3 }),
  read: readSet,
  warnings: setWarnings,
}
