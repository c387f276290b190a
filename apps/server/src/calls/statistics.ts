import { gameStats } from '@parlour/protocol'
import type { Games } from '../games/module'
import type { callsOn } from '../http/calls'
import { keptTotals, resultTotals } from '../store/records/results'

/**
 * The running totals of every game that has some (rules: hub 5), or what some of its games add up to, where
 * the game can tell them apart.
 */
export function statisticsCalls(on: ReturnType<typeof callsOn>, games: Games): void {
  for (const { facts } of games.values()) {
    const { kind, statistics } = facts
    if (statistics === undefined) continue
    on(gameStats(statistics.name), async ({ only }, { services: { store } }) => {
      const counts = only && statistics.countsOnly?.(only)
      const totals = counts ? keptTotals(store.db, kind, counts) : resultTotals(store.db, kind)
      return { data: statistics.report(await totals) }
    })
  }
}
