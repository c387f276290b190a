import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import styles from './hand.module.css'

interface HandSlotProps {
  readonly name: string
  /** The cards of the whole hand, as they lie. */
  readonly names: readonly string[]
  readonly at: number
  /** Puts a card before another, or last. */
  readonly put: (name: string, before: string | undefined) => void
  readonly children: ReactNode
}

const CARD = 'application/x-hand-card'

/** The place of a card in the hand: the card is dragged to another, or moved by Alt and an arrow. */
export function HandSlot({ name, names, at, put, children }: HandSlotProps) {
  return (
    <span
      data-slot
      className={styles.slot}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(CARD, name)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(CARD)) event.preventDefault()
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        const dragged = event.dataTransfer.getData(CARD)
        const isAfter = names.indexOf(dragged) < at
        if (names.includes(dragged) && dragged !== name) put(dragged, isAfter ? names[at + 1] : name)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
        event.preventDefault()
        if (event.key === 'ArrowLeft' && at > 0) put(name, names[at - 1])
        if (event.key === 'ArrowRight' && at < names.length - 1) put(name, names[at + 2])
      }}
    >
      {children}
    </span>
  )
}
