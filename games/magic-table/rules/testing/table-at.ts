import { isJsonObject, type JsonObject, type LogLine } from '@parlour/kernel'
import {
  listAt,
  objectAt,
  onlyKeys,
  playersAt,
  PositionError,
  seedAt,
  textAt,
  wholeNumberAt,
} from '@parlour/scenario'
import { isFormat, startingLife } from '../facts/formats'
import { type Phase, PHASES } from '../facts/phases'
import { type ZoneName, ZONES } from '../facts/zones'
import { profile } from '../facts/profile'
import { knownOnEntering } from '../known-after'
import { newCard, recordKey } from '../new-card'
import { UNMARKED } from '../unmarked'
import { setup } from '../setup'
import type { DeckCards, PlayerState, TableCard, TableSettings, TableState } from '../types'
import { inSeatOrder, type Work, workOn } from '../work'
import { zonesBy } from '../zones-by'
import { cardPlaceNamed } from './places'
import {
  type Catalog,
  catalogAt,
  deckCardAt,
  numbersAt,
  recordNamed,
  type StatedCard,
  statedCardAt,
} from './stated-cards'

const KEYS = [
  'players',
  'settings',
  'seed',
  'chance',
  'opening',
  'format',
  'cards',
  'phase',
  'turn',
  'priority',
]
const EFFECT = 'effect: '

/** A table for a test, with what its scenario may name. */
export interface StatedTable {
  readonly state: TableState
  readonly log: readonly LogLine[]
  readonly catalog: Catalog
  /** Decks to choose, by player; empty unless the opening is played. */
  readonly decks: ReadonlyMap<string, DeckCards>
}

/**
 * The table of a position (rules: scenarios 3): players sit as listed, and cards lie where they are stated.
 * With `opening` nobody has chosen a deck yet. Throws PositionError for what it does not know.
 */
export function tableAt(value: unknown): StatedTable {
  const position = objectAt(value, 'the position')
  const players = playersAt(position.players, KEYS)
  onlyKeys(position, [...KEYS, ...players], 'the position')
  const catalog = catalogAt(position.cards)
  const { state: first, log } = setup(settingsOf(position, players))
  const state = { ...first, dice: diceOf(position) }
  if (position.opening === true) return { state, log, catalog, decks: decksOf(position, players, catalog) }
  return { state: placed(position, state, catalog), log, catalog, decks: new Map() }
}

function settingsOf(position: JsonObject, players: readonly string[]): TableSettings {
  const stated = objectAt(position.settings ?? {}, 'settings')
  onlyKeys(stated, ['format', 'teams', 'bots', 'dealByHand'], 'settings')
  const format = position.format ?? stated.format ?? 'Constructed'
  if (typeof format !== 'string' || !isFormat(format)) throw new PositionError('there is no such format')
  const bots = stated.bots === undefined ? {} : objectAt(stated.bots, 'bots')
  const teams = stated.teams === undefined ? undefined : objectAt(stated.teams, 'teams')
  return {
    game: profile.kind,
    name: 'table',
    seed: seedAt(position.seed),
    createdTimestamp: 0,
    players: players.map((name) => {
      const bot = bots[name]
      return { _id: `id of ${name}`, name, ...(typeof bot === 'string' ? { bot } : {}) }
    }),
    format,
    shuffleSeats: false,
    ...(stated.dealByHand === undefined ? {} : { dealByHand: stated.dealByHand === true }),
    ...(teams === undefined ? {} : { teams: textsBy(teams) }),
  }
}

const textsBy = (stated: JsonObject): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(stated).map(([key, value]) => [key, textAt(value, `team of ${key}`)]))

function diceOf({ chance }: JsonObject): readonly number[] {
  const stated = objectAt(chance ?? {}, 'chance')
  onlyKeys(stated, ['die'], 'chance of a table')
  return listAt(stated.die ?? [], 'die').map((result) => wholeNumberAt(result, 'each of die', 1))
}

function decksOf(
  position: JsonObject,
  players: readonly string[],
  catalog: Catalog,
): ReadonlyMap<string, DeckCards> {
  return new Map(
    players.map((name) => {
      const stated = objectAt(position[name] ?? {}, name)
      onlyKeys(stated, ['deck'], name)
      const deck = objectAt(stated.deck ?? {}, `deck of ${name}`)
      onlyKeys(deck, ['main', 'side', 'command'], `deck of ${name}`)
      const list = (key: string) =>
        listAt(deck[key] ?? [], `${key} of ${name}`).map((card) => deckCardAt(catalog, card))
      return [name, { main: list('main'), side: list('side'), command: list('command') }]
    }),
  )
}

function placed(position: JsonObject, state: TableState, catalog: Catalog): TableState {
  const work = workOn(state, state.board.priority)
  const hosts = new Map<string, string>()
  const players = state.board.players.map((player) =>
    placedPlayer(work, player, {
      stated: objectAt(position[player.name] ?? {}, player.name),
      catalog,
      hosts,
    }),
  )
  const named = (key: 'turn' | 'priority') =>
    position[key] === undefined ? work.board.priority : nameAt(work, textAt(position[key], key))
  return {
    ...state,
    chosen: null,
    records: work.records,
    cardsMade: work.cardsMade,
    handlesMade: work.handlesMade,
    board: {
      ...state.board,
      players: attached(players, hosts),
      phase: phaseAt(position.phase ?? 'start turn'),
      // What is stated lies there from before.
      turnBegan: work.handlesMade,
      turnPlayer: named('turn'),
      priority: named('priority'),
    },
  }
}

function phaseAt(value: unknown): Phase {
  const phase = PHASES.find((one) => one === value)
  if (phase === undefined) throw new PositionError(`there is no phase '${String(value)}'`)
  return phase
}

function nameAt(work: Work, name: string): string {
  if (work.board.players.some((player) => player.name === name)) return name
  throw new PositionError(`there is no player '${name}'`)
}

interface SeatInput {
  readonly stated: JsonObject
  readonly catalog: Catalog
  /** Places of hosts, by the id of what hangs on them. */
  readonly hosts: Map<string, string>
}

function placedPlayer(work: Work, player: PlayerState, { stated, catalog, hosts }: SeatInput): PlayerState {
  const { name } = player
  onlyKeys(stated, [...ZONES, 'counters', 'eliminated'], name)
  const zones = zonesBy((zone) =>
    listAt(stated[zone] ?? [], `${zone} of ${name}`).map((value) => {
      const card = statedCardAt(value, `${zone} of ${name}`)
      const made = cardOf(work, { card, player: name, zone }, catalog)
      if (card.attachedTo !== undefined) hosts.set(made.id, card.attachedTo)
      return made
    }),
  )
  const life = startingLife('Constructed')
  return {
    ...player,
    counters: stated.counters === undefined ? { life } : numbersAt(stated.counters, `counters of ${name}`),
    eliminated: stated.eliminated === true,
    zones,
  }
}

interface CardPlacement {
  readonly card: StatedCard
  readonly player: string
  readonly zone: ZoneName
}

function cardOf(work: Work, { card, player, zone }: CardPlacement, catalog: Catalog): TableCard {
  const isEffect = card.token && card.name.startsWith(EFFECT) && !catalog.has(card.name)
  const record = recordNamed(catalog, isEffect ? card.name.slice(EFFECT.length) : card.name)
  const { owner = player, knownTo, token } = card
  for (const name of [owner, ...(knownTo ?? [])]) nameAt(work, name)
  const made = newCard(work, {
    ...UNMARKED,
    ...card.marks,
    record: recordKey(work, record),
    owner,
    token,
    made: token,
    effect: isEffect,
    knownTo: [],
  })
  const known = knownTo ?? knownOnEntering(work, made, { player, zone })
  return { ...made, knownTo: inSeatOrder(work.board, known) }
}

/** Links what hangs on a card with it, in both directions. */
function attached(
  players: readonly PlayerState[],
  hosts: ReadonlyMap<string, string>,
): readonly PlayerState[] {
  const hostOf = new Map<string, string>()
  for (const [id, text] of hosts) {
    const place = cardPlaceNamed(text)
    const host = place && players.find(({ name }) => name === place.player)?.zones[place.zone][place.index]
    if (host === undefined) throw new PositionError(`no card lies in '${text}'`)
    hostOf.set(id, host.id)
  }
  const link = (card: TableCard): TableCard => ({
    ...card,
    attachedTo: hostOf.get(card.id) ?? null,
    attached: [...hostOf].flatMap(([id, host]) => (host === card.id ? [id] : [])),
  })
  return players.map((player) => ({
    ...player,
    zones: zonesBy((zone) => player.zones[zone].map(link)),
  }))
}

/** Whether an answer stands for the player's own deck of the position. */
export const isOwnDeck = (value: unknown): boolean => isJsonObject(value) && value.deck === true
