import { type Card, type CardData, sendableCard } from '@parlour/mtg-cards'
import {
  cardCreate,
  cardLookup,
  cubeCreate,
  cubeFetch,
  cubeUpdateScar,
  cubeUpdateSettings,
  type WireCube,
} from '@parlour/protocol'
import type { HubPerson } from './test-hub'

/** Card data of one face, as its editor sends it. */
export function newCardData(name: string, face: Partial<CardData['card_faces'][number]> = {}): CardData {
  return {
    card_faces: [
      {
        name,
        mana_cost: '{1}{W}',
        type_line: 'Creature — Cat',
        oracle_text: 'Flying',
        flavor_text: '',
        power: '2',
        toughness: '2',
        loyalty: '',
        defense: '',
        artist: '',
        image_uri: '',
        color_indicator: [],
        produced_mana: [],
        ...face,
      },
    ],
    layout: 'normal',
    rarity: 'common',
    digital: false,
    legal: [],
  }
}

/** A new cube of this person with these flags. */
export async function newCube(
  owner: HubPerson,
  flags: { readonly editable?: boolean; readonly legacy?: boolean } = { editable: true },
): Promise<WireCube> {
  const { cube } = await owner.call(cubeCreate, {})
  return (await owner.call(cubeUpdateSettings, { cubeId: cube._id, settings: flags })).cube
}

export const fetchCube = async (person: HubPerson, cubeId: string): Promise<WireCube> =>
  (await person.call(cubeFetch, { cubeId })).cube

/** A new card of a cube. */
export async function newCard(person: HubPerson, cubeId: string, name = 'Reed Cat'): Promise<Card> {
  const { card } = await person.call(cardCreate, {
    cubeId,
    comment: '',
    cardData: sendableCard(newCardData(name)),
  })
  return card
}

/** A new scar of a cube; returns its id. */
export async function newScar(person: HubPerson, cubeId: string, text: string): Promise<string> {
  const { cube } = await person.call(cubeUpdateScar, { cubeId, scar: { id: null, text } })
  const scar = cube.scarlist?.find((one) => one.text === text)
  if (scar === undefined) throw new Error('the scar was lost')
  return scar.id
}

export async function lookUp(person: HubPerson, id: string): Promise<Card> {
  const { cards } = await person.call(cardLookup, { ids: [id], whole: true })
  const [card] = cards
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}
