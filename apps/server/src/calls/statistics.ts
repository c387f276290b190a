import { gameStats } from '@parlour/protocol'
import type { Games } from '../games/module'
import type { callsOn } from '../http/calls'
import { resultTotals } from '../store/records/results'

/** The running totals of every game that has some (rules: hub 5). */
export function statisticsCalls(on: ReturnType<typeof callsOn>, games: Games): void {
  for (const { facts } of games.values()) {
    const { kind, statistics } = facts
    if (statistics === undefined) continue
    on(gameStats(statistics.name), async (_body, { services }) => ({
      data: statistics.report(await resultTotals(services.store.db, kind)),
    }))
  }
}
