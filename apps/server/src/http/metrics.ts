import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/driver/store'
import { waitingMessages } from '../store/records/outbox'
import type { Vitals } from '../vitals/vitals'

interface Series {
  count: number
  seconds: number
}

/** How many calls there were and how long they took, by path and status. */
export type CallTimes = ReadonlyMap<string, Series>

/** Counts the calls of a server and their time. Returns the running totals. */
export function measureOn(app: FastifyInstance, vitals: Vitals): CallTimes {
  const series = new Map<string, Series>()
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'unknown'
    const key = `path="${path}",code="${reply.statusCode}"`
    const one = series.get(key) ?? { count: 0, seconds: 0 }
    one.count += 1
    one.seconds += reply.elapsedTime / 1000
    series.set(key, one)
    const { statusCode } = reply
    vitals.add({
      calls: 1,
      ...(statusCode >= 500 ? { failures: 1 } : statusCode >= 400 ? { refusals: 1 } : {}),
    })
    done()
  })
  return series
}

interface MetricSources {
  readonly measured: CallTimes
  readonly vitals: Vitals
  readonly store: Store
}

/** Answers `/metrics` in the text form that Prometheus reads. Holds no names and no ids. */
export function metricsOn(app: FastifyInstance, { measured, vitals, store }: MetricSources): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    // Metrics must still work while the store is down: that is when they are needed most.
    const outbox = await waitingMessages(store.db).catch(() => undefined)
    return reply.type('text/plain; version=0.0.4').send(metricsText(measured, vitals, outbox))
  })
}

function metricsText(series: CallTimes, vitals: Vitals, outbox: number | undefined): string {
  const { rss, heapUsed } = process.memoryUsage()
  const lines = [
    '# TYPE parlour_memory_bytes gauge',
    `parlour_memory_bytes{kind="resident"} ${rss}`,
    `parlour_memory_bytes{kind="heap"} ${heapUsed}`,
    '# TYPE parlour_uptime_seconds counter',
    `parlour_uptime_seconds ${process.uptime().toFixed(0)}`,
    ...vitalLines(vitals),
    ...(outbox === undefined ? [] : vitalLine('gauge', 'outbox', outbox)),
    '# TYPE parlour_calls_total counter',
    ...[...series].map(([key, { count }]) => `parlour_calls_total{${key}} ${count}`),
    '# TYPE parlour_call_seconds_total counter',
    ...[...series].map(([key, { seconds }]) => `parlour_call_seconds_total{${key}} ${seconds.toFixed(4)}`),
  ]
  return `${lines.join('\n')}\n`
}

function vitalLines(vitals: Vitals): readonly string[] {
  const totals = vitals.totals()
  return [
    ...vitalLine('gauge', 'event_loop_longest_stall_seconds', totals.longestStall / 1000),
    ...vitalLine('gauge', 'event_loop_stall_seconds', (vitals.samples().at(-1)?.stall ?? 0) / 1000),
    ...vitalLine('gauge', 'sockets', totals.pages),
    ...vitalLine('gauge', 'running_games', totals.runningGames),
    ...vitalLine('gauge', 'running_games_bytes', totals.runningGamesBytes),
    ...vitalLine('counter', 'refusals_total', totals.refusals),
    ...vitalLine('counter', 'failures_total', totals.failures),
    ...vitalLine('counter', 'store_writes_total', totals.writes),
    ...vitalLine('counter', 'store_write_seconds_total', totals.writeTime / 1000),
    ...vitalLine('counter', 'store_failures_total', totals.storeFailures),
    ...vitalLine('counter', 'pushes_total', totals.pushes),
    '# TYPE parlour_games_needed_total counter',
    `parlour_games_needed_total{found="in memory"} ${totals.gamesInMemory}`,
    `parlour_games_needed_total{found="answers missing"} ${totals.gamesCaughtUp}`,
    `parlour_games_needed_total{found="in store"} ${totals.gamesLoaded}`,
  ]
}

const vitalLine = (type: 'gauge' | 'counter', name: string, value: number): readonly string[] => [
  `# TYPE parlour_${name} ${type}`,
  `parlour_${name} ${Number(value.toFixed(6))}`,
]
