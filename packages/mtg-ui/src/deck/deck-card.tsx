import { ActionIcon, Button } from '@mantine/core'
import { Refusal } from '@parlour/kernel'
import { cardName, DECK_ZONES, type DeckZone } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet, Icon, Strip } from '@parlour/ui-kit'
import { CardPageLink } from '../card/card-page-link'
import { MagicCard } from '../card/magic-card'
import { useCards } from '../shelf/use-cards'
import { useState } from 'react'
import { CardTags } from './card-tags'
import { ConsideringRow } from './considering-row'
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
  const { cards } = useCards([
    cardId,
    ...DECK_ZONES.flatMap((zone) => zones[zone]),
    ...notesOf(deck).considering,
  ])
  const [refused, setRefused] = useState<string>()
  const { considering } = notesOf(deck)
  const copies = copiesOfCard([...DECK_ZONES.flatMap((zone) => zones[zone]), ...considering], cardId, cards)
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
            <ZoneRow
              key={zone}
              zone={zone}
              count={countOfCopies(zones, copies, zone)}
              onMore={() => change(addEdit(cardId, zone))}
              onLess={() => change(removeEdit(copies, zone))}
              onMove={(to) => change(moveCopyEdit(copies, zone, to))}
              {...(pool === undefined ? { onConsider: () => change(considerCopyEdit(copies, zone)) } : {})}
            />
          ))}
          {pool === undefined ? (
            <ConsideringRow
              count={considering.filter((id) => copies.includes(id)).length}
              onMore={() => change(considerEdit(cardId))}
              onLess={() => change(unconsiderEdit(copies))}
              onMove={(to) => change(playConsideredEdit(copies, to))}
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

interface ZoneRowProps {
  readonly zone: DeckZone
  readonly count: number
  readonly onMore: () => void
  readonly onLess: () => void
  readonly onMove: (to: DeckZone) => void
  /** Without it there is no considering pile: what was drafted stays in the deck. */
  readonly onConsider?: () => void
}

function ZoneRow({ zone, count, onMore, onLess, onMove, onConsider }: ZoneRowProps) {
  const name = ZONE_NAMES[zone]
  return (
    <section className={styles.zone} aria-label={name}>
      <h3>{name}</h3>
      <div className={styles.count}>
        <ActionIcon variant="default" aria-label={`one less in the ${name}`} onClick={onLess}>
          <Icon name="minus" />
        </ActionIcon>
        <output aria-label={`copies in the ${name}`}>{count}</output>
        <ActionIcon variant="default" aria-label={`one more in the ${name}`} onClick={onMore}>
          <Icon name="plus" />
        </ActionIcon>
      </div>
      <div className={styles.moves}>
        <span>move one to</span>
        {DECK_ZONES.filter((to) => to !== zone).map((to) => (
          <Button
            key={to}
            size="compact-sm"
            aria-label={`move one from ${name} to ${ZONE_NAMES[to]}`}
            onClick={() => onMove(to)}
          >
            {ZONE_NAMES[to]}
          </Button>
        ))}
        {onConsider === undefined ? null : (
          <Button
            size="compact-sm"
            aria-label={`move one from ${name} to considering pile`}
            onClick={onConsider}
          >
            considering
          </Button>
        )}
      </div>
    </section>
  )
}
