import { importRecords } from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { cardSimilarNames, cubeAddRemoveCards, MOST_MISSPELLED } from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../../testing/both-stores'
import { newCard, newCube } from '../../testing/magic'
import { refusal } from '../../testing/refusal'
import { insertCards, STARTER_RELEASE } from './cards'

const names = [
  'Forest',
  'Forester’s Hut',
  'Ember Strike',
  'Ember Stroke',
  'Ember Strife',
  'Ember Stripe',
  'Ember Strive',
  'Counterweight',
  'Jötunn Æther-Cat',
  'Guardian of the Long Dark Valley',
]
const records = [
  ...names.map((name) => ({ name, type_line: 'Instant', layout: 'normal' })),
  { name: 'Forest', type_line: 'Basic Land — Forest', layout: 'normal', set: 'xyz' },
  { name: 'Marshling', type_line: 'Token Creature — Frog', layout: 'token' },
  {
    name: 'Sunken Road // Risen Road',
    layout: 'transform',
    card_faces: [
      { name: 'Sunken Road', type_line: 'Land' },
      { name: 'Risen Road', type_line: 'Land' },
    ],
  },
].map((record, at) => ({
  lang: 'en',
  set: 'abc',
  collector_number: String(at + 1),
  rarity: 'common',
  legalities: { modern: 'legal' },
  ...record,
}))

onBothStores('names that no card has', (hub) => {
  beforeAll(async () => {
    const { cards } = importRecords(records, providerCardId)
    await hub().server.services.store.write((tx) =>
      insertCards(tx, cards, { release: STARTER_RELEASE, version: 0 }),
    )
  })
  const similarTo = async (name: string, cubeId?: string) => {
    const { similar } = await hub().admin.call(cardSimilarNames, { names: [name], cubeId })
    expect(similar.map((one) => one.name)).toEqual([name])
    return similar[0]?.names
  }

  it.each([
    ['Forrest', ['Forest']],
    ['frorest', ['Forest']],
    ['Korest', ['Forest']],
    ['Conterwieght', ['Counterweight']],
    ['Counter weight', ['Counterweight']],
    ['Jotun Aether-Cat', ['Jötunn Æther-Cat']],
    ['Gaurdian of teh Long Dark Valley', ['Guardian of the Long Dark Valley']],
    ['Guardian of the Long Bark Valley', ['Guardian of the Long Dark Valley']],
    ['Sunken Raod', ['Sunken Road']],
    ['Sunken Road // Risen Raod', ['Sunken Road // Risen Road']],
  ])('take "%s" for a slip', async (name, similar) => {
    expect(await similarTo(name)).toEqual(similar)
  })

  it('have at most three similar names', async () => {
    expect(await similarTo('Ember Strixe')).toEqual(['Ember Strife', 'Ember Strike', 'Ember Stripe'])
  })

  it.each(['Nothing is called so', 'Marshlin', '%', '_orest', '', '!?', "'; drop table cards"])(
    'have no similar name: "%s"',
    async (name) => {
      expect(await similarTo(name)).toEqual([])
    },
  )

  it('may be meant for cards of the cube, while it holds them, and for no other cube’s', async () => {
    const ann = await hub().person('ann')
    const [mine, other] = [await newCube(ann), await newCube(ann)]
    const card = await newCard(ann, mine._id, 'Velvet Otter')
    expect(await similarTo('Velvet Oter', mine._id)).toEqual(['Velvet Otter'])
    expect(await similarTo('Velvet Oter', other._id)).toEqual([])
    expect(await similarTo('Velvet Oter')).toEqual([])
    await ann.call(cubeAddRemoveCards, { cubeId: mine._id, removeIds: [card._id] })
    expect(await similarTo('Velvet Oter', mine._id)).toEqual([])
  })

  it('are asked about in bounded numbers', async () => {
    const many = Array.from({ length: MOST_MISSPELLED }, (_, at) => `Forrest${at}`)
    const { similar } = await hub().admin.call(cardSimilarNames, { names: many })
    expect(similar).toHaveLength(MOST_MISSPELLED)
    expect((await refusal(hub().admin, cardSimilarNames, { names: [...many, 'one more'] })).http).toBe(400)
  })
})
