import { deckCreate, deckDelete, deckDuplicate, deckList, type WireDeck } from '@parlour/protocol'
import { CallError, UNKNOWN_ERROR, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../api/session'
import { usePages } from '../../tables/use-pages'

/** The sentence of a failed load (rules: screens 2.8). */
function loadProblem(error: Error | null): string | undefined {
  if (error === null) return undefined
  const isOddAnswer = error instanceof CallError && error.httpStatus >= 200 && error.httpStatus < 300
  return isOddAnswer || error.message === UNKNOWN_ERROR ? 'Failed to load decks' : `Error: ${error.message}`
}

/** The sentence of a failed change: 'Error creating deck: …'. */
const changeProblem = (doing: string, { message }: Error): string => `Error ${doing} deck: ${message}`

/** The viewer's decks, and what can be done to them. A new deck or a copy is opened. */
export function useDecks() {
  const send = useSend()
  const viewer = useViewer()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const list = usePages(['decks', 'list'], async (page) => {
    const { decks: rows, next } = await send(deckList, { userId: viewer._id, ...page })
    return { rows, next }
  })
  async function change(doing: string, work: () => Promise<void>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(changeProblem(doing, error))
    } finally {
      await queries.invalidateQueries({ queryKey: ['decks'] })
    }
  }
  const open = ({ _id }: WireDeck) => void navigate(`/magic/deck/${_id}`)
  return {
    decks: list.rows,
    more: list.more,
    loading: list.loading,
    problem: problem ?? loadProblem(list.error),
    create: () => change('creating', async () => open((await send(deckCreate, { userId: viewer._id })).deck)),
    duplicate: (deckId: string) =>
      change('duplicating', async () => open((await send(deckDuplicate, { deckId })).deck)),
    remove: (deckId: string) => change('deleting', async () => void (await send(deckDelete, { deckId }))),
  }
}
