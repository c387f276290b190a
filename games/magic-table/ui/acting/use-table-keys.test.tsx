import { cleanup, createEvent, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const press = (key: string) => fireEvent.keyDown(document.body, { key })

const library = ['Ash', 'Birch', 'Oak']
const twice = (button: HTMLElement) => [1, 2].map(() => fireEvent.click(button))

describe('a second click on a phase', () => {
  it.each(['draw', 'start turn, untap, upkeep, draw and main 1 in turn'])(
    'draws no second card: %s',
    async (name) => {
      const table = open({ players: ['ann', 'bob'], phase: 'upkeep', ann: { library } })
      render(<LiveTable table={table} viewer="ann" />)
      const phases = screen.getByRole('navigation', { name: 'Phases' })
      twice(within(phases).getByRole('button', { name }))
      expect(await screen.findByRole('region', { name: /^your hand, 1 card/ })).toBeTruthy()
      expect(table.log('ann').filter((line) => line === 'draw')).toHaveLength(1)
    },
  )
})

describe('the key of the next phase', () => {
  it('goes on by two when it is pressed twice before the first press has arrived', async () => {
    const table = open({
      players: ['ann', 'bob'],
      phase: 'upkeep',
      ann: { library: ['Ash', 'Birch', 'Oak'] },
    })
    render(<LiveTable table={table} viewer="ann" />)
    press('n')
    press('n')
    await waitFor(() => expect(table.view('ann').phase).toBe('main 1'))
    // The phase between them came once, and one card was drawn.
    expect(await screen.findByRole('region', { name: /^your hand, 1 card/ })).toBeTruthy()
    press('n')
    await waitFor(() => expect(table.view('ann').phase).toBe('c begin'))
  })
})

/** A key as a browser tells it where AltGr is a modifier of its own. */
function withAltGraph(key: string): Event {
  const event = createEvent.keyDown(document.body, { key })
  Object.defineProperty(event, 'getModifierState', { value: (name: string) => name === 'AltGraph' })
  return event
}
const withCtrlAndAlt = (key: string) =>
  createEvent.keyDown(document.body, { key, ctrlKey: true, altKey: true })

describe('Caps Lock', () => {
  const locked = (key: string, more: object = {}) => {
    const event = createEvent.keyDown(document.body, { key, ...more })
    Object.defineProperty(event, 'getModifierState', { value: (name: string) => name === 'CapsLock' })
    return event
  }

  it('makes no other command of a letter', async () => {
    const deck = Array.from({ length: 9 }, (_, at) => `Card ${at}`)
    const table = open({ players: ['ann', 'bob'], ann: { library: deck } })
    render(<LiveTable table={table} viewer="ann" />)
    fireEvent(document.body, locked('D'))
    expect(await screen.findByRole('region', { name: /^your hand, 1 card/ })).toBeTruthy()
    fireEvent(document.body, locked('D', { shiftKey: true }))
    expect(await screen.findByRole('region', { name: /^your hand, 8 cards/ })).toBeTruthy()
  })
})

describe('a key with AltGr', () => {
  it.each([
    ['d', withAltGraph],
    ['z', withCtrlAndAlt],
  ])('is no letter: %s', async (key, pressed) => {
    const table = open({ players: ['ann', 'bob'], ann: { library } })
    render(<LiveTable table={table} viewer="ann" />)
    const before = table.board()
    expect(fireEvent(document.body, pressed(key)), 'it is left to whatever else hears it').toBe(true)
    expect(table.board()).toEqual(before)
    press('d')
    await screen.findByRole('region', { name: /^your hand, 1 card/ })
  })

  it.each([
    ['[', withAltGraph, 19],
    [']', withCtrlAndAlt, 21],
  ])('writes the sign that keyboards have there: %s', async (key, pressed, life) => {
    const table = open({ players: ['ann', 'bob'], ann: { library } })
    render(<LiveTable table={table} viewer="ann" />)
    expect(fireEvent(document.body, pressed(key))).toBe(false)
    await waitFor(() => expect(table.board()).toMatchObject({ ann: { counters: { life } } }))
  })
})
