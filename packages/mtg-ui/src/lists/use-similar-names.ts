import { defined } from '@parlour/kernel'
import {
  buildNameIndex,
  type Card,
  type CardListEntry,
  type CardListOutcome,
  suggestNames,
} from '@parlour/mtg-cards'
import { cardSimilarNames, MOST_MISSPELLED } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

const LONGEST_NAME = 200

/** The names that a line of a list may have meant; none for a name that resembles no other. */
export type SimilarTo = (entry: CardListEntry) => readonly string[]

/** Where the names of unknown lines are looked for. */
export interface NameSources {
  /** What the deck or cube holds: lines with a minus can mean nothing else. */
  readonly own: readonly Card[]
  /** Cards of this cube may be inserted too. */
  readonly cubeId?: string | undefined
}

/**
 * What the unknown lines of a list may have meant; the server is asked about the first of those that insert.
 */
export function useSimilarNames(
  outcomes: readonly CardListOutcome[] | undefined,
  { own, cubeId }: NameSources,
): SimilarTo {
  const send = useSend()
  const misspelled = (outcomes ?? []).filter(({ kind }) => kind === 'unknown').map(({ entry }) => entry)
  const inserted = misspelled.filter(({ sign, name }) => sign === 'insert' && name.length <= LONGEST_NAME)
  const names = [...new Set(inserted.map(({ name }) => name))].slice(0, MOST_MISSPELLED)
  const { data } = useQuery({
    queryKey: ['similar-names', names, cubeId],
    queryFn: () => send(cardSimilarNames, { names, ...defined({ cubeId }) }),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  })
  const ownNames = useMemo(() => buildNameIndex(own), [own])
  const similar = new Map(data?.similar.map((one) => [one.name, one.names]))
  return ({ sign, name }) => (sign === 'remove' ? suggestNames(ownNames, name) : (similar.get(name) ?? []))
}
