import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core'
import { searchSets, sortSets } from '@parlour/mtg-cards'
import { setsAll, type WireSet } from '@parlour/protocol'
import { DialogSheet, Icon, moveInList, useOneTabStop, useSend, useSearchKeys } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './set-picker.module.css'

interface SetPickerProps {
  /** Code of the set that is picked now; empty for none. */
  readonly code: string
  /** Why a set cannot be used, in a few words; such sets stand behind the others. */
  readonly obstacleOf?: (set: WireSet) => string | undefined
  readonly cancel: () => void
  readonly pick: (set: WireSet) => void
  /** Takes the picked set back; left out where there is nothing to take back. */
  readonly clear?: () => void
}

const noObstacle = () => undefined

/** How many cards of a set are available. */
const loadedWords = (cards: number): string =>
  cards === 0 ? 'no cards loaded' : `${cards.toLocaleString('en')} ${cards === 1 ? 'card' : 'cards'}`

const words = (setType: string) => setType.replaceAll('_', ' ')

/**
 * The dialog in which a set is searched and picked. Clicking the highlighted set again deselects it, and
 * nothing is picked while none is highlighted. The sets are one stop of the Tab key.
 */
export function SetPicker({ code, obstacleOf = noObstacle, cancel, pick, clear }: SetPickerProps) {
  const send = useSend()
  const [highlighted, setHighlighted] = useState(code)
  const [search, setSearch] = useState('')
  const [isLoadedOnly, setLoadedOnly] = useState(false)
  const tabStop = useOneTabStop<HTMLUListElement>()
  const { data } = useQuery({
    queryKey: ['sets'],
    queryFn: async () => sortSets((await send(setsAll, {})).sets),
  })
  const found = searchSets(data ?? [], search).filter(({ cards }) => !isLoadedOnly || cards > 0)
  const isBarred = (set: WireSet) => Number(obstacleOf(set) !== undefined)
  const shown = found.toSorted((a, b) => isBarred(a) - isBarred(b))
  const onSearchKey = useSearchKeys({ list: tabStop.ref }, () => {
    const [first] = shown
    if (first !== undefined) pick(first)
  })
  return (
    <DialogSheet
      title="Set Picker"
      size={560}
      onClose={cancel}
      footer={(close) => (
        <PickerFoot
          chosen={data?.find((set) => set.code === highlighted)}
          onClose={close}
          onPick={pick}
          onClear={code === '' ? undefined : clear}
        />
      )}
    >
      <div className={styles.picker}>
        <TextInput
          type="search"
          aria-label="Search by name or code"
          placeholder="Name or code"
          data-autofocus
          leftSection={<Icon name="search" size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={onSearchKey}
        />
        <Checkbox
          label="loaded sets only"
          checked={isLoadedOnly}
          onChange={(event) => setLoadedOnly(event.currentTarget.checked)}
        />
        <ul
          {...tabStop}
          className={styles.list}
          aria-label="Sets"
          aria-busy={data === undefined}
          onKeyDown={moveInList}
        >
          {data === undefined ? (
            <li className={styles.note}>
              <Skeleton height={10} width={180} role="status" aria-label="Loading..." />
            </li>
          ) : shown.length === 0 ? (
            <li className={styles.note}>
              {isLoadedOnly && search.trim() === '' ? 'No set is loaded.' : 'No sets with that name or code.'}
            </li>
          ) : null}
          {shown.map((set) => (
            <SetItem
              key={set.code}
              set={set}
              obstacle={obstacleOf(set)}
              isHighlighted={set.code === highlighted}
              onClick={() => setHighlighted(set.code === highlighted ? '' : set.code)}
            />
          ))}
        </ul>
      </div>
    </DialogSheet>
  )
}

interface PickerFootProps {
  readonly chosen: WireSet | undefined
  readonly onClose: () => void
  readonly onPick: (set: WireSet) => void
  readonly onClear: (() => void) | undefined
}

function PickerFoot({ chosen, onClose, onPick, onClear }: PickerFootProps) {
  return (
    <>
      {onClear === undefined ? null : (
        <Button mr="auto" onClick={onClear}>
          no set
        </Button>
      )}
      <Button onClick={onClose}>cancel</Button>
      <Button
        variant="filled"
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && onPick(chosen)}
      >
        pick
      </Button>
    </>
  )
}

interface SetItemProps {
  readonly set: WireSet
  readonly obstacle: string | undefined
  readonly isHighlighted: boolean
  readonly onClick: () => void
}

function SetItem({ set, obstacle, isHighlighted, onClick }: SetItemProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.set}
        aria-pressed={isHighlighted}
        onClick={onClick}
      >
        <span className={styles.name}>{set.name}</span>
        <span className={styles.code}>{set.code.toUpperCase()}</span>
        <span className={styles.facts}>
          {words(set.set_type)} · {set.released_at.slice(0, 4)} · {loadedWords(set.cards)}
          {obstacle === undefined ? null : <em> · {obstacle}</em>}
        </span>
      </button>
    </li>
  )
}
