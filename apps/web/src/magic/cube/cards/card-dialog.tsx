import { blankCardData, type Card, type CardData, sendableCard } from '@parlour/mtg-cards'
import { cardUpdate } from '@parlour/protocol'
import { CardEditorDialog, cardShelf } from '@parlour/mtg-ui'
import { useMergedSave, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { useUserNames } from '../../use-user-names'
import { mergeCard } from '../merge-card'

interface CardDialogProps {
  readonly card: Card | undefined
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/**
 * A cube's card in its editor. Somebody else's edit in between is kept: what both changed differently is
 * asked about, the rest is put together.
 */
export function CardDialog({ card, mayEdit, onClose }: CardDialogProps) {
  const send = useSend()
  const nameOf = useUserNames()
  const [opened] = useState(card)
  // Editing can go on when the cube stops being editable: the server then says why the card is not saved.
  const [couldEdit] = useState(mayEdit)
  const { keep } = cardShelf(send)
  const saveMerged = useMergedSave<CardData>({
    fields: opened?.data ?? blankCardData(),
    rev: opened?.rev,
    kind: 'card',
    merge: mergeCard,
    read: (current) => {
      if (!isCard(current)) return undefined
      keep(current)
      return { fields: current.data, rev: current.rev }
    },
  })
  const save = (data: CardData, comment: string) =>
    saveMerged(data, async ({ fields, rev }) => {
      if (opened === undefined) return
      const body = { cardId: opened._id, cardData: { data: sendableCard(fields), rev }, comment }
      keep((await send(cardUpdate, body)).card)
      onClose()
    })
  return (
    <CardEditorDialog
      card={opened}
      readOnlyBecause={mayEdit || couldEdit ? undefined : 'This cube is not editable.'}
      nameOf={nameOf}
      onSave={save}
      onClose={onClose}
    />
  )
}

function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && 'data' in value && 'rev' in value
}
