import { addCard, type Card, cardName, COLOR_LETTERS } from '@parlour/mtg-cards'
import { Icon } from '@parlour/ui-kit'
import { ManaIcon } from '../mana/mana-icon'
import { removeEdit } from './copies-of-card'
import type { DeckEdit } from './deck-edit'
import styles from './lands.module.css'
import { BASIC_LANDS, colorSymbols } from './land-shares'
import { useBasicLands } from './use-basic-lands'

interface LandSteppersProps {
  /** The cards of the main deck. */
  readonly cards: readonly Card[]
  readonly onChange: (edit: DeckEdit) => void
}

/** The basic lands in the main deck, each with the symbols that want it, one more and one less. */
export function LandSteppers({ cards, onChange }: LandSteppersProps) {
  const { idOf } = useBasicLands()
  const symbols = colorSymbols(cards)
  const total = COLOR_LETTERS.reduce((sum, color) => sum + symbols[color], 0)
  return (
    <ul className={styles.steppers} aria-label="Basic lands">
      {COLOR_LETTERS.map((color) => {
        const name = BASIC_LANDS[color]
        const ids = cards.filter(({ data }) => cardName(data) === name).map(({ _id }) => _id)
        const id = idOf(color)
        return (
          <li key={color}>
            <ManaIcon symbol={color.toUpperCase()} unnamed />
            <span>
              {name}
              <small>
                <SymbolWords count={symbols[color]} total={total} />
              </small>
            </span>
            <span className={styles.stepper}>
              <button
                type="button"
                aria-label={`one ${name} less in the deck`}
                disabled={ids.length === 0}
                onClick={() => onChange(removeEdit([...new Set(ids)], 'main'))}
              >
                <Icon name="minus" size={14} />
              </button>
              <output aria-label={`${name} in the deck`}>{ids.length}</output>
              <button
                type="button"
                aria-label={`one ${name} more in the deck`}
                disabled={id === undefined}
                onClick={() =>
                  id !== undefined &&
                  onChange((deck) => ({ ...deck, cardIdsByZone: addCard(deck.cardIdsByZone, id, 'main') }))
                }
              >
                <Icon name="plus" size={14} />
              </button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** How many of the colored symbols of the deck are of one color. */
const SymbolWords = ({ count, total }: { readonly count: number; readonly total: number }) =>
  count === 0 ? (
    'no symbols'
  ) : (
    <>
      {count} of {total}
      <span className={styles.unit}> symbols</span>
    </>
  )
