import { Button } from '@mantine/core'
import { Refusal } from '@parlour/kernel'
import { cardName } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet } from '@parlour/ui-kit'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useCards } from '../shelf/use-cards'
import type { DeckEdit } from './deck-edit'
import { type DraftedPool, isBasicLand, keepingPool, notDrafted } from './drafted-pool'

interface GuardedDeck {
  readonly deck: WireDeck | undefined
  /** What was drafted; without it nothing is guarded. */
  readonly pool: DraftedPool | undefined
  readonly edit: (edit: DeckEdit) => void
}

interface PoolGuard {
  /** Edits the deck, keeps every drafted card in it, and asks before a card comes in that was not drafted. */
  readonly edit: (edit: DeckEdit) => void
  /** The dialog that asks, while it is open. */
  readonly question: ReactNode
}

interface BlockedEdit {
  readonly edit: DeckEdit
  readonly undrafted: readonly string[]
}

/**
 * Guards a drafted deck against accidental edits: asks once about each card that was not drafted, but never
 * about a basic land.
 */
export function usePoolGuard({ deck, pool, edit }: GuardedDeck): PoolGuard {
  const [blocked, setBlocked] = useState<BlockedEdit>()
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  if (pool === undefined || deck === undefined) return { edit, question: null }
  const guarded = (change: DeckEdit) => {
    const pooled = keepingPool(change, pool)
    const undrafted = addedBy(deck, pooled, pool).filter((id) => !confirmed.includes(id))
    if (undrafted.length === 0) edit(pooled)
    else setBlocked({ edit: pooled, undrafted })
  }
  const question =
    blocked === undefined ? null : (
      <PoolQuestion
        undrafted={blocked.undrafted}
        onCancel={() => setBlocked(undefined)}
        onConfirm={() => {
          setConfirmed([...confirmed, ...blocked.undrafted])
          setBlocked(undefined)
          edit(blocked.edit)
        }}
      />
    )
  return { edit: guarded, question }
}

/** The ids that an edit adds beyond the pool. An edit that the deck refuses adds nothing. */
function addedBy(deck: WireDeck, edit: DeckEdit, pool: DraftedPool): readonly string[] {
  try {
    const before = notDrafted(deck.cardIdsByZone, pool)
    const after = notDrafted(edit(deck).cardIdsByZone, pool)
    return [...new Set(after)].filter((id) => countOf(after, id) > countOf(before, id))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

const countOf = (ids: readonly string[], id: string): number => ids.filter((one) => one === id).length

interface PoolQuestionProps {
  readonly undrafted: readonly string[]
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function PoolQuestion({ undrafted, onConfirm, onCancel }: PoolQuestionProps) {
  const { cards, loading } = useCards(undrafted)
  const names = undrafted.flatMap((id) => {
    const card = cards.get(id)
    if (card === undefined) return ['An unknown card']
    return isBasicLand(card) ? [] : [cardName(card.data)]
  })
  const isFree = !loading && names.length === 0
  const confirm = useEffectEvent(onConfirm)
  useEffect(() => {
    if (isFree) confirm()
  }, [isFree])
  if (loading || isFree) return null
  return (
    <DialogSheet
      title="Not drafted"
      size={440}
      onClose={onCancel}
      footer={(close) => (
        <>
          <Button onClick={close} data-autofocus>
            leave it out
          </Button>
          <Button variant="filled" onClick={onConfirm}>
            add to the deck
          </Button>
        </>
      )}
    >
      <p>
        You did not draft {names.length === 1 ? 'this card or this copy of it' : 'these cards or copies'}:{' '}
        {names.join(', ')}. {names.length === 1 ? 'It is' : 'They are'} marked "not drafted" in the deck.
      </p>
    </DialogSheet>
  )
}
