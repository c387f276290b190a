import { Icon, joinClasses, useCellPiece, useSlides, useStored, useWidth } from '@parlour/ui-kit'
import { memo, useRef, useState } from 'react'
import { counted } from '../../rules/facts/counted'
import { piece } from '../../rules/facts/piece'
import type { PlayerView } from '../../rules/view'
import { shownWord } from '../card/shown'
import { sortedPile } from '../innovation-view'
import { sameProps } from '../same-props'
import { BackPiece } from './back-piece'
import { BoardCard } from './board-card'
import styles from './hand.module.css'
import type { BoardFit } from './ways'
import { handFit } from './hand-fit'
import { type HandOrder, inHandOrder, orderWords, putBefore, readOrder, sortNamed } from './hand-order'
import { HandSlot } from './hand-slot'
import { sightWords } from './sight-words'
import { ASSUMED_WIDTH, type Form } from './measures'
import type { OpenPile } from './open-pile'
import { useSwipeUp } from './use-swipe-up'

interface HandProps extends BoardFit {
  readonly gameId: string
  readonly player: PlayerView
  readonly form: Form
  readonly onOpen: (pile: OpenPile) => void
}

/**
 * What moves within the hand: its head, which stands over the cards or beside them, the row, and each card.
 */
const MOVING = `:scope > *, .${styles.cards} > *`

/**
 * The viewer's own hand, expanded until the viewer makes it small, with the piles that only the viewer may
 * look through beside it.
 */
export const Hand = memo(function Hand({ gameId, player, form, way, more, onOpen }: HandProps) {
  const [box, width] = useWidth(ASSUMED_WIDTH)
  const [folded, setFolded] = useState(false)
  const [storedOrder, keep] = useStored<string>({ key: `parlour-hand-${gameId}`, defaultValue: '' })
  const order = readOrder(storedOrder)
  const cards = inHandOrder(player.piles.hand, order)
  const names = cards.map(shownWord)
  const put = (name: string, before: string | undefined) =>
    keep(orderWords({ sort: 'own', own: putBefore(names, name, before) }))
  const place = piece.pile(player.seat, 'hand')
  const pieceProps = useCellPiece(place)
  const { forecast, safe } = player.piles
  const piles = 2 + [forecast, safe].filter((pile) => pile.length > 0).length
  const fit = handFit(form, { way, more, width, count: cards.length, piles })
  const { measure, size, beside } = fit
  const besideIt = folded ? 0 : beside
  const swipes = useSwipeUp()
  const whole = useRef<HTMLDivElement>(null)
  useSlides(whole, MOVING)
  const inLine = folded || size === 'line'
  // On a phone the bar of the hand lies over the board: it keeps its height when the last card leaves.
  const keepsHeight = !inLine && (cards.length > 0 || form === 'phone')
  return (
    <section
      className={styles.hand}
      aria-label="Your hand"
      ref={box}
      data-size={size}
      data-wraps={fit.wraps || undefined}
      style={besideIt > 0 ? { gridTemplateColumns: `minmax(0, 1fr) ${besideIt}px` } : {}}
    >
      <div ref={whole} className={joinClasses(styles.main, inLine && styles.folded)} {...pieceProps}>
        <HandHead
          count={cards.length}
          order={order}
          onOrder={(next) => keep(orderWords(next))}
          isFolded={folded}
          onFold={setFolded}
        />
        <div
          className={styles.cards}
          style={keepsHeight ? { minHeight: measure.h } : {}}
          data-place={place}
          {...swipes}
        >
          {cards.map((shown, at) => (
            <HandSlot key={shownWord(shown)} name={shownWord(shown)} names={names} at={at} put={put}>
              {folded || typeof shown !== 'string' ? (
                <BackPiece shown={shown} seat={player.seat} pile="hand" compact />
              ) : (
                <BoardCard name={shown} size={size} measure={measure} />
              )}
            </HandSlot>
          ))}
          {cards.length === 0 ? <p className={styles.none}>No cards in hand.</p> : null}
        </div>
      </div>
      {besideIt > 0 ? <OwnPiles player={player} onOpen={onOpen} /> : null}
    </section>
  )
}, sameProps)

interface HandHeadProps {
  readonly count: number
  readonly order: HandOrder
  readonly onOrder: (order: HandOrder) => void
  readonly isFolded: boolean
  readonly onFold: (isFolded: boolean) => void
}

/** Folds the hand, says how many cards it has, and chooses their order. */
function HandHead({ count, order, onOrder, isFolded, onFold }: HandHeadProps) {
  return (
    <h2>
      <button
        type="button"
        aria-expanded={!isFolded}
        title={`${isFolded ? 'show the full hand' : 'shrink the hand to see more of the board'}. ${sightWords('hand', 'you')}`}
        onClick={(event) => {
          event.stopPropagation()
          onFold(!isFolded)
        }}
      >
        <Icon name={isFolded ? 'right' : 'down'} size={16} />
        Hand <span>{counted(count, 'card')}</span>
      </button>
      {count < 2 ? null : (
        <select
          className={styles.sort}
          aria-label="Order of the hand"
          title="drag a card, or press Alt and an arrow on it, for an order of your own"
          value={order.sort}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => onOrder({ ...order, sort: sortNamed(event.currentTarget.value) })}
        >
          <option value="value">by value</option>
          <option value="color">by color</option>
          <option value="own">own order</option>
        </select>
      )}
    </h2>
  )
}

type OwnPilesProps = Pick<HandProps, 'player' | 'onOpen'>

function OwnPiles({ player, onOpen }: OwnPilesProps) {
  const { piles, score, limit, achievements } = player
  return (
    <div className={styles.side}>
      <OwnPile player={player} pile="score" says={`${piles.score.length} [${score}]`} onOpen={onOpen} />
      {piles.forecast.length === 0 ? null : (
        <OwnPile player={player} pile="forecast" says={`${piles.forecast.length}/${limit}`} onOpen={onOpen} />
      )}
      {piles.safe.length === 0 ? null : (
        <OwnPile player={player} pile="safe" says={`${piles.safe.length}/${limit}`} />
      )}
      <OwnPile player={player} pile="achievements" says={String(achievements)} />
    </div>
  )
}

interface OwnPileProps {
  readonly player: PlayerView
  readonly pile: 'score' | 'forecast' | 'safe' | 'achievements'
  readonly says: string
  /** Only for piles whose faces the viewer knows (rules: innovation 5). */
  readonly onOpen?: (pile: OpenPile) => void
}

function OwnPile({ player, pile, says, onOpen }: OwnPileProps) {
  const cards = sortedPile(player.piles[pile])
  const head = `${pile} ${says}`
  const sight = sightWords(pile, 'you')
  return (
    <div className={styles.pile}>
      <h3 title={sight}>
        {onOpen === undefined || cards.length === 0 ? (
          head
        ) : (
          <button type="button" onClick={() => onOpen({ title: `your ${pile}`, sight, cards })}>
            {head}
          </button>
        )}
      </h3>
      <div className={styles.backs}>
        {cards.map((shown, index) => (
          <BackPiece key={index} shown={shown} seat={player.seat} pile={pile} compact />
        ))}
      </div>
    </div>
  )
}
