import { defined } from '@parlour/kernel'
import {
  type Card,
  type CardIdsByZone,
  type CardListOutcome,
  type CardSet,
  cardIdsIn,
  namesInList,
} from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import type { ChosenZones } from './block-zones'
import { useCards } from '../shelf/use-cards'
import { useDebouncedValue } from '@mantine/hooks'
import { type Send, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type FoundByName, type ImportMode, importOutcomes } from './deck-import-plan'
import type { NameSources } from './use-similar-names'

/** How long typing must pause before the names are looked up, in ms, and the most names per call. */
const REST = 300
const MOST_NAMES = 1000

interface ImportCheck {
  /** Absent while the list is being looked up. */
  readonly outcomes: readonly CardListOutcome[] | undefined
  readonly problem: string | undefined
  /** The cards that are in the deck could not be looked up. */
  readonly failed: boolean
  readonly sources: NameSources
}

/** The deck that takes a list, and the zones that were chosen for the blocks of the list. */
interface ImportTarget {
  readonly mode: ImportMode
  readonly zones: CardIdsByZone
  readonly chosen: ChosenZones
}

/**
 * What each line of the text would do to a deck with these zones; its names are looked up as the typing
 * rests.
 */
export function useImportOutcomes(text: string, { mode, zones, chosen }: ImportTarget): ImportCheck {
  const send = useSend()
  const [settled] = useDebouncedValue(text, REST)
  const { cards, loading, failed } = useCards(cardIdsIn(zones))
  const own = useMemo(() => [...cards.values()], [cards])
  const cubeId = own.find((card) => card.cubeId !== undefined)?.cubeId
  const query = useQuery({
    queryKey: ['cards-in-list', settled, cubeId],
    queryFn: () => findNamedCards(send, namesInList(settled), cubeId),
    enabled: !loading && !failed,
  })
  const isChecked = query.data !== undefined && settled === text && !failed
  return {
    outcomes: isChecked ? importOutcomes(text, mode, { found: query.data, zones, cards, chosen }) : undefined,
    problem: query.error?.message,
    failed,
    sources: { own, cubeId },
  }
}

/** The cards that the server finds under these names; those of the cube too, when one is named. */
export async function findNamedCards(
  send: Send,
  names: readonly string[],
  cubeId: string | undefined,
): Promise<FoundByName> {
  const found: Card[] = []
  const sets = new Map<string, CardSet>()
  for (let at = 0; at < names.length; at += MOST_NAMES) {
    const chunk = names.slice(at, at + MOST_NAMES)
    const answer = await send(cardByName, { names: chunk, ...defined({ cubeId }) })
    found.push(...answer.cards)
    for (const set of answer.sets) sets.set(set.code, set)
  }
  return { cards: found, sets: [...sets.values()] }
}
