import { Refusal } from '@parlour/kernel'
import { type Card, type CardData, sendableCard } from '@parlour/mtg-cards'
import { cardUpdate } from '@parlour/protocol'
import { CallError, CardEditorDialog, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUserNames } from '../../use-user-names'
import { mergeCard } from '../merge-card'

interface CardDialogProps {
  readonly card: Card | undefined
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/**
 * A cube's card in its editor. Somebody else's edit in between is kept: what both changed differently is asked about, the rest
 * is put together.
 */
export function CardDialog({ card, mayEdit, onClose }: CardDialogProps) {
  const send = useSend()
  const queries = useQueryClient()
  const nameOf = useUserNames()
  const [opened] = useState(card)
  const [seen, setSeen] = useState(card)
  const keep = (one: Card) => queries.setQueryData(['card', one._id], one)
  async function save(data: CardData, comment: string) {
    if (opened === undefined || seen === undefined) return
    const body = { cardId: opened._id, cardData: { data: sendableCard(data), rev: seen.rev }, comment }
    try {
      keep((await send(cardUpdate, body)).card)
      onClose()
    } catch (error) {
      const theirs = newerCard(error)
      if (theirs === undefined) throw error
      setSeen(theirs)
      keep(theirs)
      await saveOver(theirs, data, comment)
    }
  }
  async function saveOver(theirs: Card, mine: CardData, comment: string) {
    const { data, clashes } = mergeCard({ base: opened?.data ?? mine, mine, theirs: theirs.data })
    if (clashes.length > 0)
      throw new Refusal(
        `Somebody else changed this card meanwhile (${clashes.join(', ')}). Save again to put your version in its place, or cancel to keep theirs.`,
      )
    const body = { cardId: theirs._id, cardData: { data: sendableCard(data), rev: theirs.rev }, comment }
    keep((await send(cardUpdate, body)).card)
    onClose()
  }
  return (
    <CardEditorDialog
      card={opened}
      readOnlyBecause={mayEdit ? undefined : 'This cube is not editable.'}
      nameOf={nameOf}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** The card as it stands, when the hub refused a stale save. */
function newerCard(error: unknown): Card | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return isCard(error.current) ? error.current : undefined
}

function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && 'data' in value && 'rev' in value
}
