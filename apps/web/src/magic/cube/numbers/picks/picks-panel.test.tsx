import type { CubePicks, PickSums } from '@parlour/protocol'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cubeCard, showPage, testCube } from '../../../testing/show-page'
import { PicksPanel } from './picks-panel'

afterEach(cleanup)

const NONE: PickSums = {
  ...{ seen: 0, taken: 0, places: 0, placesSquared: 0, sizes: 0, last: 0, passed: 0, wheeled: 0 },
}
/** Seen and taken so often, always as this pick of a pack of 15. */
const sums = (seen: number, taken: number, place: number): PickSums => ({
  ...{ ...NONE, seen, taken, places: taken * place, placesSquared: taken * place ** 2, sizes: taken * 15 },
  last: place === 15 ? taken : 0,
})
const PICKS: CubePicks = {
  drafts: 6,
  cards: [
    { name: 'Lantern Moth', people: { ...sums(20, 10, 2), passed: 8, wheeled: 4 }, bots: sums(9, 5, 7) },
    { name: 'Pole Heron', people: sums(90, 8, 15), bots: NONE },
    { name: 'Sky Tax', people: sums(4, 4, 1), bots: NONE },
  ],
}
const show = (picks: CubePicks) => {
  const cards = [cubeCard('moth', { name: 'Lantern Moth' }), cubeCard('heron', { name: 'Pole Heron' })]
  return showPage(<PicksPanel cube={testCube()} cards={cards} />, { 'magic/cube/picks': () => picks })
}
const panel = async () => within(await screen.findByRole('region', { name: /^Picks/ }))
const rows = async () =>
  (await (await panel()).findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )

it('shows figures with their ranges, and a dash for too few picks', async () => {
  show(PICKS)
  expect(await rows()).toEqual([
    [
      'Lantern Moth',
      '2.0 2.0 to 2.0',
      '20',
      '10',
      '50 % 30 % to 70 %',
      '0 % 0 % to 28 %',
      '50 % 22 % to 78 %',
    ],
    [
      'Pole Heron',
      '15.0 15.0 to 15.0',
      '90',
      '8',
      '9 % 5 % to 17 %',
      '100 % 68 % to 100 %',
      '– too few picks',
    ],
    ['Sky Tax', '– too few picks', '4', '4', '– too few picks', '– too few picks', '– too few picks'],
  ])
  const links = (await panel()).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/magic/card/moth', '/magic/card/heron'])
})

it('sorts by a heading, and the other way by another click; cards without the figure stay last', async () => {
  show(PICKS)
  const names = async () => (await rows()).map(([name]) => name)
  const heading = await (await panel()).findByRole('button', { name: /^pick rate/ })
  fireEvent.click(heading)
  expect(await names()).toEqual(['Lantern Moth', 'Pole Heron', 'Sky Tax'])
  expect((await panel()).getByRole('columnheader', { name: /^pick rate/ }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  fireEvent.click(heading)
  expect(await names()).toEqual(['Pole Heron', 'Lantern Moth', 'Sky Tax'])
  fireEvent.click((await panel()).getByRole('button', { name: 'card' }))
  expect(await names()).toEqual(['Lantern Moth', 'Pole Heron', 'Sky Tax'])
})

it('tells people and bots apart', async () => {
  show(PICKS)
  fireEvent.click(await (await panel()).findByRole('button', { name: 'bots' }))
  expect((await rows()).map(([name, at]) => [name, at])).toEqual([['Lantern Moth', '7.0 7.0 to 7.0']])
})

it('writes people and bots as a table or as JSON', async () => {
  show(PICKS)
  fireEvent.click(await (await panel()).findByRole('button', { name: 'export' }))
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Picks as text' })
  const lines = box.value.trimEnd().split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('name,drafters,seen,picked,taken at,taken at low')
  expect(lines[1]).toBe('Lantern Moth,people,20,10,2,2,2,0.5,0.2993,0.7007,0,0,0.2775,0.5,0.2152,0.7848')
  expect(lines[3]).toBe('Sky Tax,people,4,4,,,,,,,,,,,,')
  expect(lines[4]).toContain('Lantern Moth,bots,9,5,7')
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'JSON' } })
  expect(JSON.parse(box.value)).toMatchObject({
    cube: 'Old Cube',
    drafts: 6,
    people: [{ name: 'Lantern Moth', pickRate: { value: 0.5, of: 20 } }, {}, { takenAt: null }],
    bots: [{ name: 'Lantern Moth', seen: 9 }],
  })
})

it('says that no draft is over yet', async () => {
  show({ drafts: 0, cards: [] })
  expect(await (await panel()).findByText(/^No draft of this cube is over yet/)).toBeTruthy()
  expect((await panel()).queryByRole('button', { name: 'export' })).toBeNull()
})
