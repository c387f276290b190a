import type { GameSettings, GameState } from '@parlour/kernel'
import type { CampaignPlan, CampaignRun, PlayedGame } from './campaign-plan'
import { type Contest, playDuel, type PlayedDuel } from './duel'
import { playRandomGame } from './random-game'

/** Many games of one kind, played to their ends; each is handed over as it ends. */
export interface Campaign {
  /** Random games of every kind; the first few, as many as asked for, with every free check on. */
  play(
    run: CampaignRun & { readonly checks: number },
    seen: (game: PlayedGame) => void,
  ): readonly PlayedGame[]
  /**
   * Games of a bot against another or a random player, seats swapped from one to the next. Refuses a bot that
   * there is not.
   */
  duels(run: CampaignRun & DuelRun, seen: (game: PlayedDuel) => void): readonly PlayedDuel[]
}

type DuelRun = Pick<Contest, 'bot' | 'against' | 'clock'>

/** The campaign of a game's plan. */
export function campaignOf<State extends GameState<Settings>, View, Settings extends GameSettings>(
  plan: CampaignPlan<State, View, Settings>,
): Campaign {
  return {
    play: ({ checks, only, ...run }, seen) =>
      each(run, seen, (seed, number) =>
        playRandomGame(plan, plan.deal(seed, number, only), { checks: number - run.from < checks }),
      ),
    duels: ({ bot, against, clock, only, ...run }, seen) =>
      each(run, seen, (seed, number) =>
        playDuel(plan, (plan.duel ?? plan.deal)(seed, number, only), {
          bot,
          against,
          clock,
          seat: number % 2 === 0 ? 0 : 1,
        }),
      ),
  }
}

function each<Game>(
  { games, seed, from }: CampaignRun,
  seen: (game: Game) => void,
  play: (seed: string, number: number) => Game,
): readonly Game[] {
  return Array.from({ length: games }, (_, at) => {
    const game = play(`${seed} ${from + at}`, from + at)
    seen(game)
    return game
  })
}
