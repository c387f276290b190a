import { type Card, cardName, exportCubeCsv, exportCubeJson, sendableCard } from '@parlour/mtg-cards'
import {
  cardLookup,
  cardSearch,
  cardUpdate,
  cubeAddRemoveCards,
  cubeImport,
  type WireCube,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { fetchCube, newCard, newCardData, newCube, newScar } from '../testing/magic'
import { refusal } from '../testing/refusal'
import type { HubPerson } from '../testing/test-hub'

const cardsOf = async (person: HubPerson, cube: WireCube): Promise<readonly Card[]> =>
  (await person.call(cardLookup, { ids: [...(cube.cardlist ?? [])], whole: true })).cards

/** What a page writes of a cube. */
async function toKeep(person: HubPerson, cubeId: string) {
  const cube = await fetchCube(person, cubeId)
  const cards = await cardsOf(person, cube)
  const scars = cube.scarlist ?? []
  return {
    name: cube.name,
    flags: cube.flags,
    cards: cards.toSorted((a, b) => cardName(a.data).localeCompare(cardName(b.data), 'en')),
    unusedScars: scars.filter(({ appliedAt }) => appliedAt === null).map(({ text }) => text),
    scarsOf: new Map(
      scars.flatMap(({ appliedTo, text }) => (appliedTo === null ? [] : [[appliedTo, [text]] as const])),
    ),
  }
}

/** The same document with the fields of every record the other way round. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toReversed()
  return Object.fromEntries(fields.map(([name, one]) => [name, turnedRound(one)]))
}

/** A cube with printed cards, a made one, one that was scarred and edited, and an unused scar. */
async function manyThings(person: HubPerson): Promise<string> {
  const { _id: cubeId } = await newCube(person, { legacy: true })
  const { cards } = await person.call(cardSearch, { limit: 110, distinct: true })
  const addIds = cards.map(({ _id }) => _id)
  await person.call(cubeAddRemoveCards, { cubeId, addIds, comment: 'a note, with "quotes"' })
  const card = await newCard(person, cubeId, 'Made Here')
  const scar = { id: await newScar(person, cubeId, 'Give it haste') }
  const edit = (oracle_text: string) => ({
    cardId: card._id,
    cardData: { data: sendableCard(newCardData('Made Here', { oracle_text })) },
  })
  await person.call(cardUpdate, { ...edit('Flying, haste'), scar })
  await person.call(cardUpdate, { ...edit('Flying, haste, reach'), comment: 'more' })
  await person.call(cubeAddRemoveCards, { cubeId, removeIds: [card._id] })
  await person.call(cubeAddRemoveCards, { cubeId, restoreIds: [card._id], comment: 'missed it' })
  await newScar(person, cubeId, 'Swap two words')
  await newScar(person, cubeId, 'Cut a line')
  return cubeId
}

onBothStores('cubes as files', (hub) => {
  it('are the same cube when they come back as JSON, for whoever takes them in', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const before = await toKeep(ann, await manyThings(ann))
    const { cube, unknown } = await bob.call(cubeImport, { text: exportCubeJson(before) })
    expect(unknown).toEqual([])
    expect(cube).toMatchObject({
      userId: bob._id,
      name: before.name,
      flags: { editable: true, legacy: true },
    })
    const after = await toKeep(bob, cube._id)
    expect(after.cards.map(({ data }) => data)).toEqual(before.cards.map(({ data }) => data))
    expect(after.unusedScars).toEqual(['Cut a line', 'Swap two words'])
    const withoutTimes = ({ changes = [] }: Card) =>
      changes.map(({ type, summary, comment, changes: differences }) => ({
        type,
        summary,
        comment,
        differences,
      }))
    expect(after.cards.map(withoutTimes)).toEqual(before.cards.map(withoutTimes))
    const made = after.cards.find(({ data }) => cardName(data) === 'Made Here')
    expect(made?.changes?.map(({ userId }) => userId)).toEqual([bob._id, '', '', '', ''])
    expect(exportCubeJson({ ...after, name: before.name })).toBe(exportCubeJson(before))
  })

  it('are the same cube in whatever order the fields of the JSON stand', async () => {
    const ann = await hub().person('ann')
    const before = exportCubeJson(await toKeep(ann, await manyThings(ann)))
    const text = JSON.stringify(turnedRound(JSON.parse(before)))
    const { cube } = await ann.call(cubeImport, { text })
    expect(exportCubeJson(await toKeep(ann, cube._id))).toBe(before)
  })

  it('keep printings, notes and texts of scars as a table; a card that was never printed is reported', async () => {
    const ann = await hub().person('ann')
    const before = await toKeep(ann, await manyThings(ann))
    const { cube, unknown } = await ann.call(cubeImport, {
      text: exportCubeCsv(before),
      name: 'From a table',
    })
    expect(cube.name).toBe('From a table')
    expect(unknown).toEqual([expect.stringContaining('Made Here')])
    const printed = before.cards.filter(({ data }) => cardName(data) !== 'Made Here')
    const after = await toKeep(ann, cube._id)
    expect(exportCubeCsv(after)).toBe(exportCubeCsv({ ...before, cards: printed }))
    expect(after.cards.map(({ data }) => data.origin)).toEqual(printed.map(({ data }) => data.origin))
    const [first] = printed
    const name = first === undefined ? '' : cardName(first.data)
    const scarred = `name,set,number,notes,scars\n"${name}",,,,"Give it haste\nAdd a word"\n`
    const again = await toKeep(ann, (await ann.call(cubeImport, { text: scarred })).cube._id)
    expect(exportCubeCsv(again)).toContain('"Give it haste\nAdd a word"')
  })

  it('are read from JSON of CubeCobra, in their printings and with their tags as notes', async () => {
    const ann = await hub().person('ann')
    const before = await toKeep(ann, await manyThings(ann))
    const [printed] = before.cards.filter(({ data }) => data.origin !== undefined)
    if (printed?.data.origin === undefined) throw new Error('The cube has no copy of a printed card.')
    const { set, collector_number } = printed.data.origin
    const details = { name: cardName(printed.data), set, collector_number }
    const mainboard = [{ cardID: 'x', tags: ['burn'], notes: 'cheap', details }]
    const text = JSON.stringify({ name: 'Old Pond', cards: { mainboard, maybeboard: mainboard } })
    const { cube, unknown } = await ann.call(cubeImport, { text })
    expect(unknown).toEqual([])
    const { cards } = await toKeep(ann, cube._id)
    expect(cards.map(({ data }) => data.origin)).toEqual([printed.data.origin])
    expect(cards[0]?.changes?.map(({ comment }) => comment)).toEqual(['cheap\ntags: burn'])
  })

  it('are the same cube without a card, its scars alone', async () => {
    const ann = await hub().person('ann')
    const empty = { ...(await toKeep(ann, await manyThings(ann))), cards: [], scarsOf: new Map() }
    expect(empty.unusedScars).not.toEqual([])
    const { cube } = await ann.call(cubeImport, { text: exportCubeJson(empty) })
    expect(exportCubeJson(await toKeep(ann, cube._id))).toBe(exportCubeJson(empty))
  })

  it('refuse what is no cube, and say what is wrong', async () => {
    const ann = await hub().person('ann')
    const why = async (text: string) => (await refusal(ann, cubeImport, { text })).message
    expect(await why('Nobody')).toBe('No line contains a card name.')
    expect(await why('{"cards": [')).toBe('This JSON is incomplete.')
    expect(await why('{"cards": [{"data": {"card_faces": []}}]}')).toContain('cards.0.data.card_faces')
    const comparable = await toKeep(ann, await manyThings(ann))
    const nameless = comparable.cards.slice(0, 1).map((card) => ({
      ...card,
      data: { ...card.data, card_faces: card.data.card_faces.map((face) => ({ ...face, name: ' ' })) },
    }))
    expect(await why(exportCubeJson({ ...comparable, cards: nameless }))).toBe('A card needs a name.')
    const made = comparable.cards.filter(({ data }) => cardName(data) === 'Made Here')
    const twoTone = made.map((card) => ({
      ...card,
      data: newCardData('Made Here', { mana_cost: '{W}', color_indicator: ['w'] }),
    }))
    expect(twoTone).toHaveLength(1)
    expect(await why(exportCubeJson({ ...comparable, cards: twoTone }))).toBe(
      'You can only use the color indicator if there is no color in the mana cost.',
    )
  })
})
