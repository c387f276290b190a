import { type Card, cardName } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import type { DeckEdit } from './deck-edit'
import { FillWithLands } from './fill-with-lands'
import { BASIC_LANDS } from './land-shares'
import { LandSteppers } from './land-steppers'
import { NumberSection } from './number-section'

interface LandsSectionProps {
  readonly deck: WireDeck
  /** The cards of the main deck. */
  readonly cards: readonly Card[]
  /** Some of the cards are not known yet. */
  readonly isLoading: boolean
  readonly onChange: (edit: DeckEdit) => void
}

/** The basic lands of a main deck, one more or less of each, and a button that fills the deck with them. */
export function LandsSection({ deck, cards, isLoading, onChange }: LandsSectionProps) {
  const names: readonly string[] = Object.values(BASIC_LANDS)
  const count = cards.filter(({ data }) => names.includes(cardName(data))).length
  return (
    <NumberSection title="Basic lands" count={count}>
      <LandSteppers cards={cards} onChange={onChange} />
      {isLoading ? null : <FillWithLands deck={deck} cards={cards} onChange={onChange} />}
    </NumberSection>
  )
}
