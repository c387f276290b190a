import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { piece } from '../rules/facts/piece'
import { request } from './testing/question-fixture'
import { at, show } from './testing/shown-screen'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const sets = ['base', 'echo', 'usee', 'arti']
const tableau = (name: string) => screen.getByRole('region', { name: `${name}'s tableau` })
const titleOf = (address: string) =>
  document.querySelector(`[data-place="${address}"]`)?.closest('[title]')?.getAttribute('title')

test('score, achievements, forecast and safe of an opponent lie there by their backs, with number and limit', () => {
  show({
    position: {
      expansions: sets,
      bob: {
        forecast: ['The Wheel', 'Umbrella', 'Calendar'],
        safe: ['Masonry'],
        score: ['Machinery', 'Sailing'],
        achievements: ['Philosophy'],
        hand: [],
      },
    },
  })
  const bob = tableau('bob')
  for (const [pile, set, value] of [
    ['forecast', 'base', 1],
    ['forecast', 'echo', 1],
    ['forecast', 'base', 2],
    ['safe', 'base', 1],
    ['score', 'base', 1],
    ['score', 'base', 3],
    ['achievements', 'base', 2],
  ] as const) {
    const back = at(piece.back(1, pile, { set, value }))
    expect(bob.contains(back)).toBe(true)
    expect(back.title).toBe(`${set}, value ${value}`)
  }
  expect(bob.querySelector(`[data-place="${piece.pile(1, 'forecast')}"]`)?.textContent).toMatch(
    /^forecast 3\/5/,
  )
  expect(bob.querySelector(`[data-place="${piece.pile(1, 'safe')}"]`)?.textContent).toMatch(/^safe 1\/5/)
})

test('every pile says who may look', () => {
  show({
    position: {
      expansions: sets,
      bob: {
        forecast: ['The Wheel'],
        safe: ['Calendar'],
        score: ['Mysticism'],
        hand: ['Pottery'],
        museum: ['Museum 2', 'Paper'],
      },
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'all decks' }))
  for (const [address, sight] of [
    [piece.pile(1, 'hand'), 'Only bob may look.'],
    [piece.pile(1, 'score'), 'Only bob may look.'],
    [piece.pile(1, 'forecast'), 'Only bob may look.'],
    [piece.pile(1, 'safe'), 'Nobody may look.'],
    [piece.pile(0, 'score'), 'Only you may look.'],
    [piece.deck('base', 1), 'Nobody may look.'],
    [piece.common('available'), 'Nobody may look.'],
  ] as const)
    expect([address, titleOf(address)]).toEqual([address, expect.stringContaining(sight)])
  expect(within(tableau('bob')).getByRole('button', { name: 'museum' }).title).toContain('Everyone may look.')
  expect(screen.getByRole('button', { name: /^Hand/ }).title).toContain('Only you may look.')
})

test('who may look stands above the cards of a pile that is open', async () => {
  show({ position: { expansions: sets, bob: { artifact: ['Coal'] } } })
  await act(async () => fireEvent.click(within(tableau('bob')).getByRole('button', { name: 'artifact' })))
  within(await screen.findByRole('dialog', { name: 'bob: artifact' })).getByText('Everyone may look.')
  cleanup()
  show()
  await act(async () =>
    fireEvent.click(screen.getAllByRole('button', { name: /^score 1/ })[0] ?? document.body),
  )
  within(await screen.findByRole('dialog', { name: 'your score' })).getByText('Only you may look.')
})

test('of many sets only the next draw stands on the table, until all decks are wanted or asked for', () => {
  show({ position: { expansions: sets } })
  expect(screen.queryByRole('group', { name: 'Decks' })).toBeNull()
  expect(screen.getByText(/next draw:/).textContent).toMatch(/^next draw: (base|echo|usee) 1 \(\d+ left\)$/)
  fireEvent.click(screen.getByRole('button', { name: 'all decks' }))
  expect(screen.getByRole('group', { name: 'Decks' })).toBeTruthy()
  cleanup()
  localStorage.clear()
  show({
    position: { expansions: sets },
    requests: [request([{ title: '3', pieces: [piece.value(3)] }], { kind: 'value' })],
  })
  expect(screen.getByRole('group', { name: 'Decks' })).toBeTruthy()
})

test('by touch a tap on a pile or a deck says who may look', () => {
  show({
    position: { expansions: sets, bob: { safe: ['Calendar'], score: ['Mysticism'], hand: ['Pottery'] } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'all decks' }))
  for (const [address, words] of [
    [piece.pile(1, 'hand'), 'Only bob may look.'],
    [piece.pile(1, 'score'), 'Only bob may look.'],
    [piece.pile(1, 'safe'), 'Nobody may look.'],
    [piece.deck('usee', 2), 'Nobody may look.'],
    [piece.common('junk'), 'Nobody may look.'],
  ] as const) {
    const place = document.querySelector(`[data-place="${address}"]`)
    if (place === null) throw new Error(`There is no ${address}.`)
    fireEvent.pointerDown(place, { pointerType: 'touch' })
    fireEvent.click(place)
    expect(screen.getByRole('tooltip').textContent).toContain(words)
  }
})
