import { cardIdsIn, resolveZones } from '@parlour/mtg-cards'
import {
  cardPage,
  CardsFailed,
  DeckList,
  formatWord,
  ManaCurveChart,
  PileBoard,
  TypeCounts,
  useCards,
} from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'
import { Panel, Strip, usePrinting } from '@parlour/ui-kit'
import { Link, useNavigate } from 'react-router'
import { useUserNames } from '../use-user-names'
import styles from './deck-page.module.css'

const NONE = { main: [], side: [], command: [] }

/** Somebody else's deck of a draft that is over, to look at: a click opens a card's page. */
export function OthersDeck({ deck }: { readonly deck: WireDeck }) {
  const nameOf = useUserNames()
  const navigate = useNavigate()
  const zones = deck.cardIdsByZone
  const { cards, loading, failed } = useCards(cardIdsIn(zones))
  const { cards: byZone, unknown } = resolveZones(zones, (id) => cards.get(id))
  const missing = loading || failed ? 0 : cardIdsIn(unknown).length
  const isPrinting = usePrinting()
  const open = (cardId: string) => {
    const card = cards.get(cardId)
    if (card !== undefined) void navigate(cardPage(card))
  }
  return (
    <div className={styles.others}>
      <Strip tone="quiet">
        {nameOf(deck.userId) ?? 'Somebody else'} built this deck; only they can change it.{' '}
        {deck.links.draftId === undefined ? null : (
          <Link to={`/game/${deck.links.draftId}`}>open the draft</Link>
        )}
      </Strip>
      <Panel title={`${deck.name}, ${formatWord(deck.format)}`} count={zones.main.length} level={2}>
        {failed ? <CardsFailed /> : null}
        <ManaCurveChart cards={byZone.main} />
        <TypeCounts cards={byZone.main} />
        {isPrinting ? (
          <DeckList
            cards={byZone}
            unknown={NONE}
            nameOf={() => 'unknown card'}
            sort="card-type"
            onOpen={open}
          />
        ) : (
          <PileBoard
            deckId={deck._id}
            cards={byZone}
            order="mana value"
            strangers={[]}
            onOpen={open}
            isByKind
          />
        )}
        {missing === 0 ? null : <p className={styles.missing}>{missing} unknown cards</p>}
      </Panel>
    </div>
  )
}
