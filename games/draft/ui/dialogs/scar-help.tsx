import { Modal } from '@mantine/core'

/** How to scar a card. */
export function ScarHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="How to Scar a Card">
      <p>Change the text of the card so that it does what the scar says.</p>
    </Modal>
  )
}
