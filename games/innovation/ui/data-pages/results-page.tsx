import { Button } from '@mantine/core'
import { gameStats } from '@parlour/protocol'
import { Panel, Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InnovationPreviewProvider } from '../card/card-preview'
import { type CountedResults, isEverything, onlyOf, WHOLE } from './counted-results'
import { ResultFilters } from './result-filters'
import { type Results, readResults } from './results'
import { WinRates } from './win-rates'
import styles from './results-page.module.css'
import '../tokens.css'

const statistics = gameStats('innovation')

/**
 * How finished games ended, and which cards won them: those of two players, until somebody asks for others.
 */
export function ResultsPage() {
  const send = useSend()
  const [counted, setCounted] = useState<CountedResults>(WHOLE)
  const { data, isError, refetch } = useQuery({
    queryKey: ['innovation-results', counted],
    queryFn: async () => {
      const body = isEverything(counted) ? {} : { only: onlyOf(counted, Date.now()) }
      return readResults((await send(statistics, body)).data)
    },
    placeholderData: (before) => before,
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
  return <Shown {...data} counted={counted} onCounted={setCounted} />
}

interface ShownProps extends Results {
  readonly counted: CountedResults
  readonly onCounted: (counted: CountedResults) => void
}

function Shown({ count, reasons, cards, rate, counted, onCounted }: ShownProps) {
  const isAll = isEverything(counted)
  return (
    <InnovationPreviewProvider>
      <header className={styles.head}>
        <h2>{count === 1 ? '1 game' : `${count.toLocaleString('en')} games`}</h2>
        <p>{isAll ? 'of two players, finished with a winner' : 'finished with a winner'}</p>
        <ResultFilters counted={counted} onCounted={onCounted} />
      </header>
      {count > 0 ? null : isAll ? (
        <p>No two-player game has been finished yet.</p>
      ) : (
        <p>No such game has been finished yet. Try another choice above.</p>
      )}
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
