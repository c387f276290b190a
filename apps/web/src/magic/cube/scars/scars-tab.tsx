import { Button } from '@mantine/core'
import type { Scar } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { CardChip, LineText, useCards } from '@parlour/mtg-ui'
import { moveInList, Panel, useOneTabStop } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import { useUserNames } from '../../use-user-names'
import type { CubeRights } from '../cube-rights'
import { shortDate } from '../../short-date'
import { useFocusKept } from '../use-focus-kept'
import { ScarEditor } from './scar-editor'
import styles from './scars.module.css'

interface ScarsTabProps {
  readonly cube: WireCube
  readonly rights: CubeRights
  readonly onCube: (cube: WireCube) => void
  /** Called with whether a scar is being edited. */
  readonly onWriting: (isWriting: boolean) => void
}

const newestFirst = (dateOf: (scar: Scar) => string | null) => (a: Scar, b: Scar) =>
  Date.parse(dateOf(b) ?? '') - Date.parse(dateOf(a) ?? '')

/** The scars of a legacy cube: those still to be used, and those that changed a card (rules: library 2). */
export function ScarsTab({ cube, rights, onCube, onWriting }: ScarsTabProps) {
  const [edited, setEdited] = useState<Scar | 'new'>()
  useEffect(() => onWriting(edited !== undefined), [edited, onWriting])
  const afterwards = useFocusKept<HTMLButtonElement>(edited !== undefined)
  const scars = cube.scarlist ?? []
  const available = scars.filter(({ appliedAt }) => appliedAt === null)
  const used = scars.filter(({ appliedAt }) => appliedAt !== null)
  return (
    <div className={styles.lists}>
      <Panel
        title="Avaiable Scars"
        count={available.length}
        end={
          <Button ref={afterwards} onClick={() => setEdited('new')}>
            new scar
          </Button>
        }
        flush
      >
        <AvailableScars
          scars={available.toSorted(newestFirst((scar) => scar.createdAt))}
          onEdit={setEdited}
        />
      </Panel>
      <Panel title="Used Scars" count={used.length} flush>
        <UsedScars scars={used.toSorted(newestFirst((scar) => scar.appliedAt))} />
      </Panel>
      {edited === undefined ? null : (
        <ScarEditor
          cube={cube}
          scar={edited === 'new' ? undefined : edited}
          rights={rights}
          onCube={onCube}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

interface AvailableProps {
  readonly scars: readonly Scar[]
  readonly onEdit: (scar: Scar) => void
}

function AvailableScars({ scars, onEdit }: AvailableProps) {
  const nameOf = useUserNames()
  const tabStop = useOneTabStop<HTMLUListElement>()
  if (scars.length === 0)
    return <p className={styles.empty}>No available scars. Write one for the next draft.</p>
  return (
    <ul {...tabStop} className={styles.rows} onKeyDown={moveInList}>
      {scars.map((scar) => (
        <li key={scar.id}>
          <button type="button" tabIndex={-1} onClick={() => onEdit(scar)}>
            <b>
              <LineText text={scar.text} />
            </b>
            <small>{[nameOf(scar.createdBy), shortDate(scar.createdAt)].filter(Boolean).join(' · ')}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function UsedScars({ scars }: { readonly scars: readonly Scar[] }) {
  const nameOf = useUserNames()
  const { cards } = useCards(scars.flatMap(({ appliedTo }) => appliedTo ?? []))
  const tabStop = useOneTabStop<HTMLUListElement>()
  if (scars.length === 0) return <p className={styles.empty}>No scars used yet.</p>
  return (
    <ul {...tabStop} className={styles.rows} onKeyDown={moveInList}>
      {scars.map(({ id, text, appliedTo, appliedBy, appliedAt }) => (
        <li key={id} className={styles.used}>
          <b>
            <LineText text={text} />
          </b>
          <p>
            <CardChip card={cards.get(appliedTo ?? '')} name="a card" tabIndex={-1} />
            <small>
              {[nameOf(appliedBy) ?? 'a drafter', shortDate(appliedAt ?? '')].filter(Boolean).join(' · ')}
            </small>
          </p>
        </li>
      ))}
    </ul>
  )
}
