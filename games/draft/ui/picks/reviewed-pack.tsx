import type { Card } from '@parlour/mtg-cards'
import { MagicCard, useCards } from '@parlour/mtg-ui'
import { PlayerName } from '@parlour/ui-kit'
import styles from './pick-review.module.css'
import type { PickStep, SeenCard } from './pick-steps'

interface ReviewedPackProps {
  readonly step: PickStep
  readonly seat: string
  /** The pick is hidden: the cards are buttons, and none says who took it. */
  readonly asks?: { readonly chosen: string | undefined; readonly onChoose: (id: string) => void } | undefined
  /** The card that was guessed. It has a ring; the line above names it. */
  readonly guess?: string | undefined
}

/**
 * A pack as a drafter saw it, with who took which card at which pick. The cards are in the order of their
 * names: the order in which they were taken would tell the pick.
 */
export function ReviewedPack({ step: { seen, taken, owner }, seat, asks, guess }: ReviewedPackProps) {
  const { cards } = useCards(seen.map(({ _id }) => _id))
  return (
    <>
      <p className={styles.origin}>
        {owner === seat ? 'own pack' : `from ${owner}`}, {seen.length} {seen.length === 1 ? 'card' : 'cards'}
      </p>
      <ul className={styles.pack}>
        {seen.toSorted(byName).map((card) => (
          <li
            key={card.id}
            data-picked={asks === undefined && card.id === taken.id ? true : undefined}
            data-guess={asks === undefined && card.id === guess ? true : undefined}
          >
            <ReviewedCard name={card.name} card={cards.get(card._id)} />
            {asks === undefined ? (
              <Fate card={card} seat={seat} isPicked={card.id === taken.id} />
            ) : (
              <button
                type="button"
                className={styles.choose}
                aria-pressed={card.id === asks.chosen}
                aria-label={card.name}
                onClick={() => asks.onChoose(card.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function ReviewedCard({ name, card }: { readonly name: string; readonly card: Card | undefined }) {
  return card === undefined ? (
    <span className={styles.coming}>{name}</span>
  ) : (
    <MagicCard card={card} size="small" />
  )
}

interface FateProps {
  readonly card: SeenCard
  readonly seat: string
  readonly isPicked: boolean
}

/** Who took a card, and when. */
function Fate({ card: { takenBy, takenAt }, seat, isPicked }: FateProps) {
  if (isPicked) return <small>picked</small>
  return (
    <small title={takenBy === seat ? undefined : takenBy}>
      {takenBy === seat ? 'came back' : <PlayerName name={takenBy} />} <span>· pick {takenAt}</span>
    </small>
  )
}

const byName = (one: SeenCard, other: SeenCard): number =>
  one.name === other.name ? (one.id < other.id ? -1 : 1) : one.name < other.name ? -1 : 1
