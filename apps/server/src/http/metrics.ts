import type { FastifyInstance } from 'fastify'

interface Series {
  count: number
  seconds: number
}

/** Counts calls and their time, and answers `/metrics` in the text form that Prometheus reads. Holds no names and no ids. */
export function measureOn(app: FastifyInstance): void {
  const series = new Map<string, Series>()
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'unknown'
    const key = `path="${path}",code="${reply.statusCode}"`
    const one = series.get(key) ?? { count: 0, seconds: 0 }
    one.count += 1
    one.seconds += reply.elapsedTime / 1000
    series.set(key, one)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metricsText(series)),
  )
}

function metricsText(series: ReadonlyMap<string, Series>): string {
  const { rss, heapUsed } = process.memoryUsage()
  const lines = [
    '# TYPE parlour_memory_bytes gauge',
    `parlour_memory_bytes{kind="resident"} ${rss}`,
    `parlour_memory_bytes{kind="heap"} ${heapUsed}`,
    '# TYPE parlour_uptime_seconds counter',
    `parlour_uptime_seconds ${process.uptime().toFixed(0)}`,
    '# TYPE parlour_calls_total counter',
    ...[...series].map(([key, { count }]) => `parlour_calls_total{${key}} ${count}`),
    '# TYPE parlour_call_seconds_total counter',
    ...[...series].map(([key, { seconds }]) => `parlour_call_seconds_total{${key}} ${seconds.toFixed(4)}`),
  ]
  return `${lines.join('\n')}\n`
}
