import { DIRECT_ACT, type Request } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { piece } from '../rules/facts/piece'
import { tableFor, viewFor } from '../rules/testing/view-fixture'
import type { CallReply } from '@parlour/ui-kit/testing'
import { screenOf } from './testing/screen-fixture'

afterEach(cleanup)

type LogText = Extract<WireLogEntry, { readonly type: 'log' }>

/** A table as the rules ask it. */
function show(position: Readonly<Record<string, unknown>> = {}, answer: CallReply = async () => {}) {
  const table = tableFor(position)
  const requests = table.pending
  render(screenOf({ view: table.view('ann'), requests, answer }))
  return requests
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const choose = async () => act(async () => fireEvent.click(button(/^choose/)))

test('an action is chosen in the list and sent as a nested group', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const [menu] = show({}, answer)
  fireEvent.click(within(screen.getByRole('group', { name: 'Use Power' })).getByText('Deploy a Troop'))
  await choose()
  expect(answer).toHaveBeenCalledExactlyOnceWith(menu, [
    { title: 'Use Power', selection: ['Deploy a Troop'] },
  ])
})

test('a card in hand is played by a click on it, a card of the market recruited', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({}, answer)
  fireEvent.click(region('Your hand').getByRole('button', { name: 'Soldier' }))
  await choose()
  expect(answer.mock.lastCall?.[1]).toMatchObject([{ title: 'Play Card' }])
  fireEvent.click(region('Market').getByRole('button', { name: 'Priestess of Lolth' }))
  await choose()
  expect(answer.mock.lastCall?.[1]).toMatchObject([{ title: 'Recruit' }])
})

test('market cards that can be paid for can be clicked, others are dimmed', () => {
  show({ market: ['Advocate', 'Deathblade'] })
  const market = region('Market')
  expect(market.getByRole('button', { name: 'Advocate' })).toBeTruthy()
  expect(market.getByRole('article', { name: 'Deathblade' })).toBeTruthy()
  expect(market.queryByRole('button', { name: 'Deathblade' })).toBeNull()
})

test('a click on a card that cannot be chosen says why', async () => {
  show({ market: ['Deathblade'] })
  fireEvent.click(region('Market').getByRole('article', { name: 'Deathblade' }))
  expect(await screen.findByText('It costs 6 influence, and you have 4.')).toBeTruthy()
  cleanup()
  render(screenOf({ view: viewFor('ann') }))
  fireEvent.click(region('Your hand').getByRole('article', { name: 'Noble' }))
  expect(await screen.findByText('It is not your turn.')).toBeTruthy()
})

test('every player shows power and influence, also who has none and is not in turn', () => {
  show()
  for (const name of ['ann', 'bob']) {
    const words = region(`${name}'s tableau`).getByText('influence').parentElement?.textContent
    expect(words).toMatch(name === 'ann' ? /power 4.*influence 4/ : /power 0.*influence 0/)
  }
})

test('the market: stacks with their counts first, then the row by cost and name', () => {
  render(screenOf({ view: viewFor('ann', { market: ['Deathblade', 'Spellspinner', 'Advance Scout'] }) }))
  const names = region('Market')
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))
  expect(names.slice(0, 4)).toEqual(['Priestess of Lolth', 'House Guard', 'Advance Scout', 'Spellspinner'])
  expect(names.at(-1)).not.toBe('House Guard')
  expect(region('Market').getAllByTitle('left in the stack')).toHaveLength(2)
})

test('a click on a location opens what power buys there, and a buy is sent as a direct act', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const [menu] = show({}, answer)
  fireEvent.click(button(/^Ched Nasad: /))
  const acts = within(screen.getByRole('group', { name: 'Ched Nasad' }))
  await act(async () => fireEvent.click(acts.getByRole('button', { name: 'Assassinate a bob troop 3' })))
  expect(answer).toHaveBeenCalledExactlyOnceWith({ ...menu, title: DIRECT_ACT }, [
    { action: 'assassinate-with-power', location: 'Ched Nasad', owner: 'bob' },
  ])
})

test('an act that is refused leaves the menu open with the reason', async () => {
  const refusal = 'You have no presence at Ched Nasad to Llacerellyn, 2 of 2.'
  show({}, () => Promise.reject(new Error(refusal)))
  fireEvent.click(button(/^Ched Nasad: /))
  const acts = within(screen.getByRole('group', { name: 'Ched Nasad' }))
  await act(async () => fireEvent.click(acts.getByRole('button', { name: 'Deploy a Troop 1' })))
  expect(acts.getByText(refusal)).toBeTruthy()
})

test('a click on a location that is not an answer says why', () => {
  const table = tableFor()
  table.answer('ann', { title: 'Use Power', selection: ['Deploy a Troop'] })
  render(screenOf({ view: table.view('ann'), requests: table.pending }))
  fireEvent.click(button(/^Araumycos: /))
  expect(screen.getByText('There is no open space here.')).toBeTruthy()
  fireEvent.click(button(/^Skullport: /))
  expect(screen.getByText('You have no presence here.')).toBeTruthy()
})

test('equal cards are one choice with their number, which one click plays', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({ ann: { hand: ['Noble', 'Noble', 'Soldier'] } }, answer)
  const hand = within(screen.getByRole('group', { name: 'Play Card' }))
  expect(hand.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Noble×2', 'Soldier'])
  await act(async () => fireEvent.click(hand.getByRole('button', { name: /Noble/ })))
  expect(answer.mock.lastCall?.[1]).toMatchObject([{ title: 'Play Card', selection: [{ title: 'Noble' }] }])
})

const asked = (rest: Partial<Request>): Request => ({
  id: 'r1',
  actor: 'ann',
  kind: 'opponent',
  title: 'Choose Player',
  choices: [],
  min: 1,
  max: 1,
  ...rest,
})

test('an opponent is chosen by a click on the tableau, which still opens by its name', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const bob = { title: 'bob', id: 'bob', pieces: [piece.seat(0)] }
  render(screenOf({ view: viewFor(), requests: [asked({ choices: [bob, 'nobody'] })], answer }))
  await act(async () => fireEvent.click(button("open bob's tableau")))
  expect(await screen.findByRole('dialog', { name: "bob's tableau" })).toBeTruthy()
  fireEvent.click(screen.getByRole('region', { name: "bob's tableau", hidden: true }))
  await act(async () => fireEvent.click(screen.getByText('choose bob')))
  expect(answer.mock.lastCall?.[1]).toEqual([{ title: 'bob', id: 'bob' }])
})

test('trophies, and cards of your own piles that a question is about, can be clicked on the table', () => {
  const view = viewFor()
  const [discarded] = view.players[1]?.discard ?? []
  const choices = [
    { title: 'Noble', id: 'x', pieces: [piece.card(discarded?.id ?? '')] },
    { title: 'ann: bob', pieces: [piece.trophy(1, 0)] },
  ]
  render(screenOf({ view, requests: [asked({ choices })] }))
  expect(region('Discard').getByRole('button', { name: 'Noble' })).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Trophies' })).getByRole('button').textContent).toMatch(
    /1 bob/,
  )
})

test('what happened since your own last answer can be read again, and is marked on the map', async () => {
  const said = (id: number, template: string, args: LogText['args']): LogText => ({
    type: 'log',
    id,
    template,
    classes: [],
    indent: 0,
    args,
  })
  const log = [
    {
      type: 'response-received',
      id: 0,
      data: { actor: 'ann', title: 'Choose Action', selection: [], seq: 0 },
    },
    said(1, '{player} deploys at {zone}', {
      player: { value: 'bob', classes: ['player-name'] },
      zone: { value: 'ched-llace a', classes: ['zone-name'] },
    }),
  ] as const
  render(screenOf({ view: viewFor(), log }))
  await act(async () => fireEvent.click(button('since your last turn')))
  const recent = await screen.findByRole('dialog', { name: 'Since your last turn' })
  expect(recent.textContent).toContain('Ched Nasad to Llacerellyn, 1 of 2')
  expect(document.querySelector('[data-place="ched-llace a"]')?.getAttribute('data-last')).toBe('true')
})

test('what cannot be done at a location says why', () => {
  show({ ann: { power: 2 } })
  fireEvent.click(button(/^Skullport: /))
  const far = within(screen.getByRole('group', { name: 'Skullport' }))
  expect(far.getByRole('button', { name: 'Deploy a Troop no presence here' })).toHaveProperty(
    'disabled',
    true,
  )
  fireEvent.click(button(/^Ched Nasad: /))
  const near = within(screen.getByRole('group', { name: 'Ched Nasad' }))
  for (const name of ['Assassinate a bob troop needs 3 power', 'Return an Enemy Spy no enemy spy here'])
    expect(near.getByRole('button', { name })).toHaveProperty('disabled', true)
  fireEvent.click(button(/^Ched Nasad to Llacerellyn, 1 of 2/))
  const path = within(screen.getByRole('group', { name: 'Ched Nasad to Llacerellyn, 1 of 2' }))
  expect(path.queryByRole('button', { name: /Spy/ })).toBeNull()
})

test('path spaces are called by their friendly names in a question, and answered by their own', async () => {
  const table = tableFor()
  table.answer('ann', { title: 'Use Power', selection: ['Deploy a Troop'] })
  const answer = vi.fn<CallReply>(async () => {})
  render(screenOf({ view: table.view('ann'), requests: table.pending, answer }))
  const question = region('Your move')
  fireEvent.click(question.getByRole('button', { name: 'Ched Nasad to Halls of the Scoured Legion, 1 of 2' }))
  expect(question.queryByText('ched-halls a')).toBeNull()
  await choose()
  expect(JSON.stringify(answer.mock.lastCall?.[1])).toContain('map.ched-halls a')
})

test('a tableau has the counts of its player, the first player their mark, the held markers their names', () => {
  show()
  const bob = region("bob's tableau")
  expect(bob.getByTitle('first player').textContent).toBe('1')
  expect(bob.getByTitle(/^few left/).textContent).toContain('troops 4')
  expect(
    within(bob.getByRole('list', { name: 'Control markers' })).getByText(/Araumycos, total/),
  ).toBeTruthy()
  expect(region("ann's tableau").getByText('plays')).toBeTruthy()
  expect(region("ann's tableau").getByRole('article', { name: 'House Guard' })).toBeTruthy()
})

test('the hand of another is a number, and not among what their tableau shows', async () => {
  show()
  expect(region("bob's tableau").getByText('hand').textContent).toMatch(/hand 3/)
  await act(async () => fireEvent.click(button("open bob's tableau")))
  const dialog = within(await screen.findByRole('dialog', { name: "bob's tableau" }))
  expect(within(dialog.getByRole('region', { name: 'Trophy Hall' })).getByText('No Trophies')).toBeTruthy()
  expect(within(dialog.getByRole('region', { name: 'Hand/Played' })).getByText('none')).toBeTruthy()
})

test('one’s own tableau: trophies by owner, equal cards with their number; a card opens in the viewer', async () => {
  show()
  await act(async () => fireEvent.click(button("open ann's tableau")))
  const dialog = within(await screen.findByRole('dialog', { name: "ann's tableau" }))
  const trophies = within(dialog.getByRole('region', { name: 'Trophy Hall' })).getAllByRole('listitem')
  expect(trophies.map((item) => item.textContent?.trim().replace(/^[A-Z] /, ''))).toEqual([
    expect.stringMatching(/2 white$/),
    expect.stringMatching(/1 bob$/),
  ])
  expect(within(dialog.getByRole('region', { name: 'Discard' })).getByRole('listitem').textContent).toBe(
    '2x Noble',
  )
  const worth = (title: string) =>
    dialog.getByRole('region', { name: title }).querySelector('small')?.textContent
  expect(['Trophy Hall', 'Hand/Played', 'Discard', 'Inner Circle'].map(worth)).toEqual([
    '3 VP',
    '3 cards, 1 VP',
    '2 cards, 0 VP',
    '1 card, 2 VP',
  ])
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Priestess of Lolth' })))
  const viewer = within(await screen.findByRole('dialog', { name: 'Card Viewer' }))
  expect(viewer.getByRole('article', { name: 'Priestess of Lolth' })).toBeTruthy()
})

test('the score stands beside the map and opens as an overview', async () => {
  show()
  const rows = region('Score').getAllByRole('rowheader')
  expect(rows.map((row) => row.textContent)).toEqual([
    'deck',
    'inner circle',
    'trophy hall',
    'control',
    'total control',
    'victory points',
    'total',
  ])
  await act(async () => fireEvent.click(button('scores')))
  expect(await screen.findByRole('dialog', { name: 'Score Overview' })).toBeTruthy()
})

test('says whose turn it is, and who is waited for when the viewer is not asked', () => {
  render(screenOf({ view: viewFor('ann') }))
  expect(screen.getAllByText(/Round 3, your turn/).length).toBeGreaterThan(0)
  expect(screen.getByText(/Waiting for/).textContent).toContain('bob')
  expect(screen.queryByRole('region', { name: 'Your move' })).toBeNull()
})

test('the end: who won, and how everybody stood', () => {
  render(
    screenOf({ view: viewFor('ann'), over: { player: 'bob', winners: ['bob'], reason: 'all the points' } }),
  )
  expect(screen.getByText('The game is over')).toBeTruthy()
  const standing = within(screen.getByRole('list', { name: 'Final standing' })).getAllByRole('listitem')
  expect(standing).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'rematch' })).toBeTruthy()
})
