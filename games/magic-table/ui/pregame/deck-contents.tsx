import { resolveZones } from '@parlour/mtg-cards'
import { CardsFailed, DeckList, LegalityNote, useCards } from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import { Link } from 'react-router'
import styles from './pregame.module.css'

/** The deck list of the chosen deck, and whether it is legal. Its cards can be looked at, not changed. */
export function DeckContents({ deck }: { readonly deck: WireDeck }) {
  const { main, side, command } = deck.cardIdsByZone
  const { cards, failed, loading } = useCards([...main, ...side, ...command])
  const zones = resolveZones(deck.cardIdsByZone, (id) => cards.get(id))
  return (
    <div className={styles.contents}>
      <Panel
        title={deck.name}
        count={main.length}
        end={<Link to={`/magic/deck/${deck._id}`}>open deck</Link>}
      >
        {failed ? <CardsFailed /> : null}
        {loading ? <p className={styles.hint}>Loading the cards...</p> : null}
        {loading || failed ? null : <LegalityNote format={deck.format} cards={zones.cards} />}
        <div className={styles.cards}>
          {loading ? null : (
            <DeckList
              cards={zones.cards}
              unknown={zones.unknown}
              nameOf={() => 'unknown card'}
              sort="card-type"
              onOpen={() => {}}
            />
          )}
        </div>
      </Panel>
    </div>
  )
}
