import type { ChoiceItem, Piece } from '@parlour/kernel'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { piece } from '../rules/facts/piece'
import { actionMenu, cardChoice, request } from './testing/question-fixture'
import type { CallReply } from '@parlour/ui-kit/testing'
import { at, chooseButton, show } from './testing/shown-screen'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const zone = (title: string, address: Piece): ChoiceItem => ({ title, kind: 'zone', pieces: [address] })

test('one click on the board takes an action, sent as a nested group', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({ requests: [actionMenu], answer })
  await act(async () => fireEvent.click(at(piece.card('Archery'))))
  expect(answer).toHaveBeenCalledExactlyOnceWith(actionMenu, [{ title: 'Dogma', selection: ['Archery'] }])
})

test('whoever wants to be asked first chooses an action on the board, then sends it', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({ requests: [actionMenu], answer, asksFirst: true })
  expect(chooseButton()).toHaveProperty('disabled', true)
  fireEvent.click(at(piece.card('Archery')))
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /Archery.*share with bob/ }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'choose Dogma: Archery' })))
  expect(answer).toHaveBeenCalledExactlyOnceWith(actionMenu, [{ title: 'Dogma', selection: ['Archery'] }])
})

test('pointing at a choice marks what it means, and pointing at the board marks the choice', () => {
  show({ requests: [actionMenu] })
  const option = within(screen.getByRole('group', { name: 'Meld' })).getByRole('button', { name: /Oars/ })
  fireEvent.mouseEnter(option)
  expect(at(piece.card('Oars')).dataset.state).toBe('can linked')
  fireEvent.mouseLeave(option)
  fireEvent.focus(at(piece.card('Oars')))
  expect(option.dataset.state).toBe('linked')
})

test('pointing at a Dogma choice says who shares and who suffers', () => {
  show({ requests: [actionMenu] })
  const bob = screen.getByRole('region', { name: "bob's tableau" })
  expect(within(bob).queryByText('shares')).toBeNull()
  fireEvent.mouseEnter(screen.getByRole('button', { name: /Archery.*share with bob/ }))
  expect(within(bob).getByText('shares')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: "cat's tableau" })).getByText('demand')).toBeTruthy()
})

test('Enter answers on the board, space does not', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({ requests: [actionMenu], answer })
  fireEvent.keyDown(at(piece.card('Oars')), { key: ' ' })
  expect(answer).not.toHaveBeenCalled()
  await act(async () => fireEvent.keyDown(at(piece.card('Oars')), { key: 'Enter' }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(actionMenu, [{ title: 'Meld', selection: ['Oars'] }])
})

test('a group that offers nothing is not drawn', () => {
  const empty = {
    ...actionMenu,
    choices: [
      { title: 'Meld', kind: 'meld', choices: [], min: 0 },
      { title: 'Draw', kind: 'draw', choices: ['draw a card'], min: 0 },
    ],
  }
  show({ requests: [empty] })
  expect(screen.getByRole('group', { name: 'Draw' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Meld' })).toBeNull()
})

test('a request that wants nothing of necessity may be answered with none', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const asked = request(['Oars', 'Agriculture'].map(cardChoice), {
    title: '(optional) Choose card(s) to tuck',
    min: 0,
    max: 2,
  })
  show({ requests: [asked], answer })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'choose none' })))
  expect(answer).toHaveBeenCalledWith(asked, [])
})

test('one thing that may be taken is a plain question: one click takes it, one leaves it, in the list and on the board', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const stack = piece.stack(0, 'red')
  const asked = request([{ title: 'red', kind: 'splay-left', pieces: [stack] }], {
    kind: 'splay',
    title: '(optional) Choose a color to splay left',
    min: 0,
  })
  const { unmount } = show({ requests: [asked], answer })
  const strip = within(screen.getByRole('region', { name: 'Your move' }))
  expect(strip.getByRole('heading').textContent).toBe('Splay red left?')
  const choices = within(strip.getByRole('group', { name: '(optional) Choose a color to splay left [0..1]' }))
  expect(choices.getByText('Splay')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^choose/ })).toBeNull()
  await act(async () => fireEvent.click(choices.getByRole('button', { name: 'leave' })))
  expect(answer).toHaveBeenLastCalledWith(asked, [])
  unmount()
  const { unmount: end } = show({ requests: [asked], answer })
  await act(async () => fireEvent.click(screen.getByText('Splay')))
  expect(answer).toHaveBeenLastCalledWith(asked, ['red'])
  end()
  show({ requests: [asked], answer })
  await act(async () => fireEvent.click(at(stack)))
  expect(answer).toHaveBeenCalledTimes(3)
  expect(answer).toHaveBeenLastCalledWith(asked, ['red'])
})

test('how many are wanted stands in words beside the title, and in brackets for tools', () => {
  const asked = request(['Oars', 'Agriculture', 'Sailing'].map(cardChoice), { min: 0, max: 2 })
  show({ requests: [asked] })
  const strip = within(screen.getByRole('region', { name: 'Your move' }))
  expect(strip.getByText('up to two').getAttribute('aria-hidden')).toBe('true')
  expect(strip.getByRole('group', { name: 'Choose card(s) to tuck [0..2]' })).toBeTruthy()
})

test('back takes the picks of a question back, and sends nothing', () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({ requests: [request(['Oars', 'Agriculture'].map(cardChoice), { min: 2, max: 2 })], answer })
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
  fireEvent.click(at(piece.card('Oars')))
  expect(at(piece.card('Oars')).dataset.state).toContain('chosen')
  fireEvent.click(screen.getByRole('button', { name: 'back' }))
  expect(at(piece.card('Oars')).dataset.state).not.toContain('chosen')
  expect(answer).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
})

test('what could not be saved is said in the place of the question', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  show({
    requests: [request(['yes', 'no'])],
    answer: async () => Promise.reject(new Error('The line is down.')),
  })
  fireEvent.click(screen.getByRole('button', { name: 'yes' }))
  await act(async () => fireEvent.click(chooseButton()))
  expect(screen.getByRole('alert').textContent).toBe(
    'Error!\nCheck console for details.Your answer was not sent. Choose again. The line is down.',
  )
  log.mockRestore()
})

test('zones and cards that lie face down are named in words, seen and read out', () => {
  const base2 = piece.back(1, 'hand', { set: 'base', value: 2 })
  const base3 = piece.achievement({ set: 'base', value: 3 })
  show({
    requests: [
      request([
        zone('players.bob.hand', piece.pile(1, 'hand')),
        { title: '*base-2* (bob)', kind: 'card', pieces: [base2] },
        { title: '*base-3*', kind: 'card', pieces: [base3] },
        { title: '*base-4*', kind: 'card', pieces: [piece.deck('base', 4)] },
      ]),
    ],
  })
  const seen = (title: string) =>
    screen.getByRole('button', { name: title }).querySelector('[aria-hidden="true"]:not([role])')?.textContent
  expect(screen.getByRole('button', { name: 'bob’s hand' })).toBeTruthy()
  const titles = ['face-down base 2 (bob)', 'face-down base 3', 'face-down base 4']
  expect(titles.map(seen)).toEqual(['bob’s', 'base 3', 'base 4'])
})

test('a zone that is asked for is marked on the board and answers there, a hand too', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  const asked = request(
    [
      zone('players.bob.hand', piece.pile(1, 'hand')),
      zone('players.ann.hand', piece.pile(0, 'hand')),
      zone('players.bob.score', piece.pile(1, 'score')),
    ],
    { title: 'Choose a zone' },
  )
  show({ requests: [asked], answer })
  expect(at(piece.pile(0, 'hand')).dataset.state).toBe('can')
  fireEvent.mouseEnter(screen.getByRole('button', { name: 'bob’s score' }))
  expect(at(piece.pile(1, 'score')).dataset.state).toBe('can linked')
  fireEvent.click(at(piece.pile(1, 'hand')))
  await act(async () => fireEvent.click(chooseButton()))
  expect(answer).toHaveBeenCalledExactlyOnceWith(asked, ['players.bob.hand'])
})

test('values and icons in a question and its options are drawn', () => {
  const asked = request(['Draw and meld a {2}', 'Return a card'], { title: 'Return three cards for a {3}?' })
  show({ requests: [asked] })
  const question = within(screen.getByRole('region', { name: 'Your move' }))
  expect(question.getByRole('heading').textContent).toBe('Return three cards for a 3?')
  expect(question.getByText('2').closest('button')?.textContent).toBe('Draw and meld a 2')
})

test('on a phone a tap shows a card whole, what it would do and how to do it; a swipe up melds', async () => {
  vi.stubGlobal('innerWidth', 390)
  const answer = vi.fn<CallReply>(async () => {})
  show({ requests: [actionMenu], answer })
  fireEvent.click(at(piece.card('Archery')), { detail: 1 })
  expect(answer).not.toHaveBeenCalled()
  const sheet = await screen.findByRole('dialog', { name: 'Archery' })
  expect(sheet.textContent).toContain('By castle: bob shares; cat suffers its demand.')
  await act(async () => fireEvent.click(within(sheet).getByRole('button', { name: 'Dogma' }), { detail: 1 }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(actionMenu, [{ title: 'Dogma', selection: ['Archery'] }])
  fireEvent.click(at(piece.card('Sailing')), { detail: 1 })
  expect(await screen.findByRole('dialog', { name: 'Sailing' })).toBeTruthy()
  vi.unstubAllGlobals()
})

test('on a phone, while a card asks, a tap on what answers does so, and one on any other card shows that whole', async () => {
  vi.stubGlobal('innerWidth', 390)
  const answer = vi.fn<CallReply>(async () => {})
  const asked = request(['Oars', 'Agriculture'].map(cardChoice))
  const { unmount } = show({ requests: [asked], answer })
  fireEvent.click(at(piece.card('Archery')), { detail: 1 })
  const sheet = await screen.findByRole('dialog', { name: 'Archery' })
  expect(sheet.textContent).toContain('I demand')
  expect(within(sheet).queryByRole('button', { name: 'Dogma' })).toBeNull()
  fireEvent.keyDown(sheet, { key: 'Escape' })
  expect(answer).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(at(piece.card('Oars')), { detail: 1 }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(asked, ['Oars'])
  fireEvent.click(at(piece.card('Sailing')), { detail: 2 })
  expect(screen.queryByRole('dialog', { name: 'Sailing' })).toBeNull()
  unmount()
  const hand = request([zone('players.ann.hand', piece.pile(0, 'hand'))])
  show({ requests: [hand], answer })
  await act(async () => fireEvent.click(at(piece.card('Oars')), { detail: 1 }))
  expect(answer).toHaveBeenLastCalledWith(hand, ['players.ann.hand'])
  vi.unstubAllGlobals()
})

test('on a phone what sends several picks stands at the hand, and nothing stands there where a tap answers', async () => {
  vi.stubGlobal('innerWidth', 390)
  const answer = vi.fn<CallReply>(async () => {})
  const two = request(['Oars', 'Agriculture'].map(cardChoice), { min: 2, max: 2 })
  const { unmount } = show({ requests: [two], answer })
  const strip = screen.getByRole('region', { name: 'Your move' })
  expect(strip.contains(chooseButton())).toBe(false)
  const [above, hand] = [chooseButton(), screen.getByRole('region', { name: 'Your hand' })]
  expect(above.compareDocumentPosition(hand) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  for (const name of ['Oars', 'Agriculture']) fireEvent.click(at(piece.card(name)), { detail: 1 })
  await act(async () => fireEvent.click(chooseButton()))
  expect(answer).toHaveBeenCalledExactlyOnceWith(two, ['Oars', 'Agriculture'])
  unmount()
  show({ requests: [actionMenu] })
  expect(screen.queryByRole('button', { name: /^choose/ })).toBeNull()
  vi.unstubAllGlobals()
})

test('by keyboard: Ctrl + Enter sends what was picked on the board', async () => {
  const answer = vi.fn<CallReply>(async () => {})
  show({ requests: [actionMenu], answer })
  fireEvent.keyDown(document.documentElement, { key: 'Enter', ctrlKey: true })
  expect(answer).not.toHaveBeenCalled()
  fireEvent.keyDown(at(piece.card('Oars')), { key: 'Enter' })
  await act(async () => fireEvent.keyDown(at(piece.card('Oars')), { key: 'Enter', ctrlKey: true }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(actionMenu, [{ title: 'Meld', selection: ['Oars'] }])
})

test('a secret among the achievements is a back and the word safe, read out whole', () => {
  const secret = piece.back(0, 'safe', { set: 'base', value: 2 })
  const choices = [{ title: 'safe: *base-2*', pieces: [secret] }]
  show({ requests: [request([{ title: 'Achieve', kind: 'achieve', choices, min: 0 }])] })
  const option = screen.getByRole('button', { name: 'safe: face-down base 2' })
  expect(within(option).getByText('safe').getAttribute('aria-hidden')).toBe('true')
  expect(within(option).getByText('safe: face-down base 2').className).toBe('visually-hidden')
})
