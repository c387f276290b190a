import type { DraftableCard, SetCard } from '@parlour/draft'
import { defined } from '@parlour/kernel'
import { type Card, cardName, cardTypeLine, frontColors } from '@parlour/mtg-cards'
import { STARTER_RATINGS } from '@parlour/mtg-cards/starter'
import type { Db } from '../store/driver/store'
import { cardsByIds, cardsOfSet } from '../store/cards/cards'
import { cubeCardIds } from '../store/records/cubes'

/** A card as packs hold it: its record's id, its name, and what bots go by. */
function draftable(card: Card): DraftableCard {
  const name = cardName(card.data)
  const rating = Object.hasOwn(STARTER_RATINGS, name) ? STARTER_RATINGS[name] : undefined
  return {
    name,
    _id: card._id,
    colors: frontColors(card.data).join(''),
    ...defined({ rating }),
  }
}

/** The active cards of a cube, in its order. */
export async function cardsOfCube(db: Db, cubeId: string): Promise<readonly DraftableCard[]> {
  const ids = await cubeCardIds(db, cubeId)
  const byId = new Map((await cardsByIds(db, ids)).map((card) => [card._id, card]))
  return ids.flatMap((id) => {
    const card = byId.get(id)
    return card === undefined || card.deactivated === true ? [] : [draftable(card)]
  })
}

/** The cards of a set, as booster packs need to know them. */
export async function setCardsOf(db: Db, code: string): Promise<readonly SetCard[]> {
  const cards = await cardsOfSet(db, code)
  return cards.map((card) => ({
    ...draftable(card),
    rarity: card.data.rarity,
    layout: card.data.layout,
    type_line: cardTypeLine(card.data),
    ...defined({ collector_number: card.data.collector_number, booster: card.data.booster }),
  }))
}
