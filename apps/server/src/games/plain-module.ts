import {
  type AnyRules,
  defined,
  type GameFacts,
  type GameSettings,
  type LobbyPlayer,
  readOptions,
  type Seat,
  type ServerFeatures,
  withEarlyEnds,
} from '@parlour/kernel'
import type { GameModule, GamePlay, OptionSources, NewGame } from './module'
import { refusal } from '../refusals/refusal'

const nothing = () => Promise.resolve(undefined)

/** What a plain game looks up about its options. */
export const offered = ({ experiments }: OptionSources): Promise<ServerFeatures> =>
  Promise.resolve({ experiments })

/**
 * Returns the module of a game that holds no stored records beside itself: the options of its lobby are what
 * its settings hold beside those of every game. Without rules the lobby works, and Start! says that the game
 * is not built yet.
 */
export function plainModule(facts: GameFacts<unknown>, rules?: AnyRules): GameModule {
  if (rules === undefined) return { facts, known: offered }
  const endable = facts.endsByAgreement === true ? withEarlyEnds(rules) : rules
  return { facts, known: offered, play: plainPlay(facts, endable) }
}

/** The played part of such a module; a game that needs more begins with it. */
export function plainPlay(facts: GameFacts<unknown>, rules: AnyRules): GamePlay {
  return {
    rules,
    settings: async (_tx, game) => newSettings(facts, game),
    effect: () => Promise.resolve([]),
    withdrawn: nothing,
    ended: nothing,
    rematchOptions: (settings) => readOptions(facts, settings),
    adopt: async (_tx, settings, { experiments }) => adopted(facts, settings, { experiments }),
  }
}

function newSettings(facts: GameFacts<unknown>, game: NewGame): GameSettings {
  const { name, kind, seed, now, players, options, experiments } = game
  return {
    ...objectOf(options),
    ...offeredExperiments(facts, experiments),
    game: kind,
    name,
    players: players.map(seatOf),
    seed,
    createdTimestamp: now,
  }
}

/**
 * The experiments of this game that were offered when it was made: chance may depend on them, so its settings
 * keep them.
 */
function offeredExperiments({ experiments = [] }: GameFacts<unknown>, words: readonly string[]): object {
  const listed = experiments.filter((word) => words.includes(word))
  return listed.length === 0 ? {} : { experiments: listed }
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const seatOf = ({ _id, name, bot }: LobbyPlayer): Seat => ({
  _id,
  name,
  ...defined({ bot }),
})

/**
 * The settings of a pasted game: those of every game and the options of this one. Refuses what no lobby could
 * start.
 */
function adopted(facts: GameFacts<unknown>, settings: GameSettings, here: ServerFeatures): GameSettings {
  const { game, name, players, seed, createdTimestamp } = settings
  const options = readOptions(facts, settings)
  const [warning] = facts.warnings(options, players, here)
  if (warning !== undefined) throw refusal('pasted_game_invalid', { reason: warning.text })
  const experiments = offeredExperiments(facts, experimentsOf(settings))
  return { ...objectOf(options), ...experiments, game, name, players, seed, createdTimestamp }
}

const experimentsOf = ({
  experiments,
}: GameSettings & { readonly experiments?: unknown }): readonly string[] =>
  Array.isArray(experiments) ? experiments.filter((word) => typeof word === 'string') : []
