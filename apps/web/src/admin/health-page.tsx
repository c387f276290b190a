import { adminHealth, type HealthReport, type HealthSample } from '@parlour/protocol'
import { Panel, Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { ListError } from '../tables/list-error'
import { TableSkeleton } from '../tables/table-skeleton'
import { exactTime, gameAge } from '../time/age'
import { useNow } from '../time/use-now'
import { AdminHead } from './admin-head'
import styles from './admin-page.module.css'
import { bytesWords, countWords, msWords } from './health-words'
import { SmallChart } from './small-chart'

const AGAIN_MS = 15_000

/** How the server is, in words and small charts: what it did in the last hour, its store, its last errors. */
export function HealthPage() {
  return (
    <AdminHead>
      <Health />
    </AdminHead>
  )
}

function Health() {
  const send = useSend()
  const { data, isError, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: async () => (await send(adminHealth, {})).health,
    refetchInterval: AGAIN_MS,
  })
  if (isError) return <ListError retry={() => void refetch()} />
  if (data === undefined) return <TableSkeleton rows={6} />
  return (
    <>
      {data.store.trouble === null ? null : <Strip tone="danger">{data.store.trouble}</Strip>}
      {data.warnings.map((warning) => (
        <Strip key={warning} tone="turn">
          {warning}
        </Strip>
      ))}
      <div className={styles.admin}>
        <LastHour samples={data.samples} />
        <div className={styles.side}>
          <StoreFacts health={data} />
          <LastErrors errors={data.errors} />
        </div>
      </div>
    </>
  )
}

interface Chart {
  readonly title: string
  readonly of: (sample: HealthSample) => number
  readonly words: (value: number) => string
}

const CHARTS: readonly Chart[] = [
  { title: 'Calls per minute', of: ({ calls }) => calls, words: countWords },
  { title: 'Refused', of: ({ refusals }) => refusals, words: countWords },
  { title: 'Failed', of: ({ failures }) => failures, words: countWords },
  { title: 'Longest stall', of: ({ stall }) => stall, words: msWords },
  { title: 'Writes', of: ({ writes }) => writes, words: countWords },
  { title: 'Time per write', of: ({ writeTime }) => writeTime, words: msWords },
  { title: 'Store failures', of: ({ storeFailures }) => storeFailures, words: countWords },
  { title: 'Pushes', of: ({ pushes }) => pushes, words: countWords },
  { title: 'Open pages', of: ({ pages }) => pages, words: countWords },
  { title: 'Games in memory', of: ({ runningGames }) => runningGames, words: countWords },
  { title: 'Memory', of: ({ memory }) => memory, words: bytesWords },
]

function LastHour({ samples }: { readonly samples: readonly HealthSample[] }) {
  return (
    <Panel title="The last hour">
      <div className={styles.charts}>
        {CHARTS.map(({ title, of, words }) => (
          <SmallChart key={title} title={title} values={samples.map(of)} words={words} />
        ))}
      </div>
    </Panel>
  )
}

function StoreFacts({ health }: { readonly health: HealthReport }) {
  const { store, outbox, since, version, node } = health
  const now = useNow()
  return (
    <Panel title="Server and store">
      <dl className={styles.facts}>
        <dt>Running for</dt>
        <dd title={exactTime(since)}>{gameAge(now - since)}</dd>
        <dt>Version</dt>
        <dd>
          {version}, on Node {node}
        </dd>
        <dt>Store</dt>
        <dd>
          {store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, {bytesWords(store.bytes)}
        </dd>
        <dt>Last backup</dt>
        <dd>{backupWords(store, now)}</dd>
        <dt>Messages waiting</dt>
        <dd>{countWords(outbox)}</dd>
        {store.rows
          .filter(({ count }) => count > 0)
          .map(({ table, count }) => (
            <Rows key={table} table={table} count={count} />
          ))}
      </dl>
    </Panel>
  )
}

const Rows = ({ table, count }: HealthReport['store']['rows'][number]) => (
  <>
    <dt>{table.replaceAll('_', ' ')}</dt>
    <dd>{count === 1 ? 'about 1 row' : `about ${countWords(count)} rows`}</dd>
  </>
)

function backupWords({ kind, lastBackup }: HealthReport['store'], now: number): string {
  if (lastBackup !== null) return `${gameAge(now - lastBackup)} ago`
  return kind === 'sqlite' ? 'none yet: npm run backup makes one' : 'made with pg_dump; not recorded here'
}

function LastErrors({ errors }: Pick<HealthReport, 'errors'>) {
  const now = useNow()
  return (
    <Panel title="Last errors" count={errors.length}>
      {errors.length === 0 ? <p className={styles.aside}>None since the server started.</p> : null}
      <ul className={styles.errors}>
        {errors.map(({ at, text }, index) => (
          <li key={index}>
            <time title={exactTime(at)}>{gameAge(now - at)} ago</time> {text}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
