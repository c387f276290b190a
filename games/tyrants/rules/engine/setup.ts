import { defined, type Random, randomFrom, seeded } from '@parlour/kernel'
import { copyOf } from '../facts/card'
import { cardNamed } from '../facts/catalog'
import { type AnyMap, mapNamed } from '../facts/map'
import {
  HALF_DECKS,
  type HalfDeck,
  HAND_SIZE,
  MARKET_SIZE,
  SPIES_PER_PLAYER,
  TROOPS_PER_PLAYER,
  WHITE_TROOPS,
} from '../facts/names'
import { type Board, boardWith, type PlayerState, type Turn, type TyrantsSettings } from './board'
import { emptyGround } from './ground'
import { gemsOn, withMap } from './lay-map'
import { copiesIn, idsOf } from './library'
import { mapOfSettings } from './map-of-settings'
import { GUARD, MARKET, MARKET_DECK, OUTCASTS, pileOf, PRIESTESS, ZONE_COUNT } from './zones'

/** The deck that everybody starts with. */
const STARTING_CARDS = [
  ['Noble', 7],
  ['Soldier', 3],
] as const

/** The board before the first placement. All chance in the order of (rules: tyrants 1). */
export function begin(settings: TyrantsSettings): Board {
  const { random, seats, halfDecks } = firstChance(settings)
  const market = random.shuffle(halfDecks.flatMap(copiesIn))
  const decks = seats.map((_, seat) => random.shuffle(startingCards(seat)))
  const { map, setter, mended } = mapOfSettings(settings, random)
  const board = emptyBoard(settings, { seats, halfDecks, map })
  const zones = board.zones.slice()
  zones[MARKET] = market.slice(0, MARKET_SIZE)
  zones[MARKET_DECK] = market.slice(MARKET_SIZE)
  for (const [seat, deck] of decks.entries()) {
    zones[pileOf(seat, 'hand')] = deck.slice(0, HAND_SIZE)
    zones[pileOf(seat, 'deck')] = deck.slice(HAND_SIZE)
  }
  const chance = { shuffled: settings.shuffleSeats !== false, rolled: settings.randomizeExpansions === true }
  const setup = { ...chance, ...defined({ mended }) }
  return boardWith(withMap(board, map, settings.menzoExtraNeutral), {
    zones,
    random: random.state,
    setup,
    ...(setter === undefined ? {} : { setter, turn: { ...board.turn, phase: 'tiles', player: setter } }),
  })
}

/** The seats and the half-decks of a game, with the chance that is left for the rest. */
function firstChance(settings: TyrantsSettings) {
  const random = randomFrom(seeded(settings.seed))
  const names = settings.players.map(({ name }) => name)
  const seats = settings.shuffleSeats === false ? names : random.shuffle(names)
  return { random, seats, halfDecks: halfDecksOf(settings, random) }
}

/** The half-decks in play of a game with these settings, also where they are drawn at random. */
export const halfDecksInPlay = (settings: TyrantsSettings): readonly HalfDeck[] =>
  firstChance(settings).halfDecks

/** The two half-decks: those of the settings, or two at random. */
function halfDecksOf(
  { expansions, randomizeExpansions }: TyrantsSettings,
  random: Random,
): readonly HalfDeck[] {
  if (randomizeExpansions === true) return random.shuffle(HALF_DECKS).slice(0, 2).toSorted()
  return HALF_DECKS.filter((name) => expansions.includes(name))
}

/** The starting cards of a seat: every seat has its own copies. */
export function startingCards(seat: number): readonly string[] {
  return STARTING_CARDS.flatMap(([name, count]) =>
    Array.from({ length: count }, (_, copy) => copyOf(name, seat * count + copy)),
  )
}

interface SetupInput {
  readonly seats: readonly string[]
  readonly halfDecks: readonly HalfDeck[]
  readonly map: AnyMap
}

/** A board with its stacks, full barracks and nothing on the map. */
export function emptyBoard(settings: TyrantsSettings, { seats, halfDecks, map }: SetupInput): Board {
  const zones: (readonly string[])[] = Array.from({ length: ZONE_COUNT }, () => [])
  zones[PRIESTESS] = copiesNamed('Priestess of Lolth')
  zones[GUARD] = copiesNamed('House Guard')
  zones[OUTCASTS] = copiesNamed('Insane Outcast')
  return {
    random: seeded(settings.seed),
    map,
    halfDecks,
    houseCards: settings.houseCards === true,
    chooseColors: settings.chooseColors,
    players: seats.map((name) => newPlayer(name, seats.length)),
    zones,
    ground: emptyGround(mapNamed(map), seats.length),
    bank: WHITE_TROOPS,
    turn: FIRST_TURN,
    ...gemsOn(map),
  }
}

function copiesNamed(name: string): readonly string[] {
  const card = cardNamed(name)
  return card === undefined ? [] : idsOf(card)
}

const newPlayer = (name: string, seats: number): PlayerState => ({
  name,
  power: 0,
  influence: 0,
  points: 0,
  reduceDraw: 0,
  troops: TROOPS_PER_PLAYER,
  spies: SPIES_PER_PLAYER,
  trophies: Array.from({ length: seats + 1 }, () => 0),
  troopsOnMap: 0,
  spiesOnMap: 0,
  sites: 0,
  sitePoints: 0,
  totalSites: 0,
  markers: 0,
  deckPoints: 0,
  innerPoints: 0,
})

/** The turn before the first: players choose where to start. */
const FIRST_TURN: Turn = {
  phase: 'setup',
  player: 0,
  taken: 0,
  later: [],
  paid: [],
  devouredOpen: false,
  ending: false,
}
