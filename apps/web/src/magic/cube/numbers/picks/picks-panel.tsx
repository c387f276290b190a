import { Button } from '@mantine/core'
import type { Card } from '@parlour/mtg-cards'
import { type CubePicks, cubePicks, type WireCube } from '@parlour/protocol'
import { Panel, Segments, TextExport, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ListError } from '../../../../tables/list-error'
import { TableSkeleton } from '../../../../tables/table-skeleton'
import { exportPicksCsv, exportPicksJson } from './export-picks'
import { FEWEST } from './intervals'
import { DRAFTERS, type Drafters, pickFigures, type PickOrder, picksInOrder } from './pick-figures'
import { PicksTable } from './picks-table'
import styles from './picks.module.css'

const SHOWN_AT_FIRST = 12

interface PicksPanelProps {
  readonly cube: WireCube
  readonly cards: readonly Card[]
}

/** What was picked in the drafts of a cube that are over (rules: library 1.8). */
export function PicksPanel({ cube, cards }: PicksPanelProps) {
  const send = useSend()
  const { data, isError, refetch } = useQuery({
    queryKey: ['cube-picks', cube._id],
    queryFn: () => send(cubePicks, { cubeId: cube._id }),
    staleTime: 60_000,
  })
  const [drafters, setDrafters] = useState<Drafters>('people')
  const [isWriting, setWriting] = useState(false)
  const isShown = data !== undefined && data.drafts > 0
  return (
    <div className={styles.panel}>
      <Panel
        title={isShown ? `Picks in ${draftsIn(data)}` : 'Picks'}
        flush
        end={
          isShown ? (
            <>
              <Segments label="Picks of" names={DRAFTERS} chosen={drafters} onChoose={setDrafters} />
              <Button size="compact-sm" onClick={() => setWriting(true)}>
                export
              </Button>
            </>
          ) : undefined
        }
      >
        {isError ? <ListError retry={() => void refetch()} /> : null}
        {data === undefined && !isError ? <TableSkeleton rows={6} /> : null}
        {data?.drafts === 0 ? (
          <p className={styles.note}>
            No draft of this cube is over yet. The picks of those that are stand here.
          </p>
        ) : null}
        {isShown ? <Picks picks={data} drafters={drafters} cards={cards} /> : null}
      </Panel>
      {isWriting && data !== undefined ? (
        <TextExport
          title="Picks as text"
          name={`${cube.name} picks`}
          forms={[
            { label: 'table (CSV)', extension: 'csv', write: () => exportPicksCsv(data) },
            { label: 'JSON', extension: 'json', write: () => exportPicksJson(cube.name, data) },
          ]}
          notices={null}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </div>
  )
}

const draftsIn = ({ drafts }: CubePicks): string =>
  drafts === 1 ? '1 draft' : `${drafts.toLocaleString('en')} drafts`

interface PicksProps {
  readonly picks: CubePicks
  readonly drafters: Drafters
  readonly cards: readonly Card[]
}

function Picks({ picks, drafters, cards }: PicksProps) {
  const [order, setOrder] = useState<PickOrder>({ by: 'takenAt', direction: 'ascending' })
  const [isAll, setAll] = useState(false)
  const rows = useMemo(() => pickFigures(picks.cards, drafters), [picks, drafters])
  const sorted = useMemo(() => picksInOrder(rows, order), [rows, order])
  if (rows.length === 0)
    return (
      <p className={styles.note}>
        {drafters === 'bots' ? 'No bot has drafted this cube yet.' : 'No person has drafted this cube yet.'}
      </p>
    )
  const shown = isAll ? sorted : sorted.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <PicksTable rows={shown} cards={cards} order={order} onOrder={setOrder} />
      <footer className={styles.more}>
        <span>
          {shown.length.toLocaleString('en')} of {rows.length.toLocaleString('en')}. A figure stands from{' '}
          {FEWEST} picks on, with the range that holds the true one 95 times in 100.
        </span>
        {rows.length > SHOWN_AT_FIRST ? (
          <Button size="compact-sm" variant="default" onClick={() => setAll(!isAll)}>
            {isAll ? 'show fewer' : 'show all'}
          </Button>
        ) : null}
      </footer>
    </>
  )
}
