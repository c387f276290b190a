import { asCustomData, type Card, cubeFileCard, exportCubeJson, importRecords } from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { expect, it } from 'vitest'
import { NO_REFERENCE, referenceRecords } from '../../../../packages/mtg-cards/src/testing/reference-data'
import { type CubeFile, readCubeFile } from './cube-file'

const asJson = (cards: readonly Card[]) =>
  exportCubeJson({
    name: 'All',
    flags: { editable: true, legacy: false },
    cards,
    unusedScars: [],
    scarsOf: new Map(),
  })

const copies = ({ cards }: CubeFile): readonly Card[] =>
  cards.map(({ data }) => ({ _id: '', source: 'custom', data: asCustomData({ _id: '', data }) }))

it('gives every real card back as it was, and writes it the same again', async ({ skip }) => {
  const files = ['scryfall-sample.json', 'cube-cards.json', 'cube-cards-assembled.json', 'sets/mh1.json']
  const records = files.map((file) => referenceRecords(file) ?? skip(NO_REFERENCE))
  const printed = records.flatMap((some) => importRecords(some, providerCardId).cards)
  const cards = printed.map((card) => ({
    ...card,
    data: asCustomData(card),
  }))
  expect(cards.length).toBeGreaterThan(1300)
  const text = asJson(cards)
  const read = await readCubeFile(`\uFEFF${text}`)
  if (read === undefined) throw new Error('this is no cube')
  expect(read.cards).toEqual(cards.map(cubeFileCard))
  expect(asJson(copies(read))).toBe(text)
})
