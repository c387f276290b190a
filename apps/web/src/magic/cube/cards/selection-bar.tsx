import { Button, TextInput } from '@mantine/core'
import { type Card, cardName } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { Strip } from '@parlour/ui-kit'
import { lazy, Suspense, useState } from 'react'
import styles from './selection-bar.module.css'
import { useCubeChanges } from './use-cube-changes'

const PickCardDialog = lazy(async () => ({
  default: (await import('../dialogs/pick-card-dialog')).PickCardDialog,
}))
const PrintingDialog = lazy(async () => ({ default: (await import('./printing-dialog')).PrintingDialog }))

interface SelectionBarProps {
  readonly cube: WireCube
  readonly selected: readonly Card[]
  readonly onSelectAll: () => void
  readonly onClear: () => void
  readonly onCube: (cube: WireCube) => void
}

/** What can be done with the selected cards of a cube; once they are let go, the last of it can be taken back in the same place. */
export function SelectionBar({ cube, selected, onSelectAll, onClear, onCube }: SelectionBarProps) {
  const { saving, problem, done, change, undo, close } = useCubeChanges(cube, onCube)
  const [comment, setComment] = useState('')
  const [dialog, setDialog] = useState<'replace' | 'printing'>()
  const names = [...new Set(selected.map(({ data }) => cardName(data)))]
  const [name = ''] = names
  const what = names.length === 1 ? name : `${selected.length} cards`
  /** Takes cards out of the cube, each for a copy of another card where one is named. */
  const act = async (cards: readonly Card[], instead: Card | undefined, words: string) => {
    setDialog(undefined)
    const removeIds = cards.map(({ _id }) => _id)
    const addIds = instead === undefined ? [] : cards.map(() => instead._id)
    const isDone = await change({ addIds, removeIds, replaces: addIds.length > 0 }, { words, comment })
    if (!isDone) return
    setComment('')
    onClear()
  }
  return (
    <>
      <div className={styles.foot}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        {done === undefined || selected.length > 0 ? null : (
          <Strip
            tone="success"
            actions={
              <>
                <Button size="compact-sm" loading={saving} onClick={() => void undo()}>
                  undo
                </Button>
                <Button size="compact-sm" variant="subtle" onClick={close}>
                  close
                </Button>
              </>
            }
          >
            {done}
          </Strip>
        )}
        {selected.length === 0 ? null : (
          <div className={styles.bar} role="toolbar" aria-label="Selected cards">
            <b>{selected.length} selected</b>
            <TextInput
              aria-label="Comment"
              placeholder="Comment"
              maxLength={1000}
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
            <Button size="compact-sm" onClick={onSelectAll}>
              all shown
            </Button>
            {names.length === 1 ? (
              <>
                <Button size="compact-sm" onClick={() => setDialog('replace')}>
                  replace
                </Button>
                <Button size="compact-sm" onClick={() => setDialog('printing')}>
                  printing
                </Button>
              </>
            ) : null}
            <Button
              size="compact-sm"
              color="danger"
              variant="filled"
              loading={saving}
              onClick={() => void act(selected, undefined, `${what} removed.`)}
            >
              remove
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={onClear}>
              clear
            </Button>
          </div>
        )}
      </div>
      <Suspense>
        {dialog === 'replace' ? (
          <PickCardDialog
            title={`Replace ${name}`}
            onPick={(card) => act(selected, card, `${name} replaced by ${cardName(card.data)}.`)}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
        {dialog === 'printing' ? (
          <PrintingDialog
            name={name}
            inUse={selected.map(printingOf)}
            onPick={(card) =>
              act(
                selected.filter((copy) => printingOf(copy) !== card._id),
                card,
                `${name}: printing changed.`,
              )
            }
            onClose={() => setDialog(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

const printingOf = ({ data: { origin } }: Card): string | undefined => origin?.id
