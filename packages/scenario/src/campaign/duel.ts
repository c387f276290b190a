import {
  type GameSettings,
  type GameState,
  randomFrom,
  randomPicks,
  seeded,
  TIME_TO_THINK,
} from '@parlour/kernel'
import type { CampaignPlan, Dealt, PlayedGame } from './campaign-plan'
import { plainTable, playToTheEnd } from './random-game'

/** A game of a bot against one that plays at random. */
export interface PlayedDuel extends PlayedGame {
  /** The bot won, and alone. */
  readonly won: boolean
  /** How long the bot thought at most, by the clock it was given. */
  readonly longest: number
}

/** Who plays in a duel, and the clock that the bot's thinking is measured by. */
export interface Contest {
  readonly bot: string
  /** The seat of the bot; the other plays at random. */
  readonly seat: 0 | 1
  /** Milliseconds from any start. */
  readonly clock: () => number
}

/** Plays one game of a bot against a random player. Refuses a bot that the game does not have; else it never throws. */
export function playDuel<State extends GameState<Settings>, View, Settings extends GameSettings>(
  plan: CampaignPlan<State, View, Settings>,
  { settings, group }: Dealt<Settings>,
  { bot: name, seat, clock }: Contest,
): PlayedDuel {
  const bot = plan.rules.bots?.[name]
  if (bot === undefined) throw new RangeError(`there is no bot '${name}'`)
  const random = randomFrom(seeded(`answers of ${settings.seed}`))
  const own = settings.players[seat]?.name
  const watch = stopwatch(clock)
  const game = playToTheEnd(() => plainTable(plan, settings), {
    random,
    mostAnswers: plan.mostAnswers,
    player(request, view) {
      if (request.actor !== own) return randomPicks(request, random)
      const asked = { view: view(), request, random }
      const end = clock() + TIME_TO_THINK
      return watch.time(() => bot({ ...asked, hasTime: () => clock() < end }))
    },
  })
  const won = game.winners?.length === 1 && game.winners[0] === own
  return { seed: settings.seed, group, ...game, won, longest: watch.longest() }
}

function stopwatch(clock: () => number) {
  let longest = 0
  return {
    time<T>(work: () => T): T {
      const started = clock()
      const result = work()
      longest = Math.max(longest, clock() - started)
      return result
    },
    longest: () => longest,
  }
}
