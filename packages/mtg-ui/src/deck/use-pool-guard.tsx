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
  /** The open question. */
  readonly question: ReactNode
}

interface BlockedEdit {
  readonly edit: DeckEdit
  readonly strangers: readonly string[]
}

/**
 * Guards a drafted deck against slips. Each card that was not drafted is asked about once; basic lands never
 * are.
 */
export function usePoolGuard({ deck, pool, edit }: GuardedDeck): PoolGuard {
  const [blocked, setBlocked] = useState<BlockedEdit>()
  const [taken, setTaken] = useState<readonly string[]>([])
  if (pool === undefined || deck === undefined) return { edit, question: null }
  const guarded = (change: DeckEdit) => {
    const pooled = keepingPool(change, pool)
    const strangers = newStrangers(deck, pooled, pool).filter((id) => !taken.includes(id))
    if (strangers.length === 0) edit(pooled)
    else setBlocked({ edit: pooled, strangers })
  }
  const question =
    blocked === undefined ? null : (
      <PoolQuestion
        strangers={blocked.strangers}
        onCancel={() => setBlocked(undefined)}
        onTake={() => {
          setTaken([...taken, ...blocked.strangers])
          setBlocked(undefined)
          edit(blocked.edit)
        }}
      />
    )
  return { edit: guarded, question }
}

/** The ids that an edit adds beyond the pool. An edit that the deck refuses adds nothing. */
function newStrangers(deck: WireDeck, edit: DeckEdit, pool: DraftedPool): readonly string[] {
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
  readonly strangers: readonly string[]
  readonly onTake: () => void
  readonly onCancel: () => void
}

function PoolQuestion({ strangers, onTake, onCancel }: PoolQuestionProps) {
  const { cards, loading } = useCards(strangers)
  const asked = strangers.flatMap((id) => {
    const card = cards.get(id)
    if (card === undefined) return ['An unknown card']
    return isBasicLand(card) ? [] : [cardName(card.data)]
  })
  const isFree = !loading && asked.length === 0
  const take = useEffectEvent(onTake)
  useEffect(() => {
    if (isFree) take()
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
          <Button variant="filled" onClick={onTake}>
            add to the deck
          </Button>
        </>
      )}
    >
      <p>
        You did not draft {asked.length === 1 ? 'this card or this copy of it' : 'these cards or copies'}:{' '}
        {asked.join(', ')}. In the deck it is marked "not drafted".
      </p>
    </DialogSheet>
  )
}
