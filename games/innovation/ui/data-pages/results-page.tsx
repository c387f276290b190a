import { Button } from '@mantine/core'
import { gameStats } from '@parlour/protocol'
import { Panel, Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { InnovationPreviewProvider } from '../card/card-preview'
import { type Results, readResults } from './results'
import { WinRates } from './win-rates'
import styles from './results-page.module.css'
import '../tokens.css'

const statistics = gameStats('innovation')

/** How finished games of two ended, and which cards won them. */
export function ResultsPage() {
  const send = useSend()
  const { data, isError, refetch } = useQuery({
    queryKey: ['innovation-results'],
    queryFn: async () => readResults((await send(statistics, {})).data),
  })
  if (isError)
    return (
      <Strip tone="danger">
        The results could not be loaded.{' '}
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          try again
        </Button>
      </Strip>
    )
  if (data === undefined) return <p role="status">Loading...</p>
  return <Shown {...data} />
}

function Shown({ count, reasons, cards, rate }: Results) {
  return (
    <InnovationPreviewProvider>
      <header className={styles.head}>
        <h2>{count === 1 ? '1 game' : `${count.toLocaleString('en')} games`}</h2>
        <p>of two players, finished with a winner</p>
      </header>
      {count === 0 ? <p>No two-player game has been finished yet.</p> : null}
      <div className={styles.grid} hidden={count === 0}>
        <Panel title="How games end">
          <ul className={styles.bars}>
            {reasons.map(([reason, games, percent]) => (
              <li key={reason}>
                <span className={styles.reason}>{reason}</span>
                <span className={styles.track} aria-hidden="true">
                  <i style={{ width: `${percent}%` }} />
                </span>
                <span className={styles.number}>
                  {games} <span>{percent} %</span>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <WinRates cards={cards} rate={rate} />
      </div>
    </InnovationPreviewProvider>
  )
}
