import { importRecords, matchesFilters, parseCardQuery, sendableCard } from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { cardSearch, cardUpdate, cubeAddRemoveCards } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../../testing/both-stores'
import { lookUp, newCard, newCube } from '../../testing/magic'
import { refusal } from '../../testing/refusal'
import { allOfSource } from '../../testing/all-of-source'
import { insertCards, STARTER_RELEASE } from './cards'

const PRINTED = importRecords(
  ['abc', 'abc', 'xyz'].map((set, at) => ({
    lang: 'en',
    layout: 'normal',
    name: `Reed Cat ${at}`,
    type_line: 'Creature — Cat',
    mana_cost: '{W}',
    set,
    collector_number: String(at + 1),
    rarity: 'common',
  })),
  providerCardId,
).cards

onBothStores('the copies of a cube', (hub) => {
  it('are found by the set that they came from, also after an edit, as the browser finds them', async () => {
    const { store } = hub().server.services
    await store.write((tx) => insertCards(tx, PRINTED, { release: STARTER_RELEASE, version: 0 }))
    const ann = await hub().person('ann')
    const cubeId = (await newCube(ann))._id
    const addIds = PRINTED.map(({ _id }) => _id)
    const { cardlist = [] } = (await ann.call(cubeAddRemoveCards, { cubeId, addIds })).cube
    const made = await newCard(ann, cubeId, 'Never Printed')
    const bySet = async (query: string) => {
      const { cards } = await ann.call(cardSearch, { query, cubeId })
      const found = cards.map(({ _id }) => _id).toSorted()
      const own = (await allOfSource(store.db, 'custom')).filter((card) => card.cubeId === cubeId)
      const fitting = own.filter((card) => matchesFilters(card, parseCardQuery(query)))
      expect(found).toEqual(fitting.map(({ _id }) => _id).toSorted())
      return found
    }
    const [first = '', second = '', third = ''] = cardlist
    expect(await bySet('s:ABC')).toEqual([first, second].toSorted())
    expect(await bySet('-s:abc')).toEqual([third, made._id].toSorted())
    expect(await bySet('in:abc')).toEqual([first, second].toSorted())
    for (const query of ['in:custom', 's:custom', 'in:abc,custom'])
      expect(await bySet(query)).toEqual([first, second, third, made._id].toSorted())
    const part = await refusal(ann, cardSearch, { query: 'e:ab', cubeId })
    expect(part.message).toBe('There is no set "ab".')
    const data = sendableCard({ ...(await lookUp(ann, first)).data, rarity: 'mythic' })
    await ann.call(cardUpdate, { cardId: first, cardData: { data } })
    expect(await bySet('s:abc r:mythic')).toEqual([first])
  })
})
