import { deckDelete, deckDuplicate, type WireDeck } from '@parlour/protocol'
import { CallError, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeckEdits } from './use-deck-edits'

/** Copies the open deck, as it is saved, and deletes it; both lead away from its page. */
export function useDeckCopies({ _id: deckId }: WireDeck, edits: DeckEdits) {
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  async function change(work: () => Promise<string>) {
    setProblem(undefined)
    try {
      const address = await work()
      void queries.invalidateQueries({ queryKey: ['decks'] })
      await navigate(address)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    }
  }
  return {
    problem,
    duplicate: () => change(async () => `/magic/deck/${(await send(deckDuplicate, { deckId })).deck._id}`),
    remove: () =>
      change(async () => {
        await send(deckDelete, { deckId })
        edits.discard()
        return '/magic'
      }),
  }
}
