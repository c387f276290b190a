import { Button } from '@mantine/core'
import type { Card } from '@parlour/mtg-cards'
import { DialogSheet, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import { printingOf } from '../../printings/printing-of'
import { PrintingPicture } from '../../printings/printing-picture'
import styles from '../../printings/printings.module.css'
import { usePrintings } from '../../printings/use-printings'

interface PrintingDialogProps {
  readonly title: string
  readonly name: string
  /** The printing that each of the cards came from (`printingOf`); undefined for a card made here. */
  readonly inUse: readonly (string | undefined)[]
  readonly onPick: (card: Card) => Promise<void>
  /** Leaves this card as it is, where others are asked for as well. */
  readonly onKeep?: (() => Promise<void>) | undefined
  readonly onClose: () => void
}

/** The printings of a card by their pictures, to take one in its place. */
export function PrintingDialog({ title, name, inUse, onPick, onKeep, onClose }: PrintingDialogProps) {
  const [picked, setPicked] = useState<Card>()
  const { printings, error } = usePrintings(name)
  const obstacle =
    picked === undefined
      ? 'Choose a printing.'
      : inUse.every((printing) => printing === printingOf(picked))
        ? 'This printing is already in use.'
        : undefined
  return (
    <DialogSheet
      title={title}
      size={720}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          {onKeep === undefined ? null : <Button onClick={() => void onKeep()}>keep it</Button>}
          <Button
            variant="filled"
            disabled={obstacle !== undefined}
            title={obstacle}
            onClick={() => picked !== undefined && void onPick(picked)}
          >
            take this printing
          </Button>
        </>
      )}
    >
      {error === null ? null : <Strip tone="danger">{error.message}</Strip>}
      <p>
        The card comes in as printed. This copy’s edits and scars are lost with it; undo brings them back.
      </p>
      {printings?.length === 0 ? <p>The card database has no printing with this name.</p> : null}
      <ul className={styles.printings}>
        {printings?.map((printing) => (
          <li key={printing.card._id}>
            <button
              type="button"
              aria-pressed={printing.card._id === picked?._id}
              onClick={() => setPicked(printing.card)}
            >
              <PrintingPicture
                printing={printing}
                note={inUse.includes(printingOf(printing.card)) ? 'in use' : undefined}
              />
            </button>
          </li>
        ))}
      </ul>
    </DialogSheet>
  )
}
