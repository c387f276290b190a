import type { CardsByZone, DeckZone } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { useState } from 'react'
import { PileCard } from './pile-card'
import { type Pile, type PileOrder, pileSize, pilesOf } from './piles'
import styles from './piles.module.css'

interface PileBoardProps {
  readonly cards: CardsByZone
  readonly order: PileOrder
  /** The copies that were not drafted. */
  readonly strangers: readonly string[]
  /** Moves one copy between main deck and sideboard. */
  readonly onMove: (cardId: string, from: DeckZone) => void
}

interface Lifted {
  readonly cardId: string
  readonly from: DeckZone
}

/** Main deck and sideboard as columns of cards. Cards go from one to the other by double click, by S, or by dragging. */
export function PileBoard(props: PileBoardProps) {
  const { cards, order } = props
  const [lifted, setLifted] = useState<Lifted>()
  const piles = pilesOf(cards, order)
  return (
    <div className={styles.board} style={{ ['--piles' as string]: Math.max(piles.length, 1) }}>
      {(['main', 'side'] as const).map((zone) => (
        <PileZone key={zone} {...props} {...{ zone, piles, lifted }} onLift={setLifted} />
      ))}
    </div>
  )
}

interface PileZoneProps extends PileBoardProps {
  readonly zone: 'main' | 'side'
  readonly piles: readonly Pile[]
  readonly lifted: Lifted | undefined
  readonly onLift: (lifted: Lifted | undefined) => void
}

const TITLES = { main: 'Main', side: 'Sideboard' } as const

function PileZone({ zone, cards, piles, strangers, lifted, onLift, onMove }: PileZoneProps) {
  const takes = lifted !== undefined && lifted.from !== zone
  return (
    <section
      className={joinClasses(styles.zone, takes && styles.takes)}
      aria-label={TITLES[zone]}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        if (!takes) return
        event.preventDefault()
        onMove(lifted.cardId, lifted.from)
        onLift(undefined)
      }}
    >
      <h3>
        {TITLES[zone]} <span>{cards[zone].length}</span>
        {takes ? <em>drop here</em> : null}
      </h3>
      <div className={styles.piles}>
        {piles.map((pile) => (
          <div key={pile.label} className={styles.pile}>
            <h4>
              <span>{pile.label}</span>
              <span>{pileSize(pile[zone]) || ''}</span>
            </h4>
            <ul>
              {pile[zone].map((group, index, all) => (
                <PileCard
                  key={group.card._id}
                  group={group}
                  zone={zone}
                  isLast={index === all.length - 1}
                  strangers={group.cards.filter(({ _id }) => strangers.includes(_id)).length}
                  onMove={onMove}
                  onLift={onLift}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
