import { logLine } from '@parlour/kernel'
import { type Card, cardFace } from '@parlour/mtg-cards'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drafts, startDraft } from '../rules/testing/draft-fixture'
import { PICKED } from '../rules/facts/log-lines'
import { card, gameFor, record, show, twoSeats } from './testing/shown-draft'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test.each([
  ['Flock: five fliers', 'card ann0.2'],
  ['Old friends: two of one set', 'card ann0.1'],
])('what an achievement of the cube asks stands on the cards that it watches: %s', async (words, name) => {
  const position = startDraft(twoSeats)
  const game = gameFor(position, 'ann')
  show(position, { game: { ...game, view: { ...Object(game.view), cubeId: 'cube' } } })
  expect(
    (await screen.findAllByText(new RegExp(words))).map((note) =>
      note.closest('article')?.getAttribute('aria-label'),
    ),
  ).toEqual([name])
})

test('a sheet behind ? shows every key of the screen', async () => {
  show(startDraft(twoSeats))
  fireEvent.keyDown(card('ann0.1'), { key: '?' })
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard' })
  expect(within(sheet).getByText('choose it, then draft it').nextElementSibling?.textContent).toBe('Enter')
})

test('says who is waited for, and shows the cards gone from a pack that comes round', () => {
  const waiting = drafts(startDraft(twoSeats), 'ann', 'ann0.1')
  show(waiting)
  expect(screen.getByText('No actions waiting for you right now.')).toBeTruthy()
  expect(screen.getByText(/Waiting for/).textContent).toContain('bob')
  expect(screen.getByText(/you took/).textContent).toContain('you took ann0.1')
  expect(screen.getByRole('group', { name: 'pack 1' }).textContent).toContain('ann2 left')
  cleanup()
  const round = drafts(drafts(waiting, 'bob', 'bob0.1'), 'bob', 'ann0.2')
  const back = drafts(round, 'ann', 'bob0.2')
  show(back)
  const gone = screen.getByRole('heading', { name: 'Gone from this pack' }).parentElement ?? document.body
  expect(gone.textContent).toContain('ann0.1yours')
  expect(gone.textContent).toContain('ann0.2taken')
})

test('the seating chart counts the packs at each seat by round, and marks who is asked', () => {
  show(drafts(startDraft({ ...twoSeats, numPacks: 2 }), 'ann', 'ann0.1'))
  const chart = screen.getByRole('region', { name: 'Seating chart' })
  const rows = within(chart).getAllByRole('row').slice(1, 3)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['ann', '·', '·'],
    ['bob*', '2', '·'],
  ])
})

test('the waiting panel is for admins, names the cards and answers for the viewer only', async () => {
  show(startDraft(twoSeats))
  expect(screen.queryByLabelText('waiting panel')).toBeNull()
  cleanup()
  const admin = { _id: 'id of ann', name: 'ann', isAdmin: true, seated: true }
  const answer = show(startDraft(twoSeats), { viewer: admin })
  fireEvent.click(screen.getByLabelText('waiting panel'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'ann0.2' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'choose' })))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['ann0.2'])
  expect(screen.getByRole('tab', { name: /bob/ }).textContent).toContain('*')
})

test('after the end: rematch, results, standings, and the picks and decks of everybody', async () => {
  let position = startDraft({ names: ['ann', 'bob'], packSize: 2, numPacks: 1 })
  position = drafts(drafts(position, 'ann', 'ann0.1'), 'bob', 'bob0.1')
  position = drafts(drafts(position, 'ann'), 'bob')
  show(position)
  expect(screen.getByRole('heading', { name: 'Draft Complete' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'rematch' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'fight' })).toBeTruthy()
  const picks = screen.getByRole('region', { name: 'Picks of all players' })
  const rows = within(picks).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'ann0.1 own pack',
    'bob0.2 from bob',
    'bob0.1 own pack',
    'ann0.2 from ann',
  ])
  expect(await screen.findByText(/^Build your deck:/)).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'pack 1' }), 'empty packs are listed').toBeNull()
  expect(await screen.findByRole('button', { name: 'start match' })).toBeTruthy()
  const deck = await screen.findByRole('link', { name: 'deck of bob' })
  expect([deck.textContent, deck.getAttribute('href')]).toEqual(['2 cards', '/magic/deck/deck of bob'])
  const pick = await within(picks).findByRole('link', { name: /bob0\.2/ })
  expect(pick.getAttribute('href')).toBe('/magic/card/card bob0.2')
  expect(screen.getByRole('region', { name: 'Standings' }).textContent).toContain('bob')
})

describe('a match waits for a legal deck', () => {
  const finished = () => {
    let position = startDraft({ names: ['ann', 'bob'], packSize: 2, numPacks: 1 })
    position = drafts(drafts(position, 'ann', 'ann0.1'), 'bob', 'bob0.1')
    return drafts(drafts(position, 'ann'), 'bob')
  }
  const land = (id: string): Card => {
    const { data, ...more } = record(id)
    const type = id.startsWith('land') ? 'Basic Land — Forest' : 'Instant'
    return { ...more, data: { ...data, card_faces: [cardFace({ name: id, type_line: type })] } }
  }
  const ids = (count: number, what: string) => Array.from({ length: count }, (_, at) => `${what} ${at}`)
  const waits = async (name: string) => (await screen.findByRole('button', { name })).hasAttribute('disabled')
  const whyOf = (name: string) => {
    const id = screen.getByRole('button', { name }).getAttribute('aria-describedby')
    return id === null ? null : document.getElementById(id)?.textContent
  }

  test('with the reason under what begins one', async () => {
    show(finished(), {}, { recordOf: land, main: [...ids(44, 'spell'), ...ids(1, 'land')] })
    const why = '45 cards with one land: choose what you play and add lands.'
    expect(await waits('start match')).toBe(true)
    await waitFor(() => expect(whyOf('start match')).toBe(`Your next game waits for your deck. ${why}`))
    expect([await waits('fight'), whyOf('fight')]).toEqual([true, why])
  })

  test('and begins with one; the list of decks counts what was built', async () => {
    show(finished(), {}, { recordOf: land, main: [...ids(23, 'spell'), ...ids(17, 'land')] })
    await screen.findByRole('button', { name: 'start match' })
    await waitFor(async () =>
      expect([await waits('start match'), await waits('fight')]).toEqual([false, false]),
    )
    expect(whyOf('start match')).toBeNull()
    expect((await screen.findByRole('link', { name: 'deck of ann' })).textContent).toBe('40 cards')
  })
})

test('an own pick in the log leads to the page of its card', async () => {
  const position = drafts(startDraft(twoSeats), 'ann', 'ann0.1')
  const line = { type: 'log' as const, id: 0, ...logLine(PICKED, { player: 'ann' }) }
  show(position, { game: { ...gameFor(position, 'ann'), log: [line] } })
  const link = await within(screen.getByRole('log')).findByRole('link', { name: /ann0\.1/ })
  expect(link.getAttribute('href')).toBe('/magic/card/card ann0.1')
})
