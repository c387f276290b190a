import type { GameScreenProps } from '@parlour/ui-kit'
import type { CSSProperties, ReactNode } from 'react'
import type { TyrantsView } from '../rules/view'
import type { RecentDeeds } from './log/use-recent'
import { BoardMap } from './map/board-map'
import { Hand } from './market/hand'
import type { CardLayout } from './market/market-place'
import styles from './tyrants-screen.module.css'
import type { SeatedPlayer } from './tyrants-view'

interface MapAndCardsProps extends GameScreenProps {
  readonly view: TyrantsView
  readonly own: SeatedPlayer | undefined
  /** Left out where it stands elsewhere. */
  readonly market: ReactNode
  readonly layout: CardLayout
  readonly isPhone: boolean
  readonly recent: RecentDeeds
}

/** The map, the market, and the viewer's hand. */
export function MapAndCards({
  game,
  view,
  own,
  market,
  layout,
  isPhone,
  answer,
  saving,
  recent,
}: MapAndCardsProps) {
  const share = { '--market': `${layout.share}fr`, '--hand': `${1 - layout.share}fr` }
  return (
    <>
      <div className={styles.map}>
        <BoardMap
          {...{ game, view, answer, saving }}
          last={recent.places}
          order={recent.order}
          seat={own?.seat}
          shape={isPhone ? 'tall' : 'wide'}
        />
      </div>
      <div className={styles.cards} style={share as CSSProperties}>
        {market === undefined ? null : <div className={styles.market}>{market}</div>}
        {own?.hand === undefined ? null : (
          <div className={styles.hand}>
            <Hand view={view} player={own} room={layout.room.hand} />
          </div>
        )}
      </div>
    </>
  )
}
