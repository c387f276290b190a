import { joinClasses, useCellPiece } from '@parlour/ui-kit'
import { mapNamed, placeName } from '../../rules/facts/map'
import { piece } from '../../rules/facts/piece'
import type { TyrantsView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { byName } from '../market/by-name'
import { ownStyle } from '../map/owner'
import { OwnerMark } from '../map/troop'
import type { SeatedPlayer } from '../tyrants-view'
import { Counts } from './counts'
import styles from './players.module.css'
import { AskedColors } from './asked-colors'
import { AskedTrophies } from './asked-trophies'

interface TableauProps {
  readonly view: TyrantsView
  readonly player: SeatedPlayer
  readonly onOpen: (seat: number) => void
}

/** What everybody knows of a player: counts, markers held, and the cards played in this turn. */
export function Tableau({ view, player, onOpen }: TableauProps) {
  const { name, seat, played, score } = player
  const isActive = view.turn.player === name && view.outcome === undefined
  const asked = useCellPiece(piece.seat(seat))
  return (
    <section
      {...asked}
      className={joinClasses(styles.player, isActive && styles.active)}
      style={ownStyle(player)}
      aria-label={`${name}'s tableau`}
    >
      <header data-place={piece.seat(seat)}>
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation()
            onOpen(seat)
          }}
          aria-label={`open ${name}'s tableau`}
        >
          <OwnerMark owner={seat} owners={view.players} />
          {name}
        </button>
        {seat === (view.first ?? 0) ? (
          <span className={styles.first} title="first player">
            1
          </span>
        ) : null}
        {isActive ? <small>plays</small> : null}
        <span className={styles.score} title="points if the game ended now">
          score <b>{score.total}</b>
        </span>
      </header>
      <Counts player={player} isActive={isActive} />
      {player.hand === undefined ? null : <AskedColors player={player} />}
      <AskedTrophies view={view} player={player} />
      <Markers view={view} seat={seat} />
      {played.length === 0 ? null : (
        <div className={styles.played}>
          <h3 className="visually-hidden">played {played.length}</h3>
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

/** The control markers that a player holds; total control says so. */
function Markers({ view, seat }: { readonly view: TyrantsView; readonly seat: number }) {
  const controlled = mapNamed(view.map).majors.filter(({ index }) => view.places[index]?.control === seat)
  if (controlled.length === 0) return null
  return (
    <ul className={styles.markers} aria-label="Control markers">
      {controlled.map((site) => (
        <li key={site.name}>
          {view.places[site.index]?.total === true ? (
            <>
              <TyrantsIcon name="crown" /> {placeName(site)}, total
            </>
          ) : (
            placeName(site)
          )}
        </li>
      ))}
    </ul>
  )
}
