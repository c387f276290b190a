import { Refusal } from '@parlour/kernel'
import { deckFetch, type WireDeck } from '@parlour/protocol'
import { type DeckEdit, saveEdit } from '@parlour/mtg-ui'
import { type Send, useSend } from '@parlour/ui-kit'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

export interface OpenDeck {
  /** With the edits that are on their way already done. */
  readonly deck: WireDeck | undefined
  readonly loading: boolean
  readonly modified: boolean
  /** Why the deck could not be loaded or the last edit not be saved. */
  readonly problem: string | undefined
  readonly edit: (edit: DeckEdit) => void
}

/**
 * The viewer's deck: loaded, loaded again whenever `picks` grows (the hub adds a pick by itself), and edited at once on
 * screen while the edits are saved one after another.
 */
export function useDeck(deckId: string | undefined, picks: number): OpenDeck {
  const send = useSend()
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly DeckEdit[]>([])
  const [problem, setProblem] = useState<string>()
  const queue = useRef(Promise.resolve())
  const query = useQuery({
    queryKey: ['deck', deckId],
    queryFn: async () => (await send(deckFetch, { deckId: deckId ?? '' })).deck,
    enabled: deckId !== undefined,
  })
  const seenPicks = useRef(picks)
  useEffect(() => {
    if (seenPicks.current === picks) return
    seenPicks.current = picks
    if (deckId !== undefined) void client.invalidateQueries({ queryKey: ['deck', deckId] })
  }, [client, deckId, picks])

  function edit(step: DeckEdit) {
    setPending((edits) => [...edits, step])
    setProblem(undefined)
    queue.current = queue.current
      .then(() => saveInCache({ send, client, deckId }, step))
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setPending((edits) => edits.filter((other) => other !== step)))
  }
  return {
    deck: query.data === undefined ? undefined : pending.reduce(tried, query.data),
    loading: query.isPending && deckId !== undefined,
    modified: pending.length > 0,
    problem: problem ?? query.error?.message,
    edit,
  }
}

interface Saving {
  readonly send: Send
  readonly client: QueryClient
  readonly deckId: string | undefined
}

async function saveInCache({ send, client, deckId }: Saving, step: DeckEdit): Promise<void> {
  const deck = client.getQueryData<WireDeck>(['deck', deckId])
  if (deck === undefined) return
  const saved = await saveEdit(send, deck, step)
  client.setQueryData<WireDeck>(['deck', deckId], (old) =>
    old !== undefined && old.rev > saved.rev ? old : saved,
  )
}

/** The deck after an edit that is not saved yet; unchanged where the edit refuses, which its saving will report. */
function tried(deck: WireDeck, edit: DeckEdit): WireDeck {
  try {
    return edit(deck)
  } catch (error) {
    if (error instanceof Refusal) return deck
    throw error
  }
}
