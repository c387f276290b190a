import { type CardsByZone, resolveZones } from '@parlour/mtg-cards'
import {
  cardCount,
  type CardsById,
  type DraftedPool,
  frontName,
  moveOneEdit,
  strangersOf,
  useCards,
  usePoolGuard,
} from '@parlour/mtg-ui'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { OwnView } from '../../rules/types'
import { type OpenDeck, useDeck } from './use-deck'
import { useDeckUndo } from './use-deck-undo'

/** The viewer's deck with all that the parts of the screen show of it. */
export interface OwnDeck extends OpenDeck {
  readonly deckId: string
  /** In the order of the picks, with what bots go by. */
  readonly picked: OwnView['picked']
  readonly pool: DraftedPool
  readonly cards: CardsById
  readonly byZone: CardsByZone
  readonly cardsLoading: boolean
  readonly cardsFailed: boolean
  /** The copies that were not drafted. */
  readonly strangers: readonly string[]
  /** Takes back the last edit of the deck since the page was opened; nothing while there is none. */
  readonly undo: (() => void) | undefined
  /** Moves one copy between main deck and sideboard. */
  readonly move: (cardId: string, from: 'main' | 'side' | 'command') => void
}

const Deck = createContext<OwnDeck | undefined>(undefined)

/** The viewer's deck in a draft; nothing for spectators. */
export const useOwnDeck = (): OwnDeck | undefined => useContext(Deck)

interface OwnDeckProviderProps {
  readonly you: OwnView | undefined
  readonly children: ReactNode
}

/** Opens the viewer's deck once for all parts of the screen. */
export function OwnDeckProvider({ you, children }: OwnDeckProviderProps) {
  if (you?.deckId === undefined) return children
  return (
    <Opened key={you.deckId} deckId={you.deckId} picked={you.picked}>
      {children}
    </Opened>
  )
}

interface OpenedProps extends Pick<OwnView, 'picked'> {
  readonly deckId: string
  readonly children: ReactNode
}

function Opened({ deckId, picked, children }: OpenedProps) {
  const open = useDeck(deckId, picked)
  const pool = useMemo(() => picked.map(({ _id }) => _id), [picked])
  const history = useDeckUndo(open)
  const { edit, question } = usePoolGuard({ deck: open.deck, pool, edit: history.edit })
  const [moved, setMoved] = useState('')
  const zones = open.deck?.cardIdsByZone ?? NO_CARDS
  const { cards, loading, failed } = useCards([...zones.main, ...zones.side, ...zones.command])
  const own: OwnDeck = {
    ...open,
    deckId,
    picked,
    pool,
    edit,
    undo: history.undo,
    cards,
    byZone: resolveZones(zones, (id) => cards.get(id)).cards,
    cardsLoading: loading,
    cardsFailed: failed,
    strangers: open.deck === undefined ? [] : strangersOf(open.deck, pool, cards),
    move: (cardId, from) => {
      edit(moveOneEdit(cardId, from, cards))
      const card = cards.get(cardId)
      if (card !== undefined)
        setMoved(`${frontName(card)} to the ${from === 'main' ? 'sideboard' : 'main deck'}`)
    },
  }
  return (
    <Deck value={own}>
      {children}
      {question}
      <p className="visually-hidden" role="status">
        {moved === '' ? '' : `${moved}, ${cardCount(zones.main.length)} in the main deck`}
      </p>
    </Deck>
  )
}

const NO_CARDS = { main: [], side: [], command: [] }
