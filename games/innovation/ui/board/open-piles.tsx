import { useSeats } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { PlayerView, ShownCard } from '../../rules/view'
import { plainText } from '../card/plain-text'
import { isSpecial, shownWord } from '../card/shown'
import { BackPiece } from './back-piece'
import { sightWords } from './sight-words'
import type { OpenPile } from './open-pile'
import opener from '../shared/opener.module.css'
import styles from './tableau.module.css'

interface PilesProps {
  readonly player: PlayerView
  readonly onOpen: (pile: OpenPile) => void
}

/**
 * The display and the museums: every card lies open, and all can be looked through; where room is short, the
 * cards are no wider than backs.
 */
export function OpenPiles({ player, compact, onOpen }: PilesProps & { readonly compact: boolean }) {
  const { piles, seat } = player
  return (['artifact', 'museum'] as const).map((pile) => {
    if (piles[pile].length === 0) return null
    return (
      <span key={pile} data-place={piece.pile(seat, pile)}>
        <button
          type="button"
          className={opener.opener}
          title={`${pileWords(pile, piles[pile])}. ${sightWords(pile)}`}
          onClick={() =>
            onOpen({ title: `${player.name}: ${pile}`, sight: sightWords(pile), cards: piles[pile] })
          }
        >
          {pile}
        </button>
        {piles[pile]
          .filter((shown) => !isSpecial(shown))
          .map((shown) => (
            <BackPiece key={shownWord(shown)} shown={shown} seat={seat} pile={pile} compact={compact} />
          ))}
      </span>
    )
  })
}

/** At most this many cards are named; the rest are counted. */
const NAMED = 2

/**
 * The karmas that work on this player, of whatever cards: their number, for the viewer the cards' names too;
 * opens the cards.
 */
export function Karmas({ player, own, onOpen }: PilesProps & { readonly own: boolean }) {
  const names = useSeats()
  const { karmas = [], name, seat } = player
  if (karmas.length === 0) return null
  const of = karmas.filter(({ card }, at) => karmas.findIndex((other) => other.card === card) === at)
  const whose = (owner: number) => (owner === seat ? 'own top card' : `${names[owner] ?? ''}’s top card`)
  return (
    <button
      type="button"
      className={styles.karmas}
      title={karmas
        .map(({ owner, card, text }) => `${card} (${whose(owner)}): ${plainText(text)}`)
        .join('\n')}
      aria-label={`Karmas that work on ${name}: ${of.map(({ card }) => card).join(', ')}`}
      onClick={() =>
        onOpen({
          title: `Karmas that work on ${name}`,
          sight: sightWords('board'),
          cards: of.map(({ card }) => card),
          notes: of.map(({ owner }) => whose(owner)),
        })
      }
    >
      <b>K</b> {own && of.length <= NAMED ? of.map(({ card }) => card).join(', ') : of.length}
    </button>
  )
}

/** What lies there: which museums these are, and what each holds, for a museum lies before its card. */
const pileWords = (pile: string, cards: readonly ShownCard[]): string =>
  cards.some(isSpecial) ? cards.map(shownWord).join(', ') : pile
