import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Card } from '@parlour/mtg-cards'
import { cardSearch } from '@parlour/protocol'
import { MagicCard } from '@parlour/mtg-ui'
import { DialogSheet, Icon, Strip, useSaving, useSend, useSearchKeys } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styles from './dialogs.module.css'
import { FoundCard } from './found-card'
import { nearestFirst } from './nearest-first'

const REST = 250
const MOST_FOUND = 50

interface PickCardDialogProps {
  readonly title: string
  /** Takes the card. When it rejects (`CallError`, `Refusal`), the message is shown and the dialog stays. */
  readonly onPick: (card: Card) => Promise<void>
  readonly onClose: () => void
}

/**
 * Finds one card by its name and takes it; printings that play the same are one line (rules: library 1.4).
 * Enter chooses the first that is found, and once more takes it.
 */
export function PickCardDialog({ title, onPick, onClose }: PickCardDialogProps) {
  const send = useSend()
  const [name, setName] = useState('')
  const [picked, setPicked] = useState<Card>()
  const list = useRef<HTMLDivElement>(null)
  const { saving, problem, run } = useSaving()
  const [value] = useDebouncedValue(name.trim(), REST)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['card-by-part', value],
    queryFn: async () => {
      const filters = [{ kind: 'name', operator: 'and', value } as const]
      const { cards } = await send(cardSearch, { filters, distinct: true, limit: MOST_FOUND })
      return nearestFirst(cards, value)
    },
    enabled: value.length > 1,
    placeholderData: (before) => before,
  })
  const found = value.length > 1 ? data : undefined
  const take = () =>
    run(async () => {
      if (picked !== undefined) await onPick(picked)
    })
  const onSearchKey = useSearchKeys({ list, items: 'input' }, () => {
    const [first] = found ?? []
    if (first === undefined || isPlaceholderData || name.trim() !== value) return
    if (first._id === picked?._id) void take()
    else setPicked(first)
  })
  return (
    <DialogSheet
      title={title}
      size={720}
      onClose={onClose}
      footer={(close) => (
        <>
          {picked === undefined ? <p className={styles.note}>Choose a card.</p> : null}
          <Button onClick={close}>cancel</Button>
          <Button
            variant="filled"
            loading={saving}
            disabled={picked === undefined}
            onClick={() => void take()}
          >
            ok
          </Button>
        </>
      )}
    >
      <div className={styles.search}>
        <TextInput
          type="search"
          label="Name"
          leftSection={<Icon name="search" size={16} />}
          maxLength={200}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={onSearchKey}
          data-autofocus
        />
        <div ref={list} className={styles.found} role="radiogroup" aria-label="Found cards">
          {error === null ? null : <Strip tone="danger">{error.message}</Strip>}
          {found === undefined ? <p className={styles.empty}>Type at least two letters.</p> : null}
          {found?.length === 0 ? <p className={styles.empty}>No cards with that name.</p> : null}
          {found?.map((card) => (
            <FoundCard
              key={card._id}
              card={card}
              isPicked={card._id === picked?._id}
              onPick={() => setPicked(card)}
            />
          ))}
        </div>
        <div className={styles.preview}>
          {picked === undefined ? null : <MagicCard card={picked} size="full" />}
        </div>
      </div>
    </DialogSheet>
  )
}
