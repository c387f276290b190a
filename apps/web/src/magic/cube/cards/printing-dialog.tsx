import { Button } from '@mantine/core'
import { type Card, faceAt } from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import { CardArt } from '@parlour/mtg-ui'
import { DialogSheet, Strip, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './selection-bar.module.css'

interface PrintingDialogProps {
  readonly name: string
  readonly onPick: (card: Card) => Promise<void>
  readonly onClose: () => void
}

/** The printings of a card by their pictures, to take one in its place. */
export function PrintingDialog({ name, onPick, onClose }: PrintingDialogProps) {
  const send = useSend()
  const [picked, setPicked] = useState<Card>()
  const { data, error } = useQuery({
    queryKey: ['printings', name],
    queryFn: () => send(cardByName, { names: [name] }),
    staleTime: 60_000,
  })
  const cards = data?.cards ?? []
  return (
    <DialogSheet
      title={`Printing of ${name}`}
      size={720}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button
            variant="filled"
            disabled={picked === undefined}
            onClick={() => picked !== undefined && void onPick(picked)}
          >
            take
          </Button>
        </>
      )}
    >
      {error === null ? null : <Strip tone="danger">{error.message}</Strip>}
      <p>
        The printing comes in as it is printed: changes and scars of this copy go, and come back with undo.
      </p>
      {data !== undefined && cards.length === 0 ? (
        <p>No printing of this name is in the card database.</p>
      ) : null}
      <ul className={styles.printings}>
        {cards.map((card) => (
          <li key={card._id}>
            <button type="button" aria-pressed={card._id === picked?._id} onClick={() => setPicked(card)}>
              <CardArt face={faceAt(card.data, 0)} />
              <span>
                {(card.data.set ?? '').toUpperCase()} {card.data.collector_number}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DialogSheet>
  )
}
