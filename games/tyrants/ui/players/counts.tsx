import type { Piece } from '@parlour/kernel'
import { joinClasses } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { TyrantsIconName } from '../icons/icon-paths'
import { TyrantsIcon } from '../icons/tyrants-icon'
import type { SeatedPlayer } from '../tyrants-view'
import styles from './players.module.css'

/** With so few troops left the end of the game is near. */
const FEW_TROOPS = 5

interface CountsProps {
  readonly player: SeatedPlayer
  /** It is the player's turn. */
  readonly isActive: boolean
}

/** How much a player has of everything: what can be spent in this turn, cards, and pieces. */
export function Counts({ player, isActive }: CountsProps) {
  const { seat, power, influence, deckSize, handSize, played, discard, innerCircle } = player
  const { trophies, troops, spies } = player
  const total = deckSize + handSize + played.length + discard.length
  const isLow = troops <= FEW_TROOPS
  return (
    <div className={styles.counts}>
      <div className={joinClasses(isActive && styles.big)}>
        <Count word="power" icon="power" count={power} />
        <Count word="influence" icon="influence" count={influence} />
      </div>
      <div>
        <Count word="hand" count={handSize} place={piece.pile(seat, 'hand')} />
        <Count word="discard" count={discard.length} place={piece.pile(seat, 'discard')} />
        <Count
          word="deck"
          count={`${deckSize}/${total}`}
          place={piece.pile(seat, 'deck')}
          title="cards in the deck / in deck, hand, played and discard together"
        />
      </div>
      <div>
        <Count
          word="troops"
          count={troops}
          isLow={isLow}
          title={isLow ? 'few left: the game ends when the last one is deployed' : 'troops in the barracks'}
        />
        <Count word="spies" count={spies} title="spies in the barracks" />
        <Count
          word="trophies"
          count={trophies.reduce((sum, count) => sum + count, 0)}
          title="troops in the trophy hall"
        />
        {player.gems === undefined ? null : (
          <Count word="gems" count={player.gems} title="gems to spend for power or influence" />
        )}
        <Count
          word="circle"
          count={innerCircle.length}
          place={piece.pile(seat, 'inner-circle')}
          title="cards in the inner circle"
        />
      </div>
    </div>
  )
}

interface CountProps {
  readonly word: string
  readonly count: number | string
  readonly icon?: TyrantsIconName
  readonly title?: string
  readonly isLow?: boolean
  /** Where cards fly to and from. */
  readonly place?: Piece
}

function Count({ word, count, icon, title, isLow, place }: CountProps) {
  return (
    <span className={joinClasses(isLow === true && styles.low)} title={title} data-place={place}>
      {icon === undefined ? null : <TyrantsIcon name={icon} />} {word} <b>{count}</b>
    </span>
  )
}
