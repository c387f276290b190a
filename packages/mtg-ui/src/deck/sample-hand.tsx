import { Button } from '@mantine/core'
import { type Card, deckSection } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet } from '@parlour/ui-kit'
import { MagicCard } from '../card/magic-card'
import { CardsFailed } from '../shelf/cards-failed'
import { useCards } from '../shelf/use-cards'
import { cardCount } from './deck-words'
import { landChance } from './land-chance'
import styles from './sample-hand.module.css'
import { useSampleHand } from './use-sample-hand'

interface SampleHandProps {
  readonly deck: WireDeck
  readonly onClose: () => void
}

/** Seven cards from the top of the shuffled main deck, the next ones on demand, and mulligans. */
export function SampleHand({ deck, onClose }: SampleHandProps) {
  const { main } = deck.cardIdsByZone
  const { cards, loading, failed } = useCards(main)
  const { hand, left, mulligans, toBottom, draw, mulligan, again, putUnder } = useSampleHand(main)
  const known = main.flatMap((id) => cards.get(id) ?? [])
  return (
    <DialogSheet
      title="Sample hand"
      size={1180}
      onClose={onClose}
      footer={(close) => (
        <>
          <p className={styles.left}>
            {cardCount(left)} left. {loading || failed ? null : landWords(known)}
          </p>
          <Button onClick={close}>close</Button>
          <Button disabled={hand.length === 0 || mulligans >= hand.length} onClick={mulligan}>
            mulligan
          </Button>
          <Button disabled={left === 0 || toBottom > 0} onClick={draw}>
            draw a card
          </Button>
          <Button variant="filled" disabled={main.length === 0} onClick={again}>
            new hand
          </Button>
        </>
      )}
    >
      {failed ? <CardsFailed /> : null}
      {main.length === 0 ? (
        <p>The main deck has no cards to draw.</p>
      ) : (
        <p className={styles.counts} role="status">
          {handWords(hand.flatMap((id) => cards.get(id) ?? []))}
          {toBottom === 0 ? '' : `. Put ${cardCount(toBottom)} under the library`}
        </p>
      )}
      <ul className={styles.hand} aria-label="Hand">
        {hand.map((id, index) => {
          const card = cards.get(id)
          const missing = loading || failed ? null : 'unknown card'
          return (
            <li key={index}>
              {card === undefined ? missing : <MagicCard card={card} size="small" />}
              {toBottom === 0 ? null : (
                <button type="button" className={styles.under} onClick={() => putUnder(index)}>
                  put under
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </DialogSheet>
  )
}

const landsAmong = (cards: readonly Card[]): number =>
  cards.filter(({ data }) => deckSection(data) === 'land').length

function handWords(cards: readonly Card[]): string {
  const lands = landsAmong(cards)
  const spells = cards.length - lands
  return `${lands} ${lands === 1 ? 'land' : 'lands'}, ${spells} ${spells === 1 ? 'spell' : 'spells'}`
}

/** Three lands for the third turn: seven cards and two draws, of whoever begins. */
function landWords(cards: readonly Card[]): string {
  const chance = landChance({ lands: landsAmong(cards), cards: cards.length, drawn: 9, atLeast: 3 })
  return `On turn 3 you have drawn three lands in ${Math.round(chance * 100)} of 100 games.`
}
