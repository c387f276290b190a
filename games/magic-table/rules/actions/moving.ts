import type { ZonePlace } from '../facts/zones'
import { change } from '../change'
import { moveCard } from '../move-card'
import { zoneInLog } from '../words'
import { cardOfHandle, cardOfId, cardsIn, everyone, say, type Work, zoneAt } from '../work'
import type { ActionHandlers } from './action-handlers'
import { refusal } from '../refusals'

/** Cards that go from zone to zone (rules: magic-table 4.1). */
export const moving: ActionHandlers<'move card' | 'move cards' | 'move all' | 'move revealed' | 'arrange'> = {
  'move card': (work, { cardId, destId, destIndex }) =>
    moveCard(work, { found: cardOfHandle(work.board, cardId), to: zoneAt(work, destId), index: destIndex }),
  'move cards': (work, { cardIds, destId, destIndex }) => {
    const to = zoneAt(work, destId)
    const ids = cardIds.map((handle) => cardOfHandle(work.board, handle).card.id)
    if (new Set(ids).size !== ids.length) throw refusal('card_listed_twice')
    if (destIndex === undefined) moveInOrder(work, ids, { to })
    else moveAsBlock(work, ids, { to, index: destIndex })
  },
  'move all': (work, { sourceId, targetId }) =>
    moveFrom(work, zoneAt(work, sourceId), { targetId, most: Infinity }),
  'move revealed': (work, { sourceId, targetId }) => {
    const from = zoneAt(work, sourceId)
    const all = everyone(work.board)
    const cards = cardsIn(work.board, from)
    const end = cards.findIndex(({ knownTo }) => knownTo.length < all.length)
    moveFrom(work, from, { targetId, most: end === -1 ? cards.length : end })
  },
  arrange: (work, { zoneId, top, bottom, graveyard, hand }) => {
    const at = zoneAt(work, zoneId)
    const cards = cardsIn(work.board, at)
    const handles = [...top, ...bottom, ...graveyard, ...hand]
    const isOnTop = cards.slice(0, handles.length).every(({ handle }) => handles.includes(handle))
    if (new Set(handles).size !== handles.length || !isOnTop || handles.length > cards.length)
      throw refusal('cards_left_top')
    const named = (wanted: readonly string[]) =>
      wanted.flatMap((handle) => cards.find((card) => card.handle === handle) ?? [])
    const rest = cards.slice(handles.length)
    const leaving = { graveyard: named(graveyard), hand: named(hand) }
    const gone = [...leaving.graveyard, ...leaving.hand]
    change(work, { kind: 'arranged', at, cards: [...gone, ...named(top), ...rest, ...named(bottom)] })
    const values = { player: work.by, zone: zoneInLog(at), top: top.length, bottom: bottom.length }
    say(work, '{player} leaves {top} on top of {zone} and puts {bottom} on the bottom', values)
    for (const zone of ['graveyard', 'hand'] as const) {
      const ids = leaving[zone].map(({ id }) => id)
      moveInOrder(work, ids, { to: { player: at.player, zone } })
    }
  },
}

interface MoveFrom {
  readonly targetId: string
  readonly most: number
}

function moveFrom(work: Work, from: ZonePlace, { targetId, most }: MoveFrom): void {
  const to = zoneAt(work, targetId)
  if (to.player === from.player && to.zone === from.zone) throw refusal('already_in_zone')
  moveInOrder(
    work,
    cardsIn(work.board, from)
      .slice(0, most)
      .map(({ id }) => id),
    { to },
  )
}

/** Moves cards one after the other, each to the bottom. */
function moveInOrder(work: Work, ids: readonly string[], { to }: { readonly to: ZonePlace }): void {
  for (const id of ids) {
    const foundCard = cardOfId(work.board, id)
    if (foundCard !== undefined) moveCard(work, { found: foundCard, to })
  }
}

interface BlockPlace {
  readonly to: ZonePlace
  readonly index: number
}

/**
 * Moves cards next to one another, the first on top, above the card that is in that place now; cards above it
 * that move too are not counted.
 */
function moveAsBlock(work: Work, ids: readonly string[], { to, index }: BlockPlace): void {
  let below = cardsIn(work.board, to)
    .slice(index)
    .find(({ id }) => !ids.includes(id))?.id
  for (const id of ids.toReversed()) {
    const foundCard = cardOfId(work.board, id)
    if (foundCard === undefined) continue
    const at = cardsIn(work.board, to).findIndex((card) => card.id === below)
    moveCard(work, { found: foundCard, to, ...(at === -1 ? {} : { index: at }) })
    below = id
  }
}
