import { type Card, cardManaValue, deckSection } from '@parlour/mtg-cards'
import { ManaCurveChart } from './mana-curve-chart'
import curve from './mana-curve.module.css'
import { NumberSection } from './number-section'
import { TypeCounts } from './type-counts'

/** The curve of a main deck with the average mana value, and how many cards of each type it plays. */
export function CurveSection({ cards }: { readonly cards: readonly Card[] }) {
  const played = cards.filter(({ data }) => deckSection(data) !== 'land')
  const creatures = played.filter(({ data }) => deckSection(data) === 'creature').length
  const sum = played.reduce((total, { data }) => total + cardManaValue(data), 0)
  return (
    <NumberSection
      title="Mana curve"
      count={played.length === 0 ? undefined : `${(sum / played.length).toFixed(1)} on average`}
    >
      <ManaCurveChart cards={cards} height={56} />
      <p className={curve.legend}>
        <span>
          <i className={curve.creatures} />
          creatures {creatures}
        </span>
        <span>
          <i className={curve.others} />
          others {played.length - creatures}
        </span>
      </p>
      <TypeCounts cards={cards} />
    </NumberSection>
  )
}
