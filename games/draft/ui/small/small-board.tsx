import { isJsonObject } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import { PlayerName, type SmallBoard } from '@parlour/ui-kit'
import type { CSSProperties } from 'react'
import type { DraftView } from '../../rules/types'
import styles from './small-board.module.css'

/** A draft small: how many cards everybody has picked. What they are stays hidden until its end. */
export const smallBoard: SmallBoard = {
  Board: Picks,
  progress: (game) => {
    const { seats, way, numPacks } = draftView(game)
    if (way === 'sealed')
      return `${seats.filter(({ done = 0 }) => done > 1).length} of ${seats.length} decks built`
    const round = Math.min(numPacks, 1 + Math.min(...seats.map((seat) => seat.round)))
    return `pack ${round} of ${numPacks}`
  },
  figures: () => [],
}

/** Reads the view itself: shared with the screen, that would be one more file for whoever drafts. */
function draftView({
  view,
}: Pick<SerializedGame, 'view'>): Pick<DraftView, 'seats' | 'way' | 'numPacks' | 'packSize'> {
  if (!isDraftView(view)) throw new TypeError('the view is not that of a draft')
  return view
}

const isDraftView = (view: unknown): view is DraftView => isJsonObject(view) && Array.isArray(view.seats)

function Picks({ game }: { readonly game: SerializedGame }) {
  const { seats, numPacks, packSize } = draftView(game)
  return (
    <ul className={styles.picks}>
      {seats.map(({ name, picks }) => (
        <li key={name}>
          <PlayerName name={name} />
          <span className={styles.bar} aria-hidden="true">
            <i style={{ '--share': picks / (numPacks * packSize) } as CSSProperties} />
          </span>
          <b>{picks}</b>
        </li>
      ))}
    </ul>
  )
}
