import type { PlayerView } from '../../rules/view'
import { sortedPile } from '../innovation-view'
import { BackPiece } from './back-piece'
import { BoardCard } from './board-card'
import styles from './hand.module.css'
import { type Form, handMeasure, type Spare } from './measures'
import type { OpenPile } from './open-pile'
import { useWidth } from './use-width'

interface HandProps {
  readonly player: PlayerView
  readonly form: Form
  readonly players: number
  readonly spare: Spare
  readonly onOpen: (pile: OpenPile) => void
}

const GAP = 10

/** The viewer's own hand, expanded, with the piles that only the viewer may look through beside it. */
export function Hand({ player, form, players, spare, onOpen }: HandProps) {
  const [box, width] = useWidth()
  const cards = sortedPile(player.piles.hand)
  const measure = handMeasure(form, { players, spare })
  const share = Math.floor((width - (cards.length - 1) * GAP - 4) / Math.max(1, cards.length))
  const w = Math.max(measure.wMin, Math.min(measure.wMax, share))
  return (
    <section className={styles.hand} aria-label="Your hand">
      <div className={styles.main}>
        <h2>
          Hand <span>{cards.length === 1 ? '1 card' : `${cards.length} cards`}</span>
        </h2>
        <div
          ref={box}
          className={styles.cards}
          style={{ minHeight: measure.h }}
          data-place={`players.${player.name}.hand`}
        >
          {cards.map((name) => (
            <BoardCard key={name} name={name} size="full" measure={{ ...measure, w }} />
          ))}
          {cards.length === 0 ? <p className={styles.none}>No cards in hand.</p> : null}
        </div>
      </div>
      <div className={styles.side}>
        <OwnPile
          player={player}
          pile="score"
          says={`${player.piles.score.length} [${player.score}]`}
          {...{ onOpen }}
        />
        {player.piles.forecast.length === 0 ? null : (
          <OwnPile
            player={player}
            pile="forecast"
            says={`${player.piles.forecast.length}/${player.limit}`}
            {...{ onOpen }}
          />
        )}
        {player.piles.safe.length === 0 ? null : (
          <OwnPile player={player} pile="safe" says={`${player.piles.safe.length}/${player.limit}`} />
        )}
        <OwnPile player={player} pile="achievements" says={String(player.achievements)} />
      </div>
    </section>
  )
}

interface OwnPileProps {
  readonly player: PlayerView
  readonly pile: 'score' | 'forecast' | 'safe' | 'achievements'
  readonly says: string
  /** Only for piles whose faces the viewer knows (RULES 5). */
  readonly onOpen?: (pile: OpenPile) => void
}

function OwnPile({ player, pile, says, onOpen }: OwnPileProps) {
  const cards = sortedPile(player.piles[pile])
  const head = `${pile} ${says}`
  return (
    <div className={styles.pile} data-place={`own.${pile}`}>
      <h3>
        {onOpen === undefined || cards.length === 0 ? (
          head
        ) : (
          <button type="button" onClick={() => onOpen({ title: `your ${pile}`, cards })}>
            {head}
          </button>
        )}
      </h3>
      <div className={styles.backs}>
        {cards.map((name, index) => (
          <BackPiece key={index} name={name} owner={player.name} pile={pile} compact />
        ))}
      </div>
    </div>
  )
}
