import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core'
import { type CardSet, searchSets, sortSets } from '@parlour/mtg-cards'
import { setsAll } from '@parlour/protocol'
import { DialogSheet, Icon, moveInList, useOneTabStop, useSend, useSearchKeys } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './set-picker.module.css'

interface SetPickerProps {
  /** Code of the set that is picked now; empty for none. */
  readonly code: string
  readonly cancel: () => void
  readonly pick: (set: CardSet | undefined) => void
}

/** How many cards of a set are available. */
const loadedWords = (cards: number): string =>
  cards === 0 ? 'no cards loaded' : `${cards.toLocaleString('en')} ${cards === 1 ? 'card' : 'cards'}`

const words = (setType: string) => setType.replaceAll('_', ' ')

/**
 * The dialog in which a set is searched and picked. Clicking the highlighted set again deselects it. The sets are one stop of the
 * Tab key.
 */
export function SetPicker({ code, cancel, pick }: SetPickerProps) {
  const send = useSend()
  const [highlighted, setHighlighted] = useState(code)
  const [search, setSearch] = useState('')
  const [isLoadedOnly, setLoadedOnly] = useState(false)
  const tabStop = useOneTabStop<HTMLUListElement>()
  const { data } = useQuery({
    queryKey: ['sets'],
    queryFn: async () => sortSets((await send(setsAll, {})).sets),
  })
  const shown = searchSets(data ?? [], search).filter(({ cards }) => !isLoadedOnly || cards > 0)
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
        <>
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" onClick={() => pick(data?.find((set) => set.code === highlighted))}>
            pick
          </Button>
        </>
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
          {data === undefined && (
            <li className={styles.note}>
              <Skeleton height={10} width={180} role="status" aria-label="Loading..." />
            </li>
          )}
          {data !== undefined && shown.length === 0 && (
            <li className={styles.note}>
              {isLoadedOnly && search.trim() === '' ? 'No set is loaded.' : 'No sets with that name or code.'}
            </li>
          )}
          {shown.map((set) => (
            <li key={set.code} className={styles.item}>
              <button
                type="button"
                tabIndex={-1}
                className={styles.set}
                aria-pressed={set.code === highlighted}
                onClick={() => setHighlighted(set.code === highlighted ? '' : set.code)}
              >
                <span className={styles.name}>{set.name}</span>
                <span className={styles.code}>{set.code.toUpperCase()}</span>
                <span className={styles.facts}>
                  {words(set.set_type)} · {set.released_at.slice(0, 4)} · {loadedWords(set.cards)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </DialogSheet>
  )
}
