import type { WireDeck } from '@parlour/protocol'
import { type DeckDraft, useCards } from '@parlour/mtg-ui'
import { useState } from 'react'
import type { SearchScope } from './use-card-search'
import type { DeckEdits } from './use-deck-edits'

/** A place where the cards of a deck can be searched. */
interface SearchPlace {
  readonly value: string
  readonly label: string
  readonly scope: SearchScope
}

const EVERYTHING: SearchPlace = { value: 'all', label: 'all cards', scope: {} }

/**
 * The places to search for a deck, and the chosen one, undefined until the deck and its draft are known: a
 * draft's deck opens on its pool, then come its cube or set, then everything.
 */
export function useSearchScope(
  { deck, loading }: Pick<DeckEdits, 'deck' | 'loading'>,
  draft: DeckDraft | undefined,
) {
  const [chosen, setChosen] = useState<string>()
  const cubeOfCards = useCubeOfCards(deck)
  const { pool, setCode, cubeId = cubeOfCards } = draft ?? {}
  const places: readonly SearchPlace[] = [
    ...(pool === undefined ? [] : [{ value: 'pool', label: 'pool', scope: { ids: pool } }]),
    ...(cubeId === undefined ? [] : [{ value: 'cube', label: 'cube', scope: { cubeId } }]),
    ...(setCode === undefined ? [] : [{ value: 'set', label: 'set', scope: { setCode } }]),
    EVERYTHING,
  ]
  const usual = pool === undefined ? EVERYTHING : places[0]
  const isKnown = draft !== undefined && !loading
  const place = isKnown ? (places.find(({ value }) => value === chosen) ?? usual) : undefined
  return { places, place, choose: setChosen }
}

/** The cube that a deck's cards come from; none for a deck of printed cards. */
function useCubeOfCards(deck: WireDeck | undefined): string | undefined {
  const zones = deck?.cardIdsByZone
  const { cards } = useCards(zones === undefined ? [] : [...zones.main, ...zones.side, ...zones.command])
  return [...cards.values()].find(({ cubeId }) => cubeId !== undefined)?.cubeId
}
