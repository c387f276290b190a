import { type Card, cardName } from '@parlour/mtg-cards'
import { lazy, useState } from 'react'
import { printingOf } from '../../printings/printing-of'

const PickCardDialog = lazy(async () => ({
  default: (await import('../dialogs/pick-card-dialog')).PickCardDialog,
}))
const PrintingDialog = lazy(async () => ({ default: (await import('./printing-dialog')).PrintingDialog }))

/** A card of a cube, and the one that comes in its place. */
export interface Exchange {
  readonly card: Card
  readonly instead: Card
}

interface ExchangeDialogProps {
  /** Whether another card comes in the place of each, or another printing of it. */
  readonly kind: 'replace' | 'printing'
  readonly cards: readonly Card[]
  /** Gets what was chosen, once that is so for every name. */
  readonly onDone: (exchanges: readonly Exchange[]) => Promise<void>
  readonly onClose: () => void
}

/** Asks what comes in the place of these cards, one name after the other. */
export function ExchangeDialog({ kind, cards, onDone, onClose }: ExchangeDialogProps) {
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<readonly Exchange[]>([])
  const names = [...new Set(cards.map(nameOf))]
  const name = names[at] ?? ''
  const copies = cards.filter((card) => nameOf(card) === name)
  const goOn = async (more: readonly Exchange[]) => {
    const all = [...chosen, ...more]
    if (at + 1 === names.length) return onDone(all)
    setChosen(all)
    setAt(at + 1)
  }
  const count = names.length === 1 ? '' : ` (${at + 1} of ${names.length})`
  if (kind === 'replace')
    return (
      <PickCardDialog
        key={name}
        title={`Replace ${name}${count}`}
        onPick={(instead) => goOn(copies.map((card) => ({ card, instead })))}
        onClose={onClose}
      />
    )
  const others = (instead: Card) => copies.filter((card) => printingOf(card) !== printingOf(instead))
  return (
    <PrintingDialog
      key={name}
      title={`Printing of ${name}${count}`}
      name={name}
      inUse={copies.map(printingOf)}
      onPick={(instead) => goOn(others(instead).map((card) => ({ card, instead })))}
      onKeep={names.length === 1 ? undefined : () => goOn([])}
      onClose={onClose}
    />
  )
}

const nameOf = ({ data }: Card): string => cardName(data)
