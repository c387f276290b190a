import { blankCardData, type Card, sendableCard } from '@parlour/mtg-cards'
import { cardCreate, type WireCube } from '@parlour/protocol'
import { CardEditorDialog, cardShelf } from '@parlour/mtg-ui'
import { useSend } from '@parlour/ui-kit'

interface CreateCardDialogProps {
  readonly cube: WireCube
  readonly reload: () => Promise<void>
  readonly onClose: () => void
}

const BLANK: Card = { _id: 'new', source: 'custom', data: blankCardData() }

/** The card editor with a blank card, which joins the cube (rules: library 1.5). */
export function CreateCardDialog({ cube, reload, onClose }: CreateCardDialogProps) {
  const send = useSend()
  return (
    <CardEditorDialog
      card={BLANK}
      isNew
      onClose={onClose}
      onSave={async (data, comment) => {
        const body = { cardData: sendableCard(data), cubeId: cube._id, comment }
        const { card } = await send(cardCreate, body)
        cardShelf(send).keep(card)
        await reload()
        onClose()
      }}
    />
  )
}
