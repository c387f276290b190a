import { Button } from '@mantine/core'
import { type CardIdsByZone, COLOR_WORDS, type ColorLetter } from '@parlour/mtg-cards'
import { deckSizeOf, landShares, suggestedDeck, useBasicLands } from '@parlour/mtg-ui'
import { Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import type { OwnDeck } from '../deck/own-deck'

/** What a suggestion replaced, and what it plays. */
interface Suggestion {
  readonly before: CardIdsByZone
  readonly words: string
}

/**
 * Sets the main deck up as a start that one edits, with its lands; a strip leads back to the deck as it was.
 */
export function useSuggestedDeck(own: OwnDeck | undefined) {
  const [suggestion, setSuggestion] = useState<Suggestion>()
  const { idsOf, loading } = useBasicLands()
  const deck = own?.deck
  const suggest = () => {
    if (own === undefined || deck === undefined) return
    const size = deckSizeOf(deck.format)
    const pool = own.picked.flatMap(({ _id, rating }) => {
      const card = own.cards.get(_id)
      return card === undefined ? [] : [{ card, rating }]
    })
    const { colors, main } = suggestedDeck(pool, size)
    const lands = idsOf(landShares(main, size - main.length))
    const played = main.map(({ _id }) => _id)
    setSuggestion({
      before: deck.cardIdsByZone,
      words: `${wordsFor(colors)}, ${played.length} cards and ${lands.length} lands`,
    })
    own.edit((latest) => ({
      ...latest,
      cardIdsByZone: { main: [...played, ...lands], side: without(own.pool, played), command: [] },
    }))
  }
  const takeBack = () => {
    const before = suggestion?.before
    setSuggestion(undefined)
    if (before !== undefined) own?.edit((latest) => ({ ...latest, cardIdsByZone: before }))
  }
  return {
    suggest,
    takeBack,
    suggestion,
    isReady: deck !== undefined && !loading && own?.cardsLoading === false,
  }
}

/** What stands over the deck once it was suggested. */
export function SuggestionStrip({ words, onBack }: { readonly words: string; readonly onBack: () => void }) {
  return (
    <Strip
      tone="success"
      actions={
        <Button size="compact-sm" variant="default" onClick={onBack}>
          take it back
        </Button>
      }
    >
      Suggested: {words}. Change whatever you like.
    </Strip>
  )
}

const listWords = new Intl.ListFormat('en')

const wordsFor = (colors: readonly ColorLetter[]): string =>
  colors.length === 0 ? 'colorless' : listWords.format(colors.map((color) => COLOR_WORDS[color]))

/** The ids that are left when each of the others is taken out once. */
function without(ids: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...ids]
  for (const id of taken) {
    const at = left.indexOf(id)
    if (at !== -1) left.splice(at, 1)
  }
  return left
}
