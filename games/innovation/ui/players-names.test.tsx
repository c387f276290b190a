import type { Piece } from '@parlour/kernel'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { piece } from '../rules/facts/piece'
import { open } from '../rules/testing/open'
import { request } from './testing/question-fixture'
import type { CallReply } from '@parlour/ui-kit/testing'
import { screenOf, sent } from './testing/screen-fixture'

afterEach(cleanup)

// Each is called like something else on the board: a color, a value, an icon, two people.
const players = ['red', '3', 'castle', 'Smith, John']
const turn = { player: 'red', action: 1, round: 2 }

/** The board of the player `red` in a position, with what the rules ask there after some answers. */
function show(position: Readonly<Record<string, unknown>>, ...answers: readonly string[]) {
  const table = open({ players, turn, ...position }, { checks: false })
  for (const one of answers) table.answer('red', one)
  const answer = vi.fn<CallReply>(async () => {})
  const requests = table.pending.filter(({ actor }) => actor === 'red')
  render(screenOf({ viewer: 'red', view: sent(table.view('red')), requests, answer }))
  return answer
}

const at = (address: Piece): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(address)}"]`)
  if (found === null) throw new Error(`there is no piece ${address}`)
  return found
}
const asked = () => within(screen.getByRole('region', { name: 'Your move' }))
const choice = (name: string | RegExp) => asked().getByRole('button', { name })
const state = (address: Piece) => at(address).dataset.state
async function choose(): Promise<void> {
  await act(async () => fireEvent.click(asked().getByRole('button', { name: /^choose / })))
}

test('a color points at the stack, not at the player of that name', async () => {
  const answer = show({ red: { red: ['Coal', 'Archery'], blue: ['Tools'] } }, 'Dogma.Coal')
  expect(state(piece.seat(0))).toBeUndefined()
  fireEvent.mouseEnter(choice(/red$/))
  expect(state(piece.stack(0, 'red'))).toBe('can linked')
  fireEvent.click(at(piece.stack(0, 'red')))
  await choose()
  expect(answer.mock.calls[0]?.[1]).toEqual(['red'])
})

test('players point at their own boards: a color, a value, an icon and two people in one name', async () => {
  const answer = show({ red: { green: ['Hitchhiking'] } }, 'Dogma.Hitchhiking')
  for (const seat of [1, 2, 3]) {
    fireEvent.mouseEnter(choice(players[seat] ?? ''))
    expect(state(piece.seat(seat))).toBe('can linked')
    fireEvent.mouseLeave(choice(players[seat] ?? ''))
  }
  expect([state(piece.value(3)), state(piece.icon('k'))]).toEqual([undefined, undefined])
  fireEvent.click(at(piece.seat(3)))
  await choose()
  expect(answer.mock.calls[0]?.[1]).toEqual(['Smith, John'])
})

test('a name is shown as it is spelled, not as a text of a card', () => {
  const names = ['red', 'I demand {k}']
  const asking = request(names.map((title, seat) => ({ title, kind: 'player', pieces: [piece.seat(seat)] })))
  const view = sent(open({ players: names }, { checks: false }).view('red'))
  render(screenOf({ viewer: 'red', view, requests: [{ ...asking, actor: 'red' }] }))
  expect(choice('I demand {k}')).toBeTruthy()
})

test('a value and an icon point at the tables, not at the players of those names', () => {
  show({ red: { blue: ['Encyclopedia'], score: ['Compass', 'Coal'] } }, 'Dogma.Encyclopedia')
  expect([state(piece.value(3)), state(piece.seat(1))]).toEqual(['can', undefined])
  cleanup()
  show({ red: { blue: ['Climatology'] } }, 'Dogma.Climatology')
  expect([state(piece.icon('k')), state(piece.seat(2))]).toEqual(['can', undefined])
})

test('a card face down points at the pile of its owner', () => {
  const back = { set: 'base', value: 1 } as const
  const asking = (seat: number) => {
    const title = `*base-1* (${players[seat]})`
    return request([{ title, id: title, kind: 'card', pieces: [piece.back(seat, 'hand', back)] }])
  }
  const view = sent(
    open({ players, 3: { hand: ['Pottery'] }, 'Smith, John': { hand: ['Oars'] } }).view('red'),
  )
  for (const [seat, other] of [
    [1, 3],
    [3, 1],
  ] as const) {
    cleanup()
    render(screenOf({ viewer: 'red', view, requests: [{ ...asking(seat), actor: 'red' }] }))
    expect(state(piece.back(seat, 'hand', back))).toBe('can')
    expect(state(piece.back(other, 'hand', back))).toBeUndefined()
    expect(asked().getByText(`${players[seat]}’s`)).toBeTruthy()
  }
})

test('each board shows who shares and who suffers, also for a name with a comma', () => {
  show({
    red: { red: ['Archery'] },
    3: { yellow: ['Masonry'] },
    castle: { blue: ['Tools'] },
    'Smith, John': { red: ['Metalworking'] },
  })
  const option = choice(/^1? ?Archery/)
  expect(
    within(option)
      .getAllByText(/^(share|demand)/)
      .map(({ textContent }) => textContent),
  ).toEqual(['share with 3, Smith, John', 'demand castle'])
  fireEvent.mouseEnter(option)
  const tags = (name: string) => {
    const board = within(screen.getByRole('region', { name: `${name}'s tableau` }))
    return [board.queryByText('shares') !== null, board.queryByText('demand') !== null]
  }
  expect(players.map(tags)).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, false],
  ])
})
