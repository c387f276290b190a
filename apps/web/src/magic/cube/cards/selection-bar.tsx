import { Button, TextInput } from '@mantine/core'
import { type Card, cardName } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { Strip } from '@parlour/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { Exchange } from './exchange-dialog'
import styles from './selection-bar.module.css'
import { useCubeChanges } from './use-cube-changes'

const ExchangeDialog = lazy(async () => ({ default: (await import('./exchange-dialog')).ExchangeDialog }))

interface SelectionBarProps {
  readonly cube: WireCube
  readonly selected: readonly Card[]
  readonly onSelectAll: () => void
  readonly onClear: () => void
  readonly onCube: (cube: WireCube) => void
}

/**
 * What can be done with the selected cards of a cube; once they are let go, the last of it can be taken back
 * in the same place.
 */
export function SelectionBar({ cube, selected, onSelectAll, onClear, onCube }: SelectionBarProps) {
  const { saving, problem, done, change, undo, close } = useCubeChanges(cube, onCube)
  const [comment, setComment] = useState('')
  const [dialog, setDialog] = useState<'replace' | 'printing'>()
  const makeChange = async (wanted: Parameters<typeof change>[0], words: string) => {
    setDialog(undefined)
    if (!(await change(wanted, { words, comment }))) return
    setComment('')
    onClear()
  }
  const exchange = async (kind: 'replace' | 'printing', exchanges: readonly Exchange[]) => {
    const addIds = exchanges.map(({ instead }) => instead._id)
    const removeIds = exchanges.map(({ card }) => card._id)
    if (addIds.length === 0) return setDialog(undefined)
    await makeChange({ addIds, removeIds, replaces: true }, wordsFor(kind, exchanges))
  }
  return (
    <>
      <div className={styles.foot}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        {done === undefined || selected.length > 0 ? null : (
          <Strip tone="success" actions={<DoneActs saving={saving} onUndo={undo} onClose={close} />}>
            {done}
          </Strip>
        )}
        {selected.length === 0 ? null : (
          <Tools
            {...{ selected, comment, saving, onSelectAll, onClear }}
            onComment={setComment}
            onDialog={setDialog}
            onRemove={() =>
              void makeChange({ removeIds: selected.map(({ _id }) => _id) }, `${namesOf(selected)} removed.`)
            }
          />
        )}
      </div>
      <Suspense>
        {dialog === undefined ? null : (
          <ExchangeDialog
            kind={dialog}
            cards={selected}
            onDone={(exchanges) => exchange(dialog, exchanges)}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

interface DoneActsProps {
  readonly saving: boolean
  readonly onUndo: () => Promise<unknown>
  readonly onClose: () => void
}

const DoneActs = ({ saving, onUndo, onClose }: DoneActsProps) => (
  <>
    <Button size="compact-sm" loading={saving} onClick={() => void onUndo()}>
      undo
    </Button>
    <Button size="compact-sm" variant="subtle" onClick={onClose}>
      close
    </Button>
  </>
)

interface ToolsProps extends Pick<SelectionBarProps, 'selected' | 'onSelectAll' | 'onClear'> {
  readonly comment: string
  readonly saving: boolean
  readonly onComment: (comment: string) => void
  readonly onDialog: (kind: 'replace' | 'printing') => void
  readonly onRemove: () => void
}

function Tools(props: ToolsProps) {
  const { selected, comment, saving, onComment, onDialog, onRemove, onSelectAll, onClear } = props
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected cards">
      <b>{selected.length} selected</b>
      <TextInput
        aria-label="Comment"
        placeholder="Comment"
        maxLength={1000}
        value={comment}
        onChange={(event) => onComment(event.currentTarget.value)}
      />
      <Button size="compact-sm" onClick={onSelectAll}>
        all shown
      </Button>
      <Button size="compact-sm" onClick={() => onDialog('replace')}>
        replace
      </Button>
      <Button size="compact-sm" onClick={() => onDialog('printing')}>
        printing
      </Button>
      <Button size="compact-sm" color="danger" variant="filled" loading={saving} onClick={onRemove}>
        remove
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        clear
      </Button>
    </div>
  )
}

/** The name that all of them have, else how many they are. */
function namesOf(cards: readonly Card[]): string {
  const [name = '', ...others] = new Set(cards.map(({ data }) => cardName(data)))
  return others.length === 0 ? name : `${cards.length} cards`
}

function wordsFor(kind: 'replace' | 'printing', exchanges: readonly Exchange[]): string {
  const what = namesOf(exchanges.map(({ card }) => card))
  if (kind === 'printing') return `${what}: printing changed.`
  return `${what} replaced by ${namesOf(exchanges.map(({ instead }) => instead))}.`
}
