import { expect, it } from 'vitest'
import { sampleCard, sampleData } from '../testing/sample-card'
import { readCardList } from './card-list-files'
import { exportTabletop, withoutPicture } from './tabletop-simulator'

const art = (side: string) => `https://pictures.example/art_crop/${side}/a.jpg?1`
const shock = sampleCard(
  sampleData({ name: 'Shock', image_uri: art('front') }, { set: 'm19', collector_number: '156' }),
)
const wolf = sampleCard(
  sampleData(
    [
      { name: 'Villager', image_uri: art('front') },
      { name: 'Wolf', image_uri: art('back') },
    ],
    { layout: 'transform' },
  ),
)
const made = sampleCard(sampleData({ name: 'Made Here' }))
const DECK = { main: [shock, shock, wolf], side: [made, shock], command: [wolf] }

it('a deck for Tabletop Simulator has a pile for each zone, and a card alone for one', () => {
  const { ObjectStates: piles } = JSON.parse(exportTabletop(DECK)) as {
    readonly ObjectStates: readonly Record<string, unknown>[]
  }
  expect(piles.map(({ Name }) => Name)).toEqual(['DeckCustom', 'DeckCustom', 'Card'])
  expect(piles[0]).toMatchObject({
    Nickname: 'Deck',
    DeckIDs: [100, 200, 300],
    CustomDeck: {
      1: { FaceURL: 'https://pictures.example/large/front/a.jpg?1', NumWidth: 1, NumHeight: 1 },
      3: { FaceURL: 'https://pictures.example/large/front/a.jpg?1' },
    },
    ContainedObjects: [
      { Nickname: 'Shock', CardID: 100 },
      { Nickname: 'Shock', CardID: 200 },
      {
        Nickname: 'Villager // Wolf',
        States: {
          2: {
            Nickname: 'Wolf',
            CustomDeck: { 100003: { FaceURL: 'https://pictures.example/large/back/a.jpg?1' } },
          },
        },
      },
    ],
  })
  expect(withoutPicture(DECK)).toEqual(['Made Here'])
})

it('is read as the same deck', () => {
  const { entries } = readCardList(exportTabletop(DECK))
  expect(entries.map(({ zone, name, set, number }) => [zone, name, set, number])).toEqual([
    ['main', 'Shock', 'm19', '156'],
    ['main', 'Shock', 'm19', '156'],
    ['main', 'Villager // Wolf', undefined, undefined],
    ['side', 'Made Here', undefined, undefined],
    ['side', 'Shock', 'm19', '156'],
    ['command', 'Villager // Wolf', undefined, undefined],
  ])
})
