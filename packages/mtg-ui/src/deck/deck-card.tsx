import { Button } from '@mantine/core'
import { Refusal } from '@parlour/kernel'
import { cardIdsIn, cardName, DECK_ZONES, type DeckZone } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet, Strip } from '@parlour/ui-kit'
import { CardPageLink } from '../card/card-page-link'
import { MagicCard } from '../card/magic-card'
import { useCards } from '../shelf/use-cards'
import { useState } from 'react'
import { CardTags } from './card-tags'
import { CopiesRow } from './copies-row'
import type { DeckEdit } from './deck-edit'
import {
  considerCopyEdit,
  considerEdit,
  notesOf,
  playConsideredEdit,
  tagEdit,
  tagsIn,
  tagsOfCopies,
  unconsiderEdit,
} from './deck-notes'
import styles from './deck-card.module.css'
import { addEdit, copiesOfCard, countOfCopies, moveCopyEdit, removeEdit } from './copies-of-card'
import { type DraftedPool, keepingPool } from './drafted-pool'
import { ZONE_NAMES } from './zone-names'

const CONSIDERING = 'considering pile'

interface CardManagerProps {
  readonly deck: WireDeck
  readonly cardId: string
  /** What was drafted: none of it leaves the deck. */
  readonly pool?: DraftedPool | undefined
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}

/**
 * The card manager: how many copies of a card each zone of the deck holds. Adds, takes away, and moves one to
 * another zone. What the deck refuses, as a move from a zone without the card, is said and not done (rules:
 * library 5).
 */
export function CardManager({ deck, cardId, pool, onChange, onClose }: CardManagerProps) {
  const zones = deck.cardIdsByZone
  const { considering } = notesOf(deck)
  const heldIds = [...cardIdsIn(zones), ...considering]
  const { cards } = useCards([cardId, ...heldIds])
  const [refused, setRefused] = useState<string>()
  const copies = copiesOfCard(heldIds, cardId, cards)
  // What was drafted stays in the deck: there nothing is considered beside it.
  const hasPile = pool === undefined
  const tags = tagsOfCopies(deck, copies)
  const card = cards.get(cardId)
  function change(edit: DeckEdit) {
    setRefused(undefined)
    try {
      if (pool === undefined) edit(deck)
      else keepingPool(edit, pool)(deck)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return setRefused(error.message)
    }
    onChange(edit)
  }
  return (
    <DialogSheet
      title={card === undefined ? 'unknown card' : cardName(card.data)}
      size={700}
      onClose={onClose}
      footer={(close) => (
        <Button variant="filled" onClick={close} data-autofocus>
          done
        </Button>
      )}
    >
      <div className={styles.manager}>
        {card === undefined ? null : (
          <div>
            <MagicCard card={card} size="full" />
            <CardPageLink card={card} />
          </div>
        )}
        <div className={styles.zones}>
          {refused === undefined ? null : <Strip tone="danger">{refused}</Strip>}
          {DECK_ZONES.map((zone) => (
            <CopiesRow
              key={zone}
              place={ZONE_NAMES[zone]}
              count={countOfCopies(zones, copies, zone)}
              onMore={() => change(addEdit(cardId, zone))}
              onLess={() => change(removeEdit(copies, zone))}
              moves={[
                ...movesTo(
                  DECK_ZONES.filter((to) => to !== zone),
                  (to) => change(moveCopyEdit(copies, zone, to)),
                ),
                ...(hasPile
                  ? [{ to: CONSIDERING, onMove: () => change(considerCopyEdit(copies, zone)) }]
                  : []),
              ]}
            />
          ))}
          {hasPile ? (
            <CopiesRow
              place={CONSIDERING}
              count={considering.filter((id) => copies.includes(id)).length}
              onMore={() => change(considerEdit(cardId))}
              onLess={() => change(unconsiderEdit(copies))}
              moves={movesTo(DECK_ZONES, (to) => change(playConsideredEdit(copies, to)))}
            />
          ) : null}
          <CardTags
            tags={tags}
            known={tagsIn(deck)}
            onTags={(after) => change(tagEdit(copies, tags, after))}
          />
        </div>
      </div>
    </DialogSheet>
  )
}

const movesTo = (zones: readonly DeckZone[], move: (to: DeckZone) => void) =>
  zones.map((zone) => ({ to: ZONE_NAMES[zone], onMove: () => move(zone) }))
