import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import type { WireLogEntry } from '@parlour/protocol'
import type { Request } from '@parlour/kernel'
import type { CallReply } from '@parlour/ui-kit/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { piece } from '../rules/facts/piece'
import { tableFor, viewFor } from '../rules/testing/view-fixture'
import { screenOf } from './testing/screen-fixture'

afterEach(cleanup)

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const choose = async () => act(async () => fireEvent.click(button(/^choose/)))

test('a card that asks to choose one shows its options by a click on it', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const table = tableFor({ ann: { hand: ['Advocate'] } })
  table.answer('ann', { title: 'Play Card', selection: ['Advocate'] })
  render(screenOf({ view: table.view('ann'), requests: table.pending, answer }))
  const played = within(screen.getByRole('region', { name: "ann's tableau" }))
  await act(async () => fireEvent.click(played.getByRole('button', { name: 'Advocate' })))
  const offered = within(await screen.findByRole('dialog', { name: 'Advocate' }))
  expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '+2 influence',
    'At end of turn, promote another card played this turn',
  ])
  await act(async () => fireEvent.click(offered.getByRole('button', { name: '+2 influence' })))
  await choose()
  expect(answer.mock.lastCall?.[1]).toMatchObject([{ title: '+2 influence' }])
})

test('a card that asks yes or no shows both by a click on it', async () => {
  const table = tableFor({ expansions: ['drow', 'undead'], devoured: [], ann: { hand: ['Flesh Golem'] } })
  table.answer('ann', { title: 'Play Card', selection: ['Flesh Golem'] })
  render(screenOf({ view: table.view('ann'), requests: table.pending }))
  const played = within(screen.getByRole('region', { name: "ann's tableau" }))
  await act(async () => fireEvent.click(played.getByRole('button', { name: 'Flesh Golem' })))
  const offered = within(await screen.findByRole('dialog', { name: 'Flesh Golem' }))
  expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['yes', 'no'])
})

test('who must discard reads which card of whom forces it', () => {
  const table = tableFor({
    expansions: ['drow', 'illithid'],
    market: [],
    devoured: [],
    ann: { hand: ['Neogi', 'Noble'], troops: 0 },
  })
  for (const pick of [
    { title: 'Play Card', selection: ['Neogi'] },
    { title: 'Play Card', selection: ['Noble'] },
  ])
    table.answer('ann', pick)
  table.answer('ann', 'Pass')
  render(screenOf({ view: table.view('bob'), requests: table.pending, viewer: 'bob' }))
  const question = screen.getByRole('region', { name: 'Your move' })
  expect(question.textContent).toContain('Choose a card to discard')
  expect(question.textContent).toContain('ann:Neogi')
})

test('a color is chosen by a click on a troop of that color in your own tableau', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const choices = ['red', 'lime'].map((title) => ({ title, id: title, pieces: [`color/${title}`] }))
  const asked: Request = {
    id: 'r1',
    actor: 'ann',
    kind: 'color',
    title: 'Choose a player color',
    choices,
    min: 1,
    max: 1,
  }
  render(screenOf({ view: viewFor(), requests: [asked], answer }))
  const colors = within(screen.getByRole('list', { name: 'Colors' }))
  fireEvent.click(colors.getByRole('button', { name: /lime/ }))
  await choose()
  expect(answer.mock.lastCall?.[1]).toEqual([{ title: 'lime', id: 'lime' }])
})

test('P picks the end of the turn, A plays what needs no decision, and ? shows every key; a letter in the chat is a letter', async () => {
  render(screenOf({ view: tableFor().view('ann'), requests: tableFor().pending }))
  const pressed = () =>
    screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  fireEvent.keyDown(document.body, { key: 'p' })
  expect(pressed()).toEqual(['End turnPass'])
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(pressed()).toEqual(['Play all plain cardsNoble, Soldier: +1 influence, +1 power'])
  fireEvent.keyDown(screen.getByLabelText('Chat'), { key: 'p' })
  expect(pressed()).toEqual(['Play all plain cardsNoble, Soldier: +1 influence, +1 power'])
  fireEvent.keyDown(document.body, { key: '?' })
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard' }))
  for (const what of ['undo', 'pick "End turn"', 'go over the map'])
    expect(sheet.getByText(what)).toBeTruthy()
})

test('the end of a turn is asked once while cards, power or influence are left', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const table = tableFor()
  render(screenOf({ view: table.view('ann'), requests: table.pending, answer }))
  await act(async () => fireEvent.click(button('End turn Pass')))
  expect(answer).not.toHaveBeenCalled()
  expect(
    screen.getByRole('heading', { name: '2 cards, 4 power and 4 influence left. End the turn?' }),
  ).toBeTruthy()
  await act(async () => fireEvent.click(button('choose End turn')))
  expect(answer.mock.lastCall?.[1]).toEqual(['Pass'])
})

test('whoever watches is shown no keys of players', async () => {
  render(screenOf({ viewer: 'eve', seated: false, view: tableFor().view() }))
  fireEvent.keyDown(document.body, { key: '?' })
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard' }))
  expect(sheet.getByText('go over the map')).toBeTruthy()
  expect(sheet.queryByText('undo')).toBeNull()
})

test('a location that the log names leads to where it lies on the map', async () => {
  const log: WireLogEntry = {
    type: 'log',
    id: 1,
    indent: 0,
    template: 'a troop comes to {zone}',
    args: { zone: { value: 'ched-llace a', classes: ['zone-name'] } },
    classes: [],
  }
  render(screenOf({ view: viewFor(), log: [log] }))
  const name = 'Ched Nasad to Llacerellyn, 1 of 2'
  const place = document.querySelector(`[data-piece="${piece.location('ched-llace a')}"]`)
  if (place !== null) place.getClientRects = () => [new DOMRect()] as never
  fireEvent.click(within(screen.getByRole('log')).getByRole('button', { name }))
  await waitFor(() => expect(place?.hasAttribute('data-flash')).toBe(true))
})

test('the cards that decide nothing are offered first as one choice where a hand has two or more', () => {
  const first = () =>
    within(screen.getByRole('region', { name: 'Your move' })).getAllByRole('button', { pressed: false })[0]
      ?.textContent
  for (const [hand, words] of [
    [['Noble', 'Advocate', 'Soldier'], 'Play all plain cardsNoble, Soldier: +1 influence, +1 power'],
    [['Advocate', 'Soldier'], 'Advocate'],
  ] as const) {
    const table = tableFor({ ann: { hand } })
    render(screenOf({ view: table.view('ann'), requests: table.pending }))
    expect(first()).toBe(words)
    cleanup()
  }
})

test('all plain cards are played by one answer, and come back by one undo', () => {
  const cards = ['Noble', 'Noble', 'Soldier']
  const table = tableFor({ ann: { hand: cards } })
  const lying = (pile: 'hand' | 'played') => {
    const ann = table.view('ann').players.find(({ name }) => name === 'ann')
    return ann?.[pile]?.map(({ name }) => name).sort()
  }
  table.answer('ann', ['Auto-play Cards'])
  expect([lying('hand'), lying('played')]).toEqual([[], cards])
  table.undo('ann')
  expect([lying('hand'), lying('played')]).toEqual([cards, []])
})
