import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { NumbersTab } from './numbers-tab'

afterEach(cleanup)

const CARDS = [
  cubeCard('moth', { name: 'Lantern Moth', mana_cost: '{1}{W}', type_line: 'Creature' }),
  cubeCard('ash', {
    name: 'Paid in Ash',
    mana_cost: '{1}{B}',
    type_line: 'Instant',
    oracle_text: 'Destroy target creature. Create a Treasure token.',
  }),
  cubeCard('rock', { name: 'Gullwing Rock', type_line: 'Land', produced_mana: ['w', 'u'] }),
]
const show = (cardlist: string[]) =>
  showPage(<NumbersTab cube={testCube({ cardlist })} />, {
    'magic/card/lookup': lookupAmong(CARDS),
    'magic/cube/picks': () => ({ drafts: 0, cards: [] }),
  })
const region = (name: string) => screen.findByRole('region', { name })
/** The number that stands behind a word. */
const numberOf = async (panel: string, word: string) =>
  within(await region(panel))
    .getByText(word)
    .parentElement?.textContent?.slice(word.length)

it('counts colors, types, removal, lands of two colors and what a pack holds', async () => {
  show(['moth', 'ash', 'rock'])
  expect(await numberOf('Colors', 'white')).toBe('1')
  expect(await numberOf('Types', 'instant')).toBe('1')
  expect(await numberOf('Removal by color', 'black')).toBe('1')
  expect(await numberOf('Removal by color', 'white')).toBe('0')
  expect(await numberOf('In a pack of 15', 'land')).toBe('5.0')
  expect((await region('Lands that make two colors')).textContent).toContain('white, blue1')
  expect((await region('Tokens to bring 1')).textContent).toContain('Treasure')
})

it('draws the curve of all cards or of each color', async () => {
  show(['moth', 'ash', 'rock'])
  const panel = within(await region('Mana curve'))
  expect(panel.getAllByRole('img')).toHaveLength(1)
  fireEvent.click(panel.getByRole('button', { name: 'by color' }))
  expect(panel.getAllByRole('img')).toHaveLength(2)
})

it('leads to the cards that a line of the balance is about', async () => {
  show(['moth', 'ash', 'rock'])
  const line = await screen.findByRole('link', { name: /^show the cards: No land makes/ })
  expect(line.getAttribute('href')).toBe('/magic/cube/cube/cards?query=t%3Aland')
})

it('says that an empty cube is empty', async () => {
  show([])
  expect(await screen.findByText('This cube is empty.')).toBeTruthy()
})
