import { type JsonObject, randomFrom, seeded } from '@parlour/kernel'
import {
  flagAt,
  objectAt,
  onlyKeys,
  playersAt,
  PositionError,
  seedAt,
  textAt,
  textsAt,
  turnAt,
  wholeNumberAt,
} from '@parlour/scenario/position'
import type { Board, InnovationSettings, Turn } from '../engine/board/board'
import { splayIndex } from '../engine/board/board'
import { emptyBoard, expansionsOf } from '../engine/turn/setup'
import { PLAYER_ZONES } from '../engine/board/zones'
import { COLORS, EXPANSIONS, type Expansion, type Splay, SPLAYS } from '../facts/names'
import { PositionBuilder } from './placing'

const COMMON = [
  'players',
  'settings',
  'seed',
  'chance',
  'opening',
  'expansions',
  'turn',
  'age0',
  'achievements',
  'junk',
  'decks',
  'decksExact',
  'unseenAchievements',
]

/**
 * The board of a position (rules: scenarios 3): cards it names are set aside first, the ordinary setup is
 * made from the others, and nothing is tidied up. Throws PositionError for what it does not know or what does
 * not fit.
 */
export function positionAt(value: unknown): { readonly settings: InnovationSettings; readonly board: Board } {
  const position = objectAt(value, 'the position')
  const players = playersAt(position.players, COMMON)
  if (players.length < 2 || players.length > 4) throw new PositionError('players must be two to four')
  onlyKeys(position, [...COMMON, ...players], 'the position')
  const settings = settingsOf(position, players)
  const random = randomFrom(seeded(settings.seed))
  const expansions = expansionsOf(settings, random)
  const empty = emptyBoard({ settings, seats: players, expansions })
  const ageZero = flagAt(position.age0, 'age0')
  const placing = new PositionBuilder(expansions, ageZero)
  placeAll(placing, position, players)
  const zones = placing.zones(random)
  const board: Board = {
    ...empty,
    zones,
    splays: splaysOf(position, players),
    ageZero,
    turn: turnOf(position, players, empty.turn),
    random: random.state,
    ...coinsOf(position),
  }
  return { settings, board }
}

function settingsOf(position: JsonObject, players: readonly string[]): InnovationSettings {
  const settings = objectAt(position.settings ?? {}, 'settings')
  onlyKeys(settings, ['expansions', 'randomizeExpansions', 'teams', 'friendly'], 'settings')
  const expansions = textsAt(position.expansions ?? settings.expansions ?? ['base'], 'expansions')
  const unknown = expansions.find((set) => !EXPANSIONS.some((known) => known === set))
  if (unknown !== undefined) throw new PositionError(`there is no expansion '${unknown}'`)
  const isSet = (key: 'teams' | 'randomizeExpansions' | 'friendly') =>
    flagAt(settings[key], `settings.${key}`)
  if (isSet('teams') && players.length !== 4)
    throw new PositionError(`settings.teams is for four players, not ${players.length}`)
  return {
    game: 'Innovation: Ultimate',
    name: 'scenario',
    seed: seedAt(position.seed),
    createdTimestamp: 0,
    players: players.map((name) => ({ _id: name, name })),
    expansions: [...new Set(['base', ...expansions])],
    shuffleSeats: false,
    ...(isSet('teams') ? { teams: true } : {}),
    ...(isSet('randomizeExpansions') ? { randomizeExpansions: true } : {}),
    ...(isSet('friendly') ? { friendly: true } : {}),
  }
}

function placeAll(placing: PositionBuilder, position: JsonObject, players: readonly string[]): void {
  players.forEach((name, seat) => {
    const player = objectAt(position[name] ?? {}, name)
    // Totals follow from the zones: they are accepted, so that a board can be given as a position, and
    // ignored.
    onlyKeys(player, [...PLAYER_ZONES, 'totals'], name)
    for (const kind of PLAYER_ZONES) {
      const isStack = COLORS.some((color) => color === kind)
      placing.player(
        { seat, kind },
        isStack
          ? stackAt(player[kind], `${name}.${kind}`).cards
          : textsAt(player[kind] ?? [], `${name}.${kind}`),
      )
    }
  })
  placing.junk(textsAt(position.junk ?? [], 'junk'))
  if (position.achievements !== undefined)
    placing.achievements(textsAt(position.achievements, 'achievements'))
  placing.keepUnseen(flagAt(position.unseenAchievements, 'unseenAchievements'))
  eachDeck(position.decks, 'decks', (deck, names) => placing.onTop(deck, names))
  eachDeck(position.decksExact, 'decksExact', (deck, names) => placing.exactly(deck, names))
}

function eachDeck(
  value: unknown,
  where: string,
  place: (deck: { readonly set: Expansion; readonly value: number }, names: readonly string[]) => void,
): void {
  const decks = objectAt(value ?? {}, where)
  onlyKeys(decks, EXPANSIONS, where)
  for (const set of EXPANSIONS) {
    for (const [age, names] of Object.entries(objectAt(decks[set] ?? {}, `${where}.${set}`))) {
      const at = `${where}.${set}.${age}`
      const number = wholeNumberAt(Number(age), `the value of ${at}`)
      if (number > 11) throw new PositionError(`there is no deck ${at}`)
      place({ set, value: number }, textsAt(names, at))
    }
  }
}

interface Stack {
  readonly cards: readonly string[]
  readonly splay: Splay
}

function stackAt(value: unknown, where: string): Stack {
  if (value === undefined) return { cards: [], splay: 'none' }
  if (Array.isArray(value)) return { cards: textsAt(value, where), splay: 'none' }
  const stack = objectAt(value, where)
  onlyKeys(stack, ['cards', 'splay'], where)
  const stated = textAt(stack.splay ?? 'none', `${where}.splay`)
  const splay = SPLAYS.find((one) => one === stated)
  if (splay === undefined) throw new PositionError(`${where} has the unknown splay '${stated}'`)
  return { cards: textsAt(stack.cards ?? [], where), splay }
}

function splaysOf(position: JsonObject, players: readonly string[]): readonly Splay[] {
  const splays: Splay[] = []
  players.forEach((name, seat) => {
    const player = objectAt(position[name] ?? {}, name)
    COLORS.forEach((color, at) => {
      splays[splayIndex(seat, at)] = stackAt(player[color], `${name}.${color}`).splay
    })
  })
  return splays
}

/** The turn a position is taken at: the first of the first player, unless it says otherwise. */
function turnOf(position: JsonObject, players: readonly string[], opening: Turn): Turn {
  if (flagAt(position.opening, 'opening')) return opening
  const stated = turnAt(position.turn, players)
  const { player, round } = stated
  const name = players[player] ?? ''
  const display = textsAt(objectAt(position[name] ?? {}, name).artifact ?? [], 'artifact')
  const action = stated.action ?? (display.length > 0 ? 0 : 1)
  if (action > 2) throw new PositionError('turn.action must be 1 or 2')
  const turn = (round - 1) * players.length + player + 1
  return { ...opening, phase: action === 0 ? 'artifact' : 'action', player, action, turn }
}

function coinsOf(position: JsonObject): { readonly coins?: readonly string[] } {
  const chance = objectAt(position.chance ?? {}, 'chance')
  onlyKeys(chance, ['coin'], 'chance')
  if (chance.coin === undefined) return {}
  const coins = textsAt(chance.coin, 'chance.coin')
  const unknown = coins.find((side) => side !== 'heads' && side !== 'tails')
  if (unknown !== undefined) throw new PositionError(`chance.coin has the unknown side '${unknown}'`)
  return { coins }
}
