import { type Random, randomFrom, seeded } from '@parlour/kernel'
import { achievements } from '../../facts/catalog'
import { MORE_SETS, selectable } from '../../facts/listed-expansions'
import { COLORS, type Expansion, EXPANSIONS } from '../../facts/names'
import {
  type Board,
  boardWith,
  type ResultCounts,
  type InnovationSettings,
  type PlayerState,
  type Turn,
} from '../board/board'
import { cardsOf } from '../board/library'
import { AVAILABLE, deckOf, JUNK, ZONE_COUNT, zoneOf } from '../board/zones'

const NOTHING_COUNTED: ResultCounts = { melded: [], activated: [] }

/** The board before the first picks (rules: innovation 6). All chance in this order: seats, sets, decks. */
export function begin(settings: InnovationSettings): Board {
  const { random, seats, expansions } = firstChance(settings)
  const board = emptyBoard({ settings, seats, expansions })
  const zones = shuffledDecks(board, random)
  layOutAchievements(zones, expansions)
  junkUnseen(zones)
  for (const seat of seats.keys()) dealTwo(zones, seat)
  const setup = {
    shuffled: settings.shuffleSeats !== false,
    rolled: settings.randomizeExpansions === true,
    ...(settings.experiments?.includes(MORE_SETS) === true ? { experiments: true as const } : {}),
  }
  return boardWith(board, { zones, random: random.state, setup })
}

/** The seats and the sets of a game, with the chance that is left for the rest. */
function firstChance(settings: InnovationSettings) {
  const random = randomFrom(seeded(settings.seed))
  const names = settings.players.map(({ name }) => name)
  const seats = settings.shuffleSeats === false ? names : random.shuffle(names)
  return { random, seats, expansions: expansionsOf(settings, random) }
}

/** The sets in play of a game with these settings, also where they are rolled for. */
export const setsInPlay = (settings: InnovationSettings): readonly Expansion[] =>
  firstChance(settings).expansions

/** The sets that may be rolled for: beside the base set all that can be chosen. */
export const rolledFor = (experiments: readonly string[]): readonly Expansion[] =>
  selectable(experiments).filter((set) => set !== 'base')

/** The sets in play, in their order: those of the settings, or base and what is rolled. */
export function expansionsOf(settings: InnovationSettings, random: Random): readonly Expansion[] {
  const { randomizeExpansions, experiments = [] } = settings
  if (randomizeExpansions === true)
    return ['base', ...rolledFor(experiments).filter(() => random.next() < 0.5)]
  return EXPANSIONS.filter((set) => set === 'base' || settings.expansions.includes(set))
}

interface SetupInput {
  readonly settings: InnovationSettings
  readonly seats: readonly string[]
  readonly expansions: readonly Expansion[]
}

/** A board with nothing on it, in the opening. */
export function emptyBoard({ settings, seats, expansions }: SetupInput): Board {
  return {
    random: seeded(settings.seed),
    players: seats.map(newPlayer),
    zones: Array.from({ length: ZONE_COUNT }, () => []),
    splays: seats.flatMap(() => COLORS.map(() => 'none' as const)),
    expansions,
    teams: settings.teams === true && seats.length === 4,
    ageZero: false,
    revealed: [],
    turn: openingTurn(seats.length),
    counted: NOTHING_COUNTED,
  }
}

const newPlayer = (name: string): PlayerState => ({
  name,
  eliminated: false,
  tucked: 0,
  scored: 0,
  drew: false,
})

/** With four players the first two turns have one action only, else the first (rules: innovation 7). */
function openingTurn(players: number): Turn {
  const limitedTurns = players === 4 ? 2 : 1
  return { phase: 'opening', player: 0, action: 0, turn: 0, limitedTurns, endorsed: false }
}

function shuffledDecks(board: Board, random: Random): (readonly string[])[] {
  const zones = board.zones.slice()
  for (const set of board.expansions) {
    // Cards of value 0 stay apart until something brings them in.
    for (let value = 1; value <= 11; value += 1) {
      const names = cardsOf(set, value).map(({ name }) => name)
      zones[deckOf(set, value)] = random.shuffle(names)
    }
  }
  return zones
}

/** Special achievements of the sets in play, then the top base card of each value from 1 to 10. */
export function layOutAchievements(zones: (readonly string[])[], expansions: readonly Expansion[]): void {
  const special = expansions.flatMap((set) => achievements.filter((one) => one.set === set))
  const standard: string[] = []
  for (let value = 1; value <= 10; value += 1) {
    const deck = deckOf('base', value)
    const [top, ...rest] = zones[deck] ?? []
    if (top !== undefined) standard.push(top)
    zones[deck] = rest
  }
  zones[AVAILABLE] = [...(zones[AVAILABLE] ?? []), ...special.map(({ name }) => name), ...standard]
}

/** The special achievements of The Unseen start in the junk, from where effects may bring them back. */
export function junkUnseen(
  zones: (readonly string[])[],
  stays: (name: string) => boolean = () => false,
): void {
  const available = zones[AVAILABLE] ?? []
  const junked = available.filter((name) => unseen.has(name) && !stays(name))
  zones[JUNK] = [...(zones[JUNK] ?? []), ...junked]
  zones[AVAILABLE] = available.filter((name) => !junked.includes(name))
}
const unseen: ReadonlySet<string> = new Set(
  achievements.filter(({ set }) => set === 'usee').map(({ name }) => name),
)

function dealTwo(zones: (readonly string[])[], seat: number): void {
  const deck = deckOf('base', 1)
  const cards = zones[deck] ?? []
  zones[zoneOf(seat, 'hand')] = cards.slice(0, 2)
  zones[deck] = cards.slice(2)
}
