import type { Card } from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'

export interface Printing {
  readonly card: Card
  /** As people know it. */
  readonly setName: string | undefined
}

/** The printings of a name, newest first; undefined until they are known. */
export function usePrintings(name: string) {
  const send = useSend()
  const { data, error } = useQuery({
    queryKey: ['printings', name],
    queryFn: () => send(cardByName, { names: [name] }),
    staleTime: 60_000,
  })
  const sets = new Map((data?.sets ?? []).map((set) => [set.code, set]))
  const setOf = ({ data: { set = '' } }: Card) => sets.get(set)
  const released = (card: Card) => setOf(card)?.released_at ?? ''
  const printings: readonly Printing[] | undefined = data?.cards
    .toSorted((a, b) => (released(a) < released(b) ? 1 : -1))
    .map((card) => ({ card, setName: setOf(card)?.name }))
  return { printings, error }
}
