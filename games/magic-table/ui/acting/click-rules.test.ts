import { describe, expect, it } from 'vitest'
import { clicked, DOUBLE_CLICK, type Hit } from './click-rules'
import { NOTHING_POINTED, type PointerState } from './pointing'

const card = (id: string, more: Partial<Extract<Hit, { kind: 'card' }>> = {}): Hit => ({
  kind: 'card',
  card: id,
  zone: 'players.ann.creatures',
  index: 2,
  adds: false,
  ...more,
})
const click = (pointing: PointerState, hit: Hit, now = 10_000) => clicked(pointing, hit, { now, menu: 'bar' })
const chosen = click(NOTHING_POINTED, card('a'), 0).pointing

describe('a click on the table', () => {
  it('chooses a card and opens its bar; a later one on it lets it go', () => {
    expect(chosen).toMatchObject({ selected: ['a'], menu: { kind: 'bar' } })
    const again = click(chosen, card('a'), DOUBLE_CLICK)
    expect(again.pointing.selected).toEqual([])
    expect(again.done).toBeUndefined()
  })
  it('taps on the second click within the time of a double click', () => {
    const twice = click(chosen, card('a'), DOUBLE_CLICK - 1)
    expect(twice).toEqual({ pointing: NOTHING_POINTED, done: { kind: 'tap', card: 'a' } })
  })
  it('plays a card of a hand on the second click', () => {
    const inHand = card('a', { zone: 'players.ann.hand' })
    const twice = click(click(NOTHING_POINTED, inHand, 0).pointing, inHand, DOUBLE_CLICK - 1)
    expect(twice).toEqual({ pointing: NOTHING_POINTED, done: { kind: 'play', card: 'a' } })
  })
  it.each(['library', 'sideboard'])('taps nothing in a zone that is not open: %s', (name) => {
    const hidden = card('a', { zone: `players.ann.${name}` })
    const twice = click(click(NOTHING_POINTED, hidden, 0).pointing, hidden, DOUBLE_CLICK - 1)
    expect(twice).toEqual({ pointing: NOTHING_POINTED })
  })
  it('moves the chosen card to the place of another one', () => {
    expect(click(chosen, card('b')).done).toEqual({
      kind: 'move',
      cards: ['a'],
      zone: 'players.ann.creatures',
      index: 2,
    })
  })
  it('moves it to the top by the name of a zone, to the bottom by its free space', () => {
    const zone = 'players.bob.library'
    expect(click(chosen, { kind: 'zone', zone, part: 'name' }).done).toEqual({
      kind: 'move',
      cards: ['a'],
      zone,
      index: 0,
    })
    expect(click(chosen, { kind: 'zone', zone, part: 'free' }).done).toEqual({
      kind: 'move',
      cards: ['a'],
      zone,
    })
  })
  it('adds to what is chosen with shift, and takes away again', () => {
    const both = click(chosen, card('b', { adds: true })).pointing
    expect(both.selected).toEqual(['a', 'b'])
    expect(click(both, card('a', { adds: true })).pointing.selected).toEqual(['b'])
  })
  it('opens the menu of a zone or player where nothing is chosen, and closes all on the background', () => {
    const zone = 'players.ann.library'
    expect(click(NOTHING_POINTED, { kind: 'zone', zone, part: 'name' }).pointing.menu).toEqual({
      kind: 'zone',
      zone,
    })
    expect(click(NOTHING_POINTED, { kind: 'player', player: 'bob' }).pointing.menu).toEqual({
      kind: 'player',
      player: 'bob',
    })
    expect(click(chosen, { kind: 'background' })).toEqual({ pointing: NOTHING_POINTED })
  })
})

describe('a mode', () => {
  const moving: PointerState = {
    ...NOTHING_POINTED,
    mode: { kind: 'move all', source: 'players.ann.graveyard' },
  }
  it('takes the next zone, also by one of its cards, as the target', () => {
    const done = { kind: 'move all', source: 'players.ann.graveyard', zone: 'players.ann.creatures' }
    expect(click(moving, card('b'))).toEqual({ pointing: NOTHING_POINTED, done })
    const hit: Hit = { kind: 'zone', zone: 'players.ann.creatures', part: 'free' }
    expect(click(moving, hit).done).toEqual(done)
  })
  it('attaches to the next card', () => {
    const attaching: PointerState = { ...NOTHING_POINTED, mode: { kind: 'attach', cards: ['a'] } }
    expect(click(attaching, card('b'))).toEqual({
      pointing: NOTHING_POINTED,
      done: { kind: 'attach', cards: ['a'], to: 'b' },
    })
  })
  it('is left by a click elsewhere', () => {
    expect(click(moving, { kind: 'background' })).toEqual({ pointing: NOTHING_POINTED })
  })
})
