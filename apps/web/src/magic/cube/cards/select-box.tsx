import type { Card } from '@parlour/mtg-cards'
import { frontName } from '@parlour/mtg-ui'
import { use } from 'react'
import { SelectionContext } from './selection'

interface SelectBoxProps {
  readonly card: Card
  readonly className: string | undefined
}

/** The box that selects a card, with Shift all up to it; nothing where nobody may change the cube. */
export function SelectBox({ card, className }: SelectBoxProps) {
  const selection = use(SelectionContext)
  if (selection === undefined) return null
  return (
    <input
      type="checkbox"
      className={className}
      tabIndex={-1}
      aria-label={`select ${frontName(card)}`}
      checked={selection.selected.has(card._id)}
      onClick={(event) => selection.toggle(card._id, event.shiftKey)}
      readOnly
    />
  )
}
