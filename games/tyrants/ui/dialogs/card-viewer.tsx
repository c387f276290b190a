import { Modal } from '@mantine/core'
import { FocusBack } from '@parlour/ui-kit'
import { TyrantsCard } from '../card/tyrants-card'
import { useCard } from '../card/wording'

interface CardViewerProps {
  /** The name of the card that is shown. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** Shows one card whole. */
export function CardViewer({ name, onClose }: CardViewerProps) {
  const card = useCard(name ?? '')
  return (
    <Modal
      opened={name !== undefined}
      onClose={onClose}
      title={card === undefined ? 'Card not found' : 'Card Viewer'}
      size="sm"
    >
      <FocusBack />
      {card === undefined ? <p>{name}</p> : <TyrantsCard card={card} isWhole />}
    </Modal>
  )
}
