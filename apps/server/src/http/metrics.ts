import type { FastifyInstance } from 'fastify'
import type { Vitals } from '../vitals/vitals'

interface Series {
  count: number
  seconds: number
}

/** Counts calls and their time and, where it is open, answers `/metrics` in the text form that Prometheus reads. Holds no names and no ids. */
export function measureOn(app: FastifyInstance, vitals: Vitals, isOpen: boolean): void {
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
  if (!isOpen) return
  app.get('/metrics', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metricsText(series, vitals)),
  )
}

function metricsText(series: ReadonlyMap<string, Series>, vitals: Vitals): string {
  const { rss, heapUsed } = process.memoryUsage()
  const lines = [
    '# TYPE parlour_memory_bytes gauge',
    `parlour_memory_bytes{kind="resident"} ${rss}`,
    `parlour_memory_bytes{kind="heap"} ${heapUsed}`,
    '# TYPE parlour_uptime_seconds counter',
    `parlour_uptime_seconds ${process.uptime().toFixed(0)}`,
    ...vitalLines(vitals),
    '# TYPE parlour_calls_total counter',
    ...[...series].map(([key, { count }]) => `parlour_calls_total{${key}} ${count}`),
    '# TYPE parlour_call_seconds_total counter',
    ...[...series].map(([key, { seconds }]) => `parlour_call_seconds_total{${key}} ${seconds.toFixed(4)}`),
  ]
  return `${lines.join('\n')}\n`
}

function vitalLines(vitals: Vitals): readonly string[] {
  const totals = vitals.totals()
  const line = (type: 'gauge' | 'counter', name: string, value: number) => [
    `# TYPE parlour_${name} ${type}`,
    `parlour_${name} ${Number(value.toFixed(6))}`,
  ]
  return [
    ...line('gauge', 'event_loop_longest_stall_seconds', totals.longestStall / 1000),
    ...line('gauge', 'event_loop_stall_seconds', (vitals.samples().at(-1)?.stall ?? 0) / 1000),
    ...line('gauge', 'sockets', totals.pages),
    ...line('gauge', 'warm_games', totals.warmGames),
    ...line('gauge', 'warm_games_bytes', totals.warmBytes),
    ...line('counter', 'refusals_total', totals.refusals),
    ...line('counter', 'failures_total', totals.failures),
    ...line('counter', 'store_writes_total', totals.writes),
    ...line('counter', 'store_write_seconds_total', totals.writeTime / 1000),
    ...line('counter', 'store_failures_total', totals.storeFailures),
    ...line('counter', 'pushes_total', totals.pushes),
  ]
}
