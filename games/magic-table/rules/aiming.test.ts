import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const duel = (position: object = {}) => open({ players: ['dan', 'mia'], ...position })
const fight = () =>
  duel({ dan: { stack: ['Bolt'], hand: ['Wall'] }, mia: { creatures: ['Bear'], graveyard: ['Elk'] } })

describe('a card that aims', () => {
  it('shows its targets to everybody: open cards and players', () => {
    const table = fight()
    table.answer('dan', { name: 'target', cardId: 'dan.stack.0', targetId: 'mia.creatures.0' })
    table.answer('dan', { name: 'target', cardId: 'dan.stack.0', targetId: 'mia.graveyard.0' })
    table.answer('dan', { name: 'target', cardId: 'dan.stack.0', playerName: 'mia' })
    const seats = table.view('mia').seats
    const handle = (zone: 'creatures' | 'graveyard') => seats[1]?.zones[zone].cards[0]?.handle
    expect(seats[0]?.zones.stack.cards[0]?.targets).toEqual([
      { card: handle('creatures') },
      { card: handle('graveyard') },
      { player: 'mia' },
    ])
    expect(table.log('mia').slice(-3)).toEqual([
      'dan aims Bolt at Bear',
      'dan aims Bolt at Elk',
      'dan aims Bolt at mia',
    ])
    table.answer('mia', { name: 'clear targets', cardId: 'dan.stack.0' })
    expect(table.view('dan').seats[0]?.zones.stack.cards[0]).not.toHaveProperty('targets')
  })

  it('refuses hidden cards, itself, a target twice, and a target that is none', () => {
    const table = fight()
    const aim = (more: object) => () =>
      table.answer('dan', { name: 'target', cardId: 'dan.stack.0', ...more })
    expect(aim({ targetId: 'dan.hand.0' })).toThrow(Refusal)
    expect(aim({ targetId: 'dan.stack.0' })).toThrow('A card cannot target itself.')
    expect(aim({})).toThrow('A target must be a card or a player.')
    expect(aim({ targetId: 'mia.creatures.0', playerName: 'mia' })).toThrow(Refusal)
    expect(aim({ playerName: 'zoe' })).toThrow(Refusal)
    expect(aim({ cardId: 'dan.hand.0', playerName: 'mia' })).toThrow(Refusal)
    aim({ playerName: 'mia' })()
    expect(aim({ playerName: 'mia' })).toThrow('It already has that target.')
  })

  it('keeps a target that stays in play, and loses it with the zone', () => {
    const table = fight()
    table.answer('dan', { name: 'target', cardId: 'dan.stack.0', targetId: 'mia.creatures.0' })
    const targets = () => table.view('mia').seats[0]?.zones.stack.cards[0]?.targets ?? []
    table.answer('mia', { name: 'move card', cardId: 'mia.creatures.0', destId: 'mia.attacking' })
    expect(targets()).toHaveLength(1)
    table.answer('mia', { name: 'move card', cardId: 'mia.attacking.0', destId: 'mia.hand' })
    expect(targets()).toEqual([])
    table.answer('dan', { name: 'target', cardId: 'dan.stack.0', playerName: 'mia' })
    table.answer('dan', { name: 'move card', cardId: 'dan.stack.0', destId: 'dan.graveyard' })
    expect(table.view('mia').seats[0]?.zones.graveyard.cards[0]).not.toHaveProperty('targets')
  })

  it('forgets a token that ceases to exist', () => {
    const table = duel({ dan: { stack: ['Bolt'] }, mia: { creatures: [{ name: 'Bird', token: true }] } })
    table.answer('dan', { name: 'target', cardId: 'dan.stack.0', targetId: 'mia.creatures.0' })
    table.answer('mia', { name: 'move card', cardId: 'mia.creatures.0', destId: 'mia.hand' })
    expect(table.view('mia').seats[0]?.zones.stack.cards[0]).not.toHaveProperty('targets')
  })
})

describe('the count of turns', () => {
  it('begins at one, and goes on when another turn starts', () => {
    const table = duel({ dan: { library: ['Wall', 'Elk'] }, mia: { library: ['Bear'] } })
    const turn = () => table.view('mia').turn
    table.answer('dan', { name: 'select phase', phase: 'start turn' })
    expect(turn()).toBe(1)
    table.answer('dan', { name: 'select phase', phase: 'end' })
    table.answer('dan', { name: 'pass priority' })
    expect(turn()).toBe(1)
    table.answer('mia', { name: 'select phase', phase: 'start turn' })
    expect(turn()).toBe(2)
    // Another turn of the same player.
    table.answer('mia', { name: 'select phase', phase: 'end' })
    table.answer('mia', { name: 'select phase', phase: 'start turn' })
    expect(turn()).toBe(3)
  })

  it('records what came into play in this turn', () => {
    const table = duel({ dan: { hand: ['Wall'], creatures: ['Elk'] } })
    const isNew = (zone: 'creatures' | 'attacking') =>
      table.view('mia').seats[0]?.zones[zone].cards.map((card) => card.isNew ?? false)
    table.answer('dan', { name: 'select phase', phase: 'end' })
    table.answer('mia', { name: 'pass priority', target: 'dan' })
    table.answer('dan', { name: 'select phase', phase: 'start turn' })
    table.answer('dan', { name: 'move card', cardId: 'dan.hand.0', destId: 'dan.creatures' })
    expect(isNew('creatures')).toEqual([false, true])
    table.answer('dan', { name: 'move card', cardId: 'dan.creatures.1', destId: 'dan.attacking' })
    expect(isNew('attacking')).toEqual([true])
    table.answer('dan', { name: 'select phase', phase: 'end' })
    table.answer('dan', { name: 'pass priority' })
    table.answer('mia', { name: 'select phase', phase: 'start turn' })
    expect(isNew('creatures')).toEqual([false, false])
  })
})

describe('several stacks', () => {
  it('lie in the order in which their cards came', () => {
    const table = duel({ dan: { hand: ['Bolt', 'Shock'] }, mia: { hand: ['Counter'] } })
    const order = () => {
      const { stack, seats, records } = table.view('mia')
      const cards = seats.flatMap(({ zones }) => zones.stack.cards)
      return stack.map((handle) => {
        const card = cards.find((one) => one.handle === handle)
        return card !== undefined && 'record' in card
          ? records[card.record]?.data.card_faces[0]?.name
          : undefined
      })
    }
    const push = (name: string) =>
      table.answer(name, {
        name: 'move card',
        cardId: `${name}.hand.0`,
        destId: `${name}.stack`,
        destIndex: 0,
      })
    push('dan')
    push('mia')
    push('dan')
    expect(order()).toEqual(['Shock', 'Counter', 'Bolt'])
    // Within a stack the players' own order counts.
    table.answer('dan', { name: 'move card', cardId: 'dan.stack.0', destId: 'dan.stack', destIndex: 2 })
    expect(order().filter((name) => name !== 'Counter')).toEqual(['Bolt', 'Shock'])
  })
})
