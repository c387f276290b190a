import { type JsonObject, lineText, type LogLine, start } from '@parlour/kernel'
import {
  listAt,
  objectAt,
  onlyKeys,
  playersAt,
  PositionError,
  seedAt,
  textsAt,
  wholeNumberAt,
} from '@parlour/scenario'
import { cubeDraft, setDraft } from '../draft-rules'
import { scarRoundsOf } from '../facts/scar-rounds'
import { USUAL_WAY, WAY_NAMES } from '../facts/ways'
import { placeDrafters } from './zones'
import type { DraftScar, DraftSettings, DraftState, PackCard } from '../types'

const KEYS = [
  'kind',
  'players',
  'settings',
  'seed',
  'chance',
  'opening',
  'packs',
  'scars',
  'packSize',
  'numPacks',
]
const ALL_KEYS = [...KEYS, 'scarRounds', 'bots', 'way']

/** A stated draft (rules: scenarios 3). */
interface StatedDraft {
  readonly position: JsonObject
  readonly players: readonly string[]
  readonly numPacks: number
  readonly packSize: number
  readonly scarRounds: readonly number[]
}

/**
 * The draft of a position: everybody's first pack opened, or, when a player's zones are given, as they stand.
 * Players sit as listed; a card's id is its name, with a number behind it where there are copies. `bots`
 * names seats of bots. Throws PositionError for what it does not know or what does not fit.
 */
export function draftAt(value: unknown): { readonly state: DraftState; readonly log: readonly LogLine[] } {
  const position = objectAt(value, 'the position')
  const players = playersAt(position.players, ALL_KEYS)
  onlyKeys(position, [...ALL_KEYS, ...players], 'the position')
  if (position.chance !== undefined) onlyKeys(objectAt(position.chance, 'chance'), [], 'chance of a draft')
  const settings = settingsOf(readStated(position, players))
  const rules = settings.game === 'Set Draft' ? setDraft : cubeDraft
  const { position: first, step } = start(rules, settings)
  if (!players.some((name) => position[name] !== undefined)) return { state: first.state, log: step.log }
  const log = step.log.filter((line) => !lineText(line).includes(' opens pack '))
  return { state: placeDrafters(first.state, position), log }
}

function readStated(position: JsonObject, players: readonly string[]): StatedDraft {
  const settings = objectAt(position.settings ?? {}, 'settings')
  onlyKeys(settings, ['numPacks', 'packSize', 'scarRounds'], 'settings')
  const packs =
    position.packs === undefined ? [] : listAt(packsOf(position, players)[players[0] ?? ''] ?? [], 'packs')
  const number = (key: 'numPacks' | 'packSize', otherwise: number) =>
    wholeNumberAt(position[key] ?? settings[key] ?? otherwise, key, 1)
  const size = Array.isArray(packs[0]) ? packs[0].length : undefined
  const stated = {
    position,
    players,
    numPacks: number('numPacks', packs.length || 3),
    packSize: number('packSize', size ?? 15),
    scarRounds: readScarRounds(position.scarRounds ?? settings.scarRounds ?? []),
  }
  checkFits(stated, size)
  return stated
}

function checkFits(
  { position, numPacks, packSize, scarRounds }: StatedDraft,
  size: number | undefined,
): void {
  if (size !== undefined && size !== packSize) {
    throw new PositionError(`packSize is ${packSize}, but the first pack has ${size} cards`)
  }
  if (scarRounds.some((round) => round > numPacks)) {
    throw new PositionError(`scarRounds names a round after the last, ${numPacks}`)
  }
  if (position.kind === 'set' && scarRounds.length > 0) {
    throw new PositionError('scarRounds: a draft of a set has none')
  }
}

/** The packs by player; a plain list has them in seat order. */
function packsOf({ packs }: JsonObject, players: readonly string[]): JsonObject {
  if (!Array.isArray(packs)) return objectAt(packs, 'packs')
  if (packs.length === players.length) return Object.fromEntries(players.map((name, at) => [name, packs[at]]))
  throw new PositionError(`packs must be of ${players.length} players, not of ${packs.length}`)
}

function readScarRounds(value: unknown): readonly number[] {
  const rounds = scarRoundsOf(typeof value === 'string' ? value : listAt(value, 'scarRounds').join(','))
  if (rounds === undefined) throw new PositionError('scarRounds must be different round numbers from 1 on')
  return rounds
}

function settingsOf(stated: StatedDraft): DraftSettings {
  const { position, players, numPacks, packSize, scarRounds } = stated
  const kind = position.kind ?? 'cube'
  if (kind !== 'cube' && kind !== 'set') throw new PositionError("kind must be 'cube' or 'set'")
  const bots = position.bots === undefined ? [] : textsAt(position.bots, 'bots')
  const stranger = bots.find((name) => !players.includes(name))
  if (stranger !== undefined) throw new PositionError(`bots names '${stranger}', who is not a player`)
  return {
    game: kind === 'cube' ? 'Cube Draft' : 'Set Draft',
    name: 'scenario',
    seed: seedAt(position.seed),
    createdTimestamp: 0,
    shuffleSeats: false,
    players: players.map((name) => ({
      _id: name,
      name,
      deckId: `deck of ${name}`,
      ...(bots.includes(name) ? { bot: 'steady' } : {}),
    })),
    ...wayAt(position.way),
    numPacks,
    packSize,
    scarRounds,
    packs: packCards(stated),
    scars: readScars(stated),
  }
}

/** The way to draft; the usual one is not named. */
function wayAt(value: unknown): Pick<DraftSettings, 'way'> {
  if (value === undefined) return {}
  const way = WAY_NAMES.find((name) => name === value)
  if (way === undefined) throw new PositionError(`way must be one of ${WAY_NAMES.join(', ')}`)
  return way === USUAL_WAY ? {} : { way }
}

/** The packs as the engine wants them: in seat order, each card with an id of its own. */
function packCards({ position, players, numPacks, packSize }: StatedDraft): readonly (readonly PackCard[])[] {
  const statedPacks = position.packs === undefined ? undefined : packsOf(position, players)
  if (statedPacks !== undefined) onlyKeys(statedPacks, players, 'packs')
  const packNames = players.flatMap((player) =>
    statedPacks === undefined
      ? Array.from({ length: numPacks }, (_, round) => madeUp(player, round, packSize))
      : namesOf(player, statedPacks[player], numPacks),
  )
  packNames.forEach((pack, at) => {
    if (pack.length === 0 || pack.length !== packNames[at % numPacks]?.length) {
      throw new PositionError(`the packs of round ${(at % numPacks) + 1} must be of one size, and not empty`)
    }
  })
  const all = packNames.flat()
  const copies = new Set(all.filter((name, at) => all.indexOf(name) !== at))
  let index = -1
  return packNames.map((pack) =>
    pack.map((name): PackCard => {
      index += 1
      return { id: copies.has(name) ? `${name}(${index})` : name, name, _id: `record ${index}` }
    }),
  )
}

const madeUp = (player: string, round: number, size: number): readonly string[] =>
  Array.from({ length: size }, (_, at) => `${player} ${round + 1}-${at + 1}`)

function namesOf(player: string, value: unknown, numPacks: number): readonly (readonly string[])[] {
  const packs = listAt(value, `packs of ${player}`)
  if (packs.length !== numPacks) {
    throw new PositionError(`packs of ${player} must be ${numPacks}, not ${packs.length}`)
  }
  return packs.map((pack, round) => textsAt(pack, `pack ${round + 1} of ${player}`))
}

function readScars({ position, players, scarRounds }: StatedDraft): readonly DraftScar[] {
  const needed = players.length * scarRounds.length
  const pairs =
    position.scars === undefined
      ? Array.from({ length: needed }, (_, at) => [`scar-${at * 2 + 1}`, `scar-${at * 2 + 2}`])
      : listAt(position.scars, 'scars').map((pair) => textsAt(pair, 'each pair of scars'))
  if (pairs.some((pair) => pair.length !== 2)) throw new PositionError('scars must be pairs of ids')
  if (pairs.length < needed) throw new PositionError(`scars must be ${needed} pairs, not ${pairs.length}`)
  return pairs.flat().map((id) => ({ id, text: `text of ${id}` }))
}
