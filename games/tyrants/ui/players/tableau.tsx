import { joinClasses } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { mapNamed } from '../../rules/facts/map'
import type { PlayerView, TyrantsView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { byName } from '../market/hand'
import { OwnerMark } from '../map/troop'
import { ownStyle } from '../map/owner'
import type { SeatedPlayer } from '../tyrants-view'
import styles from './players.module.css'

interface TableauProps {
  readonly view: TyrantsView
  readonly player: SeatedPlayer
  readonly onOpen: (seat: number) => void
}

/** With so few troops left the end of the game is near. */
const FEW_TROOPS = 5

/** What everybody knows of a player: counts, markers held, and the cards played in this turn. */
export function Tableau({ view, player, onOpen }: TableauProps) {
  const { name, seat, played } = player
  const isActive = view.turn.player === name && view.outcome === undefined
  return (
    <section
      className={joinClasses(styles.player, isActive && styles.active)}
      style={ownStyle(player)}
      aria-label={`${name}'s tableau`}
    >
      <header>
        <button type="button" onClick={() => onOpen(seat)} aria-label={`open ${name}'s tableau`}>
          <OwnerMark owner={seat} owners={view.players} />
          {name}
        </button>
        {seat === 0 ? (
          <span className={styles.first} title="first player">
            1
          </span>
        ) : null}
        <small>{isActive ? `plays, round ${view.turn.round}` : ''}</small>
      </header>
      <Counts player={player} isActive={isActive} />
      <Markers view={view} seat={seat} />
      {played.length === 0 ? null : (
        <div className={styles.played}>
          <h3>played {played.length}</h3>
          <div>
            {byName(played).map((card) => (
              <BoardCard key={card.id} card={card} isPriced={false} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function Counts({ player, isActive }: { readonly player: PlayerView; readonly isActive: boolean }) {
  const { deckSize, handSize, played, discard, innerCircle, trophies, score, troops, spies } = player
  const total = deckSize + handSize + played.length + discard.length
  return (
    <div className={styles.counts}>
      {isActive || player.power > 0 ? (
        <Count word="power" icon={<TyrantsIcon name="power" />} count={player.power} isBig />
      ) : null}
      {isActive || player.influence > 0 ? (
        <Count word="influence" icon={<TyrantsIcon name="influence" />} count={player.influence} isBig />
      ) : null}
      <Count word="score" count={score.total} isBig={isActive} />
      <Count word="hand" count={handSize} />
      <Count word="discard" count={discard.length} />
      <Count word="deck" count={`${deckSize}/${total}`} />
      <Count word="troops" icon={<TyrantsIcon name="troop" />} count={troops} isLow={troops <= FEW_TROOPS} />
      <Count word="spies" icon={<TyrantsIcon name="spy" />} count={spies} />
      <Count
        word="trophies"
        icon={<TyrantsIcon name="trophy" />}
        count={trophies.reduce((sum, count) => sum + count, 0)}
      />
      <Count word="inner circle" icon={<TyrantsIcon name="circle" />} count={innerCircle.length} />
    </div>
  )
}

interface CountProps {
  readonly word: string
  readonly count: number | string
  readonly icon?: ReactNode
  readonly isBig?: boolean
  readonly isLow?: boolean
}

function Count({ word, count, icon, isBig, isLow }: CountProps) {
  return (
    <span
      className={joinClasses(isBig === true && styles.big, isLow === true && styles.low)}
      title={isLow === true ? 'few left: the game ends when the last one is deployed' : undefined}
    >
      {icon} {word} <b>{count}</b>
    </span>
  )
}

/** The control markers that a player holds; total control says so. */
function Markers({ view, seat }: { readonly view: TyrantsView; readonly seat: number }) {
  const held = mapNamed(view.map).majors.filter(({ index }) => view.places[index]?.control === seat)
  if (held.length === 0) return null
  return (
    <ul className={styles.markers} aria-label="Control markers">
      {held.map(({ index, name }) => (
        <li key={name}>
          {view.places[index]?.total === true ? (
            <>
              <TyrantsIcon name="crown" /> {name}, total
            </>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  )
}
