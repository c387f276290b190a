import type { Request } from '@parlour/kernel'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { piece } from '../rules/facts/piece'
import { viewFor } from '../rules/testing/view-fixture'
import { cardChoice, request } from './testing/question-fixture'
import { screenOf, sent } from './testing/screen-fixture'

afterEach(cleanup)

interface ScreenOptions {
  readonly position?: Readonly<Record<string, unknown>>
  readonly requests?: readonly Request[]
}

const show = ({ position = {}, requests = [] }: ScreenOptions = {}) =>
  render(screenOf({ viewer: 'ann', view: sent(viewFor('ann', position)), requests }))

test('a karma in force stands at every board it works on, with whose card it is, and opens the cards', async () => {
  const figures = { red: ['Jackie Chan'] }
  show({ position: { expansions: ['base', 'figs'], ann: figures, bob: { green: ['Augustus Caesar'] } } })
  const karmasOf = (name: string) =>
    within(screen.getByRole('region', { name: `${name}'s tableau` })).queryByRole('button', {
      name: /^Karmas/,
    })
  expect(karmasOf('ann')?.getAttribute('aria-label')).toBe(
    'Karmas that work on ann: Jackie Chan, Augustus Caesar',
  )
  expect(karmasOf('cat')?.getAttribute('title')).toMatch(/^Jackie Chan \(ann’s top card\): If an opponent/)
  expect(karmasOf('cat')?.getAttribute('title')).not.toMatch(/If you would draw/)
  expect(karmasOf('ann')?.getAttribute('title')).not.toMatch(/If an opponent would win/)
  await act(async () => fireEvent.click(karmasOf('cat') ?? document.body))
  const dialog = await screen.findByRole('dialog', { name: 'Karmas that work on cat' })
  expect(within(dialog).getByRole('article', { name: /^Jackie Chan/ })).toBeTruthy()
  expect(within(dialog).getByText('bob’s top card')).toBeTruthy()
})

test('a karma that works on opponents, or on others, stands at their boards and at no other', () => {
  const players = ['ann', 'bob', 'cat', 'dan']
  const teams = { expansions: ['base', 'figs'], players, settings: { teams: true } }
  const karmasAt = (name: string) => {
    const tableau = within(screen.getByRole('region', { name: `${name}'s tableau` }))
    return tableau.queryByRole('button', { name: /^Karmas/ })?.title
  }
  show({ position: { ...teams, ann: { blue: ['Grace Hopper'] } } })
  expect(players.map((name) => karmasAt(name) !== undefined)).toEqual([false, true, false, true])
  expect(karmasAt('bob')).toMatch(/^Grace Hopper \(ann’s top card\): If an opponent would not draw/)
  cleanup()
  show({ position: { ...teams, ann: { purple: ['Al-Kindi'] } } })
  expect(karmasAt('ann')).toMatch(/If you would draw a sharing bonus/)
  expect(karmasAt('ann')).not.toMatch(/another player/)
  for (const name of ['bob', 'cat', 'dan'])
    expect(karmasAt(name)).toMatch(/^Al-Kindi \(ann’s top card\): If another player would draw/)
  cleanup()
  show({ position: { ...teams, ann: { yellow: ['Cai Lun'] } } })
  for (const name of players) expect(karmasAt(name)).toMatch(/If a player would score a card/)
})

test('nobody has karmas in force without a figure on top', () => {
  show()
  expect(screen.queryByRole('button', { name: /^Karmas/ })).toBeNull()
})

test('a museum shows its card and the name of it; all museums of a player open in one click', async () => {
  show({
    position: { expansions: ['base', 'arti'], bob: { museum: ['Museum 2', 'Paper'], artifact: ['Coal'] } },
  })
  const bob = within(screen.getByRole('region', { name: "bob's tableau" }))
  for (const name of ['Paper', 'Coal'])
    expect(document.querySelector(`[data-piece="card/${name}"]`)?.textContent).toContain(name)
  const museum = bob.getByRole('button', { name: 'museum' })
  expect(museum.title).toBe('Museum 2, Paper. Everyone may look.')
  await act(async () => fireEvent.click(museum))
  expect(
    within(await screen.findByRole('dialog', { name: 'bob: museum' })).getByText('Museum 2'),
  ).toBeTruthy()
})

test('of museums that lie side by side only the first shows its name, and all can be told apart', () => {
  const achievements = ['Monument', 'Museum 1', 'Museum 2']
  show({
    position: { expansions: ['base', 'arti'], achievements },
    requests: [request(achievements.map(cardChoice))],
  })
  const shared = within(screen.getByRole('region', { name: 'Shared' }))
  const shown = (name: string) => shared.getByRole('button', { name }).firstChild?.textContent
  expect(achievements.map(shown)).toEqual(['Monument', 'Museum 1', '2'])
})

test('whom an artifact compels is told apart from whom it demands of', () => {
  const dogma = {
    title: 'dogma',
    pieces: [piece.card('Coal')],
    links: { compels: [piece.seat(1)], demands: [piece.seat(2)] },
  }
  show({
    position: { expansions: ['base', 'arti'], ann: { artifact: ['Coal'] } },
    requests: [
      request([{ ...dogma, subtitles: ['compel bob', 'demand cat'] }, 'skip'], {
        kind: 'artifact-action',
        title: 'Free Artifact Action',
      }),
    ],
  })
  fireEvent.mouseEnter(screen.getByRole('button', { name: /^dogma/ }))
  const tableau = (name: string) => within(screen.getByRole('region', { name: `${name}'s tableau` }))
  expect(tableau('bob').getByText('compel')).toBeTruthy()
  expect(tableau('cat').getByText('demand')).toBeTruthy()
})

test('of several bonuses of one value the number stands beside one; 10 and 11 are a and b', () => {
  show({
    position: {
      expansions: ['base', 'echo'],
      bob: { blue: { cards: ['Streaming', 'Touchscreen'], splay: 'up' } },
    },
  })
  const bob = screen.getByRole('region', { name: "bob's tableau" })
  expect(within(bob).getByText('×2').querySelector('[aria-label="bonus 11"], [title*="11"]')).toBeTruthy()
})

test('the free artifact action is no first action', () => {
  const sets = { expansions: ['base', 'arti'], ann: { artifact: ['Coal'] } }
  const tag = () => within(screen.getByRole('region', { name: "ann's tableau" })).queryByText(/ action$/)
  show({ position: { ...sets, turn: { player: 'ann', action: 0, round: 2 } } })
  expect(tag()?.textContent).toBe('free artifact action')
  cleanup()
  show({ position: { ...sets, turn: { player: 'ann', action: 1, round: 2 } } })
  expect(tag()?.textContent).toBe('first action')
})

test('every card that counts as an achievement is named, with how many it counts for', () => {
  show({
    position: {
      expansions: ['base', 'figs', 'city'],
      ann: { red: ['Algiers'], purple: { cards: ['Niccolo Machiavelli', 'Mysticism'], splay: 'right' } },
      bob: { red: ['Archery', 'Oars'] },
    },
  })
  const own = within(screen.getByRole('region', { name: "ann's tableau" }))
  expect(own.getByText('Algiers +1').title).toBe('Algiers counts as 1 achievement')
  expect(own.getByText('Niccolo Machiavelli +1')).toBeTruthy()
  expect(own.getByText(/^2\/\d+$/)).toBeTruthy()
})

test('a flag that does not count is not named', () => {
  show({
    position: {
      expansions: ['base', 'city'],
      ann: { red: ['Algiers'] },
      bob: { red: { cards: ['Archery', 'Oars'], splay: 'left' } },
    },
  })
  expect(screen.queryByText(/^Algiers \+/)).toBeNull()
})
