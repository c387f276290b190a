import type { WireLogEntry } from '@parlour/protocol'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { EffectWay } from '../rules/facts/log-classes'
import { piece } from '../rules/facts/piece'
import { viewFor } from '../rules/testing/view-fixture'
import { actionMenu, cardChoice, request } from './testing/question-fixture'
import type { CallReply } from '@parlour/ui-kit/testing'
import { screenOf, sent } from './testing/screen-fixture'
import { at, chooseButton, show } from './testing/shown-screen'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('faces of another hand are not shown, only set and value; one’s own score pile opens', async () => {
  show()
  const hand = screen.getByRole('region', { name: 'Your hand' })
  expect(document.querySelector('[data-piece="card/Pottery"]')).toBeNull()
  expect(at(piece.back(1, 'hand', { set: 'base', value: 2 }))).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^hand/ })).toBeNull()
  await act(async () => fireEvent.click(within(hand).getByRole('button', { name: /^score 1/ })))
  expect(await screen.findByRole('dialog', { name: 'your score' })).toBeTruthy()
})

test('the rules open in a window of their own, at the address of the hub', () => {
  show()
  const { href, target, rel } = screen.getByRole<HTMLAnchorElement>('link', { name: 'rules' })
  expect({ href, target, rel }).toEqual({
    href: 'https://files.example.org/rules.pdf',
    target: '_blank',
    rel: 'noreferrer',
  })
})

test('the hand can be made small and its cards still answer', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({ requests: [actionMenu], answer })
  const hand = within(screen.getByRole('region', { name: 'Your hand' }))
  const fold = hand.getByRole('button', { name: 'Hand 2 cards', expanded: true })
  const wholeCards = () => document.querySelectorAll('[aria-label="Your hand"] article')
  expect(wholeCards()).toHaveLength(2)
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(wholeCards()).toHaveLength(0)
  fireEvent.click(at(piece.card('Oars')))
  await act(async () => fireEvent.click(chooseButton()))
  expect(answer).toHaveBeenCalledExactlyOnceWith(actionMenu, [{ title: 'Meld', selection: ['Oars'] }])
})

test('a special achievement shows how far the viewer is, and opens its text and how far everybody is', async () => {
  show()
  expect(screen.getByRole('button', { name: 'Empire' }).textContent).toBe('Empire2/6')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'World' })))
  const dialog = await screen.findByRole('dialog', { name: 'World' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ann 0/12', 'bob 0/12', 'cat 0/12'])
  expect(within(dialog).getByText(/^Twelve or more/).textContent).not.toContain('{')
})

test('a click on an achievement says in words what each asks, who can claim it and what the viewer lacks', async () => {
  show()
  const third = screen.getByRole('button', { name: /^Value 3: 15 points/ })
  await act(async () => fireEvent.click(third))
  const dialog = await screen.findByRole('dialog', { name: /^Achievements \[\d+ to win\]$/ })
  const said = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(said).toContainEqual(expect.stringMatching(/^3?Value 3: .*Nobody can claim it now\. You lack /))
  expect(said).toContainEqual(expect.stringMatching(/^Empire.*ann 2\/6bob/))
  cleanup()
  show()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^achievements \[/ })))
  expect(await screen.findByRole('dialog', { name: /^Achievements/ })).toBeTruthy()
})

test('whoever still chooses a first card is marked, and nobody else', () => {
  const view = sent(viewFor('ann', { opening: true }))
  render(screenOf({ view, waiting: ['bob', 'cat'] }))
  const isMarked = (name: string) =>
    within(screen.getByRole('region', { name: `${name}'s tableau` })).queryByText('first card') !== null
  expect(['ann', 'bob', 'cat'].map(isMarked)).toEqual([false, true, true])
})

test('the strip says whose card asks, and how it comes to ask the viewer', () => {
  const asks = (way: EffectWay) => {
    cleanup()
    const value = (word: string) => ({ value: word, classes: [] })
    const effect: WireLogEntry = {
      type: 'log',
      id: 1,
      indent: 0,
      template: '',
      args: {
        card: value('Archery'),
        text: value('I demand you draw a {1}!'),
        player: value('ann'),
        leader: value('bob'),
      },
      classes: ['card-effect', way],
    }
    render(screenOf({ view: sent(viewFor()), requests: [request([cardChoice('Oars')])], log: [effect] }))
    const strip = within(screen.getByRole('region', { name: 'Your move' })).getByRole('status')
    return strip.textContent
  }
  expect(asks('demanded-effect')).toMatch(/bob demands: .*Archery.*I demand you draw a 1!/)
  expect(asks('compelled-effect')).toMatch(/bob compels: .*Archery/)
  expect(asks('shared-effect')).toMatch(/you share bob’s .*Archery/)
  expect(at(piece.card('Archery')).dataset.asks, 'the card itself does not step back').toBe('true')
})

test('says who is waited for when the viewer is not asked', () => {
  show()
  expect(screen.getByText(/Waiting for/).textContent).toContain('bob')
  expect(screen.getByText(/achievements \[\d+ to win\]/)).toBeTruthy()
})

test('the end: who won, how everybody stood, one rematch and nothing to answer', () => {
  show({ over: { player: 'bob', winners: ['bob'], reason: 'achievements' } })
  const standing = within(screen.getByRole('list', { name: 'Final standing' })).getAllByRole('listitem')
  expect(standing.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^bob.*0 achievements, 1 point$/),
    expect.stringMatching(/^ann/),
    expect.stringMatching(/^cat/),
  ])
  expect(screen.getAllByRole('button', { name: 'rematch' })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Your move' })).toBeNull()
})

test('the end of a game of teams: those who sit across stand together, who won first', () => {
  const players = ['ann', 'bob', 'cat', 'dan']
  const over = { player: 'bob', winners: ['bob', 'dan'], reason: 'achievements' }
  show({ position: { players, settings: { teams: true } }, over })
  const standing = within(screen.getByRole('list', { name: 'Final standing' })).getAllByRole('listitem')
  expect(standing.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^bob.* with dan/),
    expect.stringMatching(/^ann.* with cat/),
  ])
})

test('one’s own forecast opens, also on a narrow screen; the secrets of a safe never do', async () => {
  show({ position: { ann: { forecast: ['Sailing'], safe: ['Tools'] }, bob: { forecast: ['Oars'] } } })
  const own = screen.getByRole('region', { name: "ann's tableau" })
  expect(within(own).queryByRole('button', { name: /^safe/ })).toBeNull()
  const other = screen.getByRole('region', { name: "bob's tableau" })
  expect(within(other).queryByRole('button', { name: /^forecast/ })).toBeNull()
  await act(async () => fireEvent.click(within(own).getByRole('button', { name: /^forecast 1/ })))
  expect(await screen.findByRole('dialog', { name: 'your forecast' })).toBeTruthy()
})

test('by keyboard: ? shows what every key does, and no keys of players to whoever watches', async () => {
  const sheet = async () => {
    fireEvent.keyDown(document.body, { key: '?' })
    return within(await screen.findByRole('dialog', { name: 'Keyboard' }))
  }
  show({})
  expect((await sheet()).getByText('move a card').nextElementSibling?.textContent).toBe('Alt←→')
  expect((await sheet()).getByText('undo')).toBeTruthy()
  cleanup()
  show({ viewer: 'eve', seated: false })
  expect((await sheet()).getByText('the full card')).toBeTruthy()
  expect((await sheet()).queryByText('undo')).toBeNull()
})

test('museums that are asked for lie in order, after the first show their number alone, and are called by their whole name', () => {
  const achievements = ['Museum 4', 'Museum 5', 'Museum 2', 'Museum 1', 'Museum 3']
  const requests = [request(achievements.map(cardChoice))]
  show({ position: { expansions: ['base', 'arti'], achievements }, requests })
  const texts = within(screen.getByRole('region', { name: 'Shared' }))
    .getAllByRole('button', { name: /^Museum/ })
    .map((button) => [button.textContent, button.getAttribute('aria-label')])
  expect(texts).toEqual([
    ['Museum 1', 'Museum 1'],
    ['2', 'Museum 2'],
    ['3', 'Museum 3'],
    ['4', 'Museum 4'],
    ['5', 'Museum 5'],
  ])
})

test('the decks have a column of value 0 where such cards came in, and only there', () => {
  const ages = () =>
    within(screen.getByRole('group', { name: 'Decks' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  show()
  expect(ages()).not.toContain('0')
  cleanup()
  show({ position: { age0: true } })
  expect(ages().at(-1)).toBe('0')
})
