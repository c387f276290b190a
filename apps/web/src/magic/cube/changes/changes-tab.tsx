import { Button, SegmentedControl } from '@mantine/core'
import type { CubeChange, WireCube } from '@parlour/protocol'
import { CardPreviewProvider, useCards } from '@parlour/mtg-ui'
import { FilterSelect, Strip, useSaving } from '@parlour/ui-kit'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { EmptyList } from '../../../tables/empty-list'
import { ListError } from '../../../tables/list-error'
import { MoreRows } from '../../../tables/more-rows'
import { TableSkeleton } from '../../../tables/table-skeleton'
import { useNow } from '../../../time/use-now'
import { useUserNames } from '../../use-user-names'
import type { CubeRights } from '../cube-rights'
import { changeEntries } from './change-entries'
import { ChangeEntryView } from './change-entry'
import { SHOWN_WORDS, useChangeView } from './change-view'
import { ChangesExport } from './changes-export'
import styles from './changes.module.css'
import { wayBack } from './taken-back'
import { useCubeLog } from './use-cube-log'
import { useTakeBack } from './use-take-back'

interface ChangesTabProps {
  readonly cube: WireCube
  readonly rights: CubeRights
  readonly onCube: (cube: WireCube) => void
}

/** What was changed in the cube: who, when, why, and which cards, the latest first (rules: library 1.6). */
export function ChangesTab({ cube, rights, onCube }: ChangesTabProps) {
  const view = useChangeView()
  const log = useCubeLog(cube, view)
  const back = useTakeBack(cube, onCube)
  const listed = useMemo(() => new Set(cube.cardlist), [cube.cardlist])
  const { saving: isReading, problem, run } = useSaving()
  const [written, setWritten] = useState<readonly CubeChange[]>()
  const now = useNow()
  const nameOf = useUserNames()
  const entries = useMemo(() => changeEntries((log.rows ?? []).map(({ change }) => change)), [log.rows])
  const { cards } = useCards(useMemo(() => shownIds(entries), [entries]))
  const people = [...new Set([...(log.rows?.[0]?.userIds ?? []), ...(view.by === '' ? [] : [view.by])])]
  return (
    <section className={styles.log} aria-label="Changes">
      <h2 className="visually-hidden">Changes</h2>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label="What is shown"
          size="xs"
          data={[...SHOWN_WORDS]}
          value={view.shown}
          onChange={view.show}
        />
        <FilterSelect
          label="By"
          value={view.by}
          options={[['', 'by anyone'], ...people.map((id) => [id, `by ${nameOf(id) ?? 'someone'}`] as const)]}
          onChange={view.showBy}
        />
        {view.entry === '' ? null : <Link to={`/magic/cube/${cube._id}/changes`}>all changes</Link>}
        <Button
          size="compact-sm"
          className={styles.end}
          loading={isReading}
          onClick={() => void run(async () => setWritten(await log.readAll()))}
        >
          export
        </Button>
      </div>
      {(back.problem ?? problem) === undefined ? null : (
        <Strip tone="danger">{back.problem ?? problem}</Strip>
      )}
      {log.error === null ? null : <ListError retry={log.again} />}
      {log.error === null && log.rows === undefined ? <TableSkeleton rows={6} /> : null}
      {log.rows?.length === 0 ? <EmptyList text="No matching changes." /> : null}
      <CardPreviewProvider>
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <ChangeEntryView
              key={entry.id}
              entry={entry}
              page={`/magic/cube/${cube._id}/changes?entry=${entry.id}`}
              now={now}
              who={entry.userId === null ? undefined : nameOf(entry.userId)}
              cards={cards}
              isTakenBack={back.done === entry.id}
              saving={back.saving}
              onTakeBack={
                rights.mayList && wayBack(entry.changes, listed) !== undefined
                  ? () => void back.takeBack(entry)
                  : undefined
              }
            />
          ))}
        </ol>
      </CardPreviewProvider>
      <MoreRows more={log.more} loading={log.loading} />
      {written === undefined ? null : (
        <ChangesExport cube={cube} changes={written} onClose={() => setWritten(undefined)} />
      )}
    </section>
  )
}

/** Cards beyond these are drawn by their names alone until their entry is unfolded. */
const MOST_DRAWN = 400

const shownIds = (entries: ReturnType<typeof changeEntries>): readonly string[] =>
  [...new Set(entries.flatMap(({ changes }) => changes.map(({ cardId }) => cardId)))].slice(0, MOST_DRAWN)
