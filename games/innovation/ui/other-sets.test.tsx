import type { Request } from '@parlour/kernel'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { piece } from '../rules/facts/piece'
import { viewFor } from '../rules/testing/view-fixture'
import { request } from './testing/question-fixture'
import { screenOf, sent } from './testing/screen-fixture'

afterEach(cleanup)

interface Shown {
  readonly position?: Readonly<Record<string, unknown>>
  readonly requests?: readonly Request[]
}

const show = ({ position = {}, requests = [] }: Shown = {}) =>
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
  await act(async () => fireEvent.click(karmasOf('cat') ?? document.body))
  const dialog = await screen.findByRole('dialog', { name: 'Karmas that work on cat' })
  expect(within(dialog).getByRole('article', { name: /^Jackie Chan/ })).toBeTruthy()
  expect(within(dialog).getByText('bob’s top card')).toBeTruthy()
})

test('nobody has karmas in force without a figure on top', () => {
  show()
  expect(screen.queryByRole('button', { name: /^Karmas/ })).toBeNull()
})

test('a museum shows the card on it and tells its name; all museums of a player open in one click', async () => {
  show({
    position: { expansions: ['base', 'arti'], bob: { museum: ['Museum 2', 'Paper'], artifact: ['Coal'] } },
  })
  const bob = within(screen.getByRole('region', { name: "bob's tableau" }))
  for (const name of ['Paper', 'Coal'])
    expect(document.querySelector(`[data-piece="card/${name}"]`)?.textContent).toContain(name)
  const museum = bob.getByRole('button', { name: 'museum' })
  expect(museum.title).toBe('Museum 2, Paper')
  await act(async () => fireEvent.click(museum))
  expect(
    within(await screen.findByRole('dialog', { name: 'bob: museum' })).getByText('Museum 2'),
  ).toBeTruthy()
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
