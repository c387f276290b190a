import { type GameLobby, isJsonObject, type LobbyPlayer, Refusal, type Warning } from '@parlour/kernel'

/** What a lobby sets for Innovation: Ultimate. With `randomizeExpansions` each further set is rolled when the game is created. */
export interface InnovationOptions {
  readonly expansions: readonly string[]
  readonly randomizeExpansions: boolean
}

/** The sets a lobby may pick. `base` is always in play. */
export const SELECTABLE_EXPANSIONS = ['base', 'echo', 'city', 'usee'] as const
const selectable: ReadonlySet<string> = new Set(SELECTABLE_EXPANSIONS)

function defaults(): InnovationOptions {
  return { expansions: ['base'], randomizeExpansions: false }
}

/** HUB.md 12 and 16: `base` is added when missing; unknown codes are kept, so that `warnings` can name them. */
function read(raw: unknown): InnovationOptions {
  if (raw === undefined || raw === null) return defaults()
  if (!isJsonObject(raw)) throw new Refusal('The options of Innovation must be an object.')
  const { expansions = ['base'], randomizeExpansions = false } = raw
  if (!Array.isArray(expansions) || !expansions.every((code) => typeof code === 'string')) {
    throw new Refusal('The expansions must be a list of names.')
  }
  if (typeof randomizeExpansions !== 'boolean') throw new Refusal("'Randomize expansions' must be yes or no.")
  return { expansions: [...new Set(['base', ...expansions])], randomizeExpansions }
}

function warnings(options: InnovationOptions, players: readonly LobbyPlayer[]): readonly Warning[] {
  const list: Warning[] = []
  if (players.length < 2) list.push({ field: 'players', text: 'At least two players are required' })
  if (players.length > 4) list.push({ field: 'players', text: 'At most four players can play' })
  if (players.some(({ deactivated }) => deactivated === true)) {
    list.push({ field: 'players', text: 'A player is deactivated' })
  }
  for (const code of options.expansions) {
    if (!selectable.has(code))
      list.push({ field: 'expansions', text: `The expansion '${code}' cannot be chosen` })
  }
  return list
}

/** The lobby of Innovation: Ultimate (HUB.md 12, 16): two to four players, only selectable sets. */
export const lobby: GameLobby<InnovationOptions> = { kind: 'Innovation: Ultimate', defaults, read, warnings }
