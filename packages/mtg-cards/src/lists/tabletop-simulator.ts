import { type Card, DECK_ZONES, type DeckZone } from '../card/card'
import { cardName } from '../card/card-text'
import type { CardsByZone } from '../collections/deck-list'
import type { CardListEntry } from './card-list-text'
import { isObject, parsedObject } from './deck-json'
import { namesWhere } from './export-lines'

const PILES: Readonly<Record<DeckZone, string>> = { main: 'Deck', side: 'Sideboard', command: 'Commander' }
/** The provider's picture of the back of a card. */
const BACK = 'https://backs.scryfall.io/large/0/a/0aeebaf5-8c7d-4636-9e82-8c27447861f7.jpg'
/** Piles lie side by side, this far apart. */
const STEP = 3

/** Returns the address of the picture of a whole face: beside that of its art, by the provider's rule. */
function pictureOf({ data }: Card, face: number): string | undefined {
  const art = data.card_faces[face]?.image_uri ?? ''
  return art.includes('/art_crop/') ? art.replace('/art_crop/', '/large/') : undefined
}

/** Returns the names of cards of which there is no picture: the game shows their backs alone. */
export const withoutPicture = (cards: CardsByZone): readonly string[] =>
  namesWhere(cards, (card) => pictureOf(card, 0) === undefined)

/** Returns a deck as an object of Tabletop Simulator: a pile for each zone, a state for a second face. */
export function exportTabletop(cards: CardsByZone): string {
  const zones = DECK_ZONES.filter((zone) => cards[zone].length > 0)
  const piles = zones.map((zone, at) => pileOf(cards[zone], PILES[zone], at * STEP))
  return `${JSON.stringify({ SaveName: '', ObjectStates: piles }, undefined, 1)}\n`
}

function pileOf(cards: readonly Card[], name: string, posX: number) {
  const objects = cards.map((card, at) => cardObject(card, at + 1))
  const [first] = objects
  // The game knows no deck of one card.
  if (objects.length === 1) return { ...first, Description: name, Transform: placed(posX) }
  return {
    Name: 'DeckCustom',
    Nickname: name,
    Transform: placed(posX),
    DeckIDs: objects.map(({ CardID }) => CardID),
    CustomDeck: Object.assign({}, ...objects.map(({ CustomDeck }) => CustomDeck)) as object,
    ContainedObjects: objects,
  }
}

function cardObject(card: Card, id: number) {
  const { set, collector_number }: { readonly set?: string; readonly collector_number?: string } =
    card.data.origin ?? card.data
  const front = faceObject(card, 0, id)
  const about = {
    GMNotes: [set, collector_number].filter((part) => part !== undefined).join(' '),
    ...front,
    Nickname: cardName(card.data),
  }
  // Faces with a picture each lie on two sides; of others the first shows both.
  const hasBack = pictureOf(card, 1) !== undefined && TWO_SIDED.has(card.data.layout)
  return hasBack ? { ...about, States: { 2: faceObject(card, 1, id + BACKS_FROM) } } : about
}

const TWO_SIDED: ReadonlySet<string> = new Set([
  'transform',
  'modal_dfc',
  'double_faced_token',
  'reversible_card',
])
/** Above the ids of all fronts. */
const BACKS_FROM = 100_000

function faceObject(card: Card, face: number, id: number) {
  const sheet = { NumWidth: 1, NumHeight: 1, BackIsHidden: true, UniqueBack: false }
  return {
    Name: 'Card',
    Nickname: cardName(card.data, face),
    CardID: id * 100,
    Transform: placed(0),
    CustomDeck: { [id]: { FaceURL: pictureOf(card, face) ?? BACK, BackURL: BACK, ...sheet } },
  }
}

const placed = (posX: number) => ({
  ...{ posX, posY: 1, posZ: 0 },
  ...{ rotX: 0, rotY: 180, rotZ: 180 },
  ...{ scaleX: 1, scaleY: 1, scaleZ: 1 },
})

/** Returns the entries of a saved object of Tabletop Simulator; nothing for any other text. */
export function tabletopEntries(text: string): readonly CardListEntry[] | undefined {
  const piles = parsedObject(text)?.ObjectStates
  return Array.isArray(piles) ? piles.flatMap(entriesOfPile) : undefined
}

function entriesOfPile(pile: unknown): readonly CardListEntry[] {
  if (!isObject(pile)) return []
  const { Nickname, Description, ContainedObjects: cards } = pile
  const name = Array.isArray(cards) ? Nickname : Description
  const zone = DECK_ZONES.find((one) => PILES[one] === name) ?? 'main'
  return (Array.isArray(cards) ? cards : [pile]).flatMap((card: unknown) => entryOf(card, zone))
}

function entryOf(card: unknown, zone: DeckZone): readonly CardListEntry[] {
  if (!isObject(card) || typeof card.Nickname !== 'string' || card.Nickname.trim() === '') return []
  const [set = '', number = ''] = typeof card.GMNotes === 'string' ? card.GMNotes.split(' ') : []
  const printing = { ...(set === '' ? {} : { set }), ...(number === '' ? {} : { number }) }
  const name = card.Nickname
  return [{ sign: 'insert', count: 1, isCounted: true, name, ...printing, zone, text: name }]
}
