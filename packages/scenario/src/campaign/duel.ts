import {
  type GameSettings,
  type GameState,
  randomFrom,
  randomPicks,
  Refusal,
  seeded,
  TIME_TO_THINK,
} from '@parlour/kernel'
import type { CampaignPlan, CampaignGame, PlayedGame } from './campaign-plan'
import { plainTable, playToTheEnd } from './random-game'

/** A game of a bot against another, or against one that plays at random. */
export interface PlayedDuel extends PlayedGame {
  /** The bot is the only winner. */
  readonly won: boolean
  /** How long the bot thought at most, by the clock it was given. */
  readonly longest: number
}

/** Who plays in a duel, and the clock that the bot's thinking is measured by. */
export interface Contest {
  readonly bot: string
  /** The bot in the other seat; left out, that one plays at random. */
  readonly against?: string | undefined
  /** The seat of the bot. */
  readonly seat: 0 | 1
  /** Milliseconds from any start. */
  readonly clock: () => number
}

/**
 * Plays one game of a bot against another or a random player. Refuses a bot that the game does not have; else
 * it never throws.
 */
export function playDuel<State extends GameState<Settings>, View, Settings extends GameSettings>(
  plan: CampaignPlan<State, View, Settings>,
  { settings, group }: CampaignGame<Settings>,
  { bot: name, against, seat, clock }: Contest,
): PlayedDuel {
  const bot = botOf(plan, name)
  const other = against === undefined ? undefined : botOf(plan, against)
  const random = randomFrom(seeded(`answers of ${settings.seed}`))
  const own = settings.players[seat]?.name
  const watch = stopwatch(clock)
  const game = playToTheEnd(() => plainTable(plan, settings), {
    random,
    mostAnswers: plan.mostAnswers,
    player(request, { view, imagine }) {
      const player = request.actor === own ? bot : other
      if (player === undefined) return randomPicks(request, random)
      const asked = { view: view(), request, random }
      const end = clock() + TIME_TO_THINK
      // The rules made this state themselves, for a bot of theirs.
      const imagined = () => imagine(random) as State | undefined
      return watch.time(() => player({ ...asked, hasTime: () => clock() < end, imagine: imagined }))
    },
  })
  const won = game.winners?.length === 1 && game.winners[0] === own
  return { seed: settings.seed, group, ...game, won, longest: watch.longest() }
}

function botOf<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules }: CampaignPlan<State, View, Settings>,
  name: string,
) {
  const bot = rules.bots?.[name]
  if (bot === undefined)
    throw new Refusal(`There is no bot '${name}'. Choose one of ${Object.keys(rules.bots ?? {}).join(', ')}.`)
  return bot
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
