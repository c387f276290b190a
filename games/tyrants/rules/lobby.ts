import { type GameLobby, isJsonObject, type LobbyPlayer, Refusal, type Warning } from '@parlour/kernel'

/** What a lobby sets for Tyrants of the Underdark. */
export interface TyrantsOptions {
  /** Two half-decks. */
  readonly expansions: readonly string[]
  readonly map: string
  readonly menzoExtraNeutral: boolean
}

const HALF_DECKS = ['demons', 'dragons', 'drow', 'elementals', 'illithid', 'undead'] as const
const halfDecks: ReadonlySet<string> = new Set(HALF_DECKS)

/** How many play on each map. */
const PLAYERS_OF_MAP: Readonly<Record<string, number>> = {
  'base-2': 2,
  'base-3a': 3,
  'base-3b': 3,
  'base-4': 4,
}

function defaults(): TyrantsOptions {
  return { expansions: [], map: '', menzoExtraNeutral: true }
}

function read(raw: unknown): TyrantsOptions {
  if (raw === undefined || raw === null) return defaults()
  if (!isJsonObject(raw)) throw new Refusal('The options of Tyrants must be an object.')
  const { expansions = [], map = '', menzoExtraNeutral = true } = raw
  if (!Array.isArray(expansions) || !expansions.every((code) => typeof code === 'string')) {
    throw new Refusal('The half-decks must be a list of names.')
  }
  if (typeof map !== 'string') throw new Refusal('The map must be a name.')
  if (typeof menzoExtraNeutral !== 'boolean')
    throw new Refusal("'Extra neutral in Menzoberranzan' must be yes or no.")
  return { expansions: [...expansions], map, menzoExtraNeutral }
}

function deckWarnings({ expansions }: TyrantsOptions): readonly Warning[] {
  const unknown = expansions.filter((code) => !halfDecks.has(code))
  const twice = new Set(expansions).size < expansions.length
  return [
    ...(expansions.length === 2
      ? []
      : [{ field: 'expansions', text: 'Exactly two half-decks must be chosen' }]),
    ...(twice ? [{ field: 'expansions', text: 'The two half-decks must be different' }] : []),
    ...unknown.map((code) => ({ field: 'expansions', text: `There is no half-deck '${code}'` })),
  ]
}

function mapWarnings({ map }: TyrantsOptions, players: number): readonly Warning[] {
  if (map === '') return [{ field: 'map', text: 'A map must be selected' }]
  const seats = Object.hasOwn(PLAYERS_OF_MAP, map) ? PLAYERS_OF_MAP[map] : undefined
  if (seats === undefined) return [{ field: 'map', text: `There is no map '${map}'` }]
  return seats === players ? [] : [{ field: 'map', text: `The map '${map}' is for ${seats} players` }]
}

function warnings(options: TyrantsOptions, players: readonly LobbyPlayer[]): readonly Warning[] {
  const off = players.some(({ deactivated }) => deactivated === true)
  return [
    ...(players.length < 2 ? [{ field: 'players', text: 'At least two players are required' }] : []),
    ...(off ? [{ field: 'players', text: 'A player is deactivated' }] : []),
    ...mapWarnings(options, players.length),
    ...deckWarnings(options),
  ]
}

/** The lobby of Tyrants (rules: hub 12, 16): the player count fits the map, two different known half-decks. */
export const lobby: GameLobby<TyrantsOptions> = { kind: 'Tyrants of the Underdark', defaults, read, warnings }
