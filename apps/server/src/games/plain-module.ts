import {
  type AnyRules,
  type GameFacts,
  type GameSettings,
  type LobbyPlayer,
  readOptions,
  Refusal,
  type Seat,
} from '@parlour/kernel'
import type { GameModule, GamePlay, NewGame } from './module'

const nothing = () => Promise.resolve(undefined)

/**
 * Returns the module of a game that holds no stored records beside itself: the options of its lobby are what its settings hold
 * beside those of every game. Without rules the lobby works, and Start! says that the game is not built yet.
 */
export function plainModule(facts: GameFacts<unknown>, rules?: AnyRules): GameModule {
  return { facts, known: nothing, ...(rules === undefined ? {} : { play: plainPlay(facts, rules) }) }
}

/** What is played of such a game: the beginning for a game that holds something more. */
export function plainPlay(facts: GameFacts<unknown>, rules: AnyRules): GamePlay {
  return {
    rules,
    settings: async (_tx, game) => newSettings(game),
    effect: nothing,
    withdrawn: nothing,
    ended: nothing,
    rematchOptions: (settings) => readOptions(facts, settings),
    adopt: async (_tx, settings) => adopted(facts, settings),
  }
}

function newSettings({ name, kind, seed, now, players, options }: NewGame): GameSettings {
  return { ...objectOf(options), game: kind, name, players: players.map(seatOf), seed, createdTimestamp: now }
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const seatOf = ({ _id, name, bot }: LobbyPlayer): Seat => ({
  _id,
  name,
  ...(bot === undefined ? {} : { bot }),
})

/** The settings of a pasted game: those of every game and the options of this one. Refuses what no lobby could start. */
function adopted(facts: GameFacts<unknown>, settings: GameSettings): GameSettings {
  const { game, name, players, seed, createdTimestamp } = settings
  const options = readOptions(facts, settings)
  const [warning] = facts.warnings(options, players, undefined)
  if (warning !== undefined) throw new Refusal(`The pasted game cannot be played: ${warning.text}.`)
  return { ...objectOf(options), game, name, players, seed, createdTimestamp }
}
