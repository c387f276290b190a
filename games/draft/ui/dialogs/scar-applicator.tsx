import { Button, Modal } from '@mantine/core'
import type { Card, CardData } from '@parlour/mtg-cards'
import type { DraftScar } from '../../rules/types'

export interface ScarApplicatorProps {
  readonly scar: DraftScar
  readonly card: Card
  readonly onCancel: () => void
  /** The changed card and what was typed as comment. */
  readonly onApply: (card: CardData, comment: string) => void
}

/** Applies a scar to a card: its editor is to come. */
export function ScarApplicator({ scar, onCancel }: ScarApplicatorProps) {
  return (
    <Modal opened onClose={onCancel} title="Apply Scar">
      <p>{scar.text}</p>
      <Button onClick={onCancel}>cancel</Button>
    </Modal>
  )
}
