import { type Card, type CardIdsByZone, cardName, DECK_ZONES, lookupKey } from '@parlour/mtg-cards'
import type { CardPlaces } from '@parlour/protocol'
import type { Db } from '../driver/store'
import { parsed } from '../driver/json'
import { isLive } from './cards'

/** More decks of one person are not looked through. */
const MOST_DECKS = 1000

/** The cubes that hold a card of this name, and the viewer's own decks. Nobody sees the decks of others. */
export async function placesOfCard(db: Db, card: Card, viewerId: string): Promise<CardPlaces> {
  const key = lookupKey(cardName(card.data))
  const named = await db
    .selectFrom('card_names')
    .innerJoin('cards', 'cards.row', 'card_names.row')
    .leftJoin('cubes', 'cubes.id', 'cards.cube_id')
    .select(['cards.id', 'cards.name', 'cubes.id as cube_id', 'cubes.name as cube_name'])
    .where('card_names.key', '=', key)
    .where(isLive)
    .orderBy('cards.row')
    .execute()
  const same = named.filter(({ name }) => lookupKey(name) === key)
  const cubes = new Map<string, CardPlaces['cubes'][number]>()
  for (const { id, cube_id, cube_name } of same) {
    if (cube_id === null || cube_name === null) continue
    const counted = cubes.get(cube_id)
    cubes.set(cube_id, {
      _id: cube_id,
      name: cube_name,
      cardId: counted?.cardId ?? id,
      count: (counted?.count ?? 0) + 1,
    })
  }
  return {
    cubes: [...cubes.values()],
    decks: await decksWith(db, viewerId, new Set([card._id, ...same.map(({ id }) => id)])),
  }
}

async function decksWith(db: Db, userId: string, ids: ReadonlySet<string>): Promise<CardPlaces['decks']> {
  const rows = await db
    .selectFrom('decks')
    .select(['id', 'name', 'zones'])
    .where('user_id', '=', userId)
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(MOST_DECKS)
    .execute()
  return rows.flatMap(({ id, name, zones }) => {
    const cardIds = parsed<CardIdsByZone>(zones)
    const count = DECK_ZONES.flatMap((zone) => cardIds[zone]).filter((one) => ids.has(one)).length
    return count === 0 ? [] : [{ _id: id, name, count }]
  })
}
