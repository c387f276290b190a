import { defined, Refusal, type UndoRule } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'
import { tableAt } from './testing/table-at'
import { undo } from './undo'

const duel = (position: object = {}) => open({ players: ['dan', 'mia'], ...position })

describe('taking back', () => {
  it('is carried out at once for an action that revealed nothing, whoever took it, and so is redo', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    expect(table.undo('dan')).toBe('__NO_MORE_ACTIONS__')
    const before = table.board()
    table.answer('dan', { name: 'tap', cardId: 'dan.creatures.0' })
    const after = table.board()
    expect(table.undo('mia')).toBe('__SUCCESS__')
    expect(table.board()).toEqual(before)
    expect(table.view('dan').canRedo).toBe(true)
    table.answer('dan', { name: 'redo' })
    expect(table.board()).toEqual(after)
    expect(() => table.answer('dan', { name: 'redo' })).toThrow(Refusal)
    expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.undo('dan')).toBe('__NO_MORE_ACTIONS__')
    table.answer('dan', { name: 'notap set', cardId: 'dan.creatures.0' })
    expect(table.view('dan').canRedo).toBe(false)
  })

  it('asks the others where a card was shown', () => {
    const table = duel({ dan: { library: ['Wall', 'Knight'] } })
    const before = table.board()
    table.answer('dan', { name: 'draw' })
    expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.board()).not.toEqual(before)
    expect(table.pending).toMatchObject([{ actor: 'mia', title: 'Allow Undo' }, { actor: 'dan' }])
    expect(table.view('mia').undoAsked).toEqual({ by: 'dan', waitingFor: ['mia'], because: 'shown' })
    expect(table.undo('mia')).toBe('__NO_UNDO__')
    table.answer('mia', ['no'])
    expect(table.pending).toHaveLength(1)
    table.undo('dan')
    table.answer('mia', ['yes'])
    expect(table.board()).toEqual(before)
    expect(table.log('mia').slice(-2)).toEqual(['mia agrees', 'dan takes the last action back'])
  })

  it('goes as the lobby chose where a card was shown: asked for, at once, or not at all', () => {
    const { state } = tableAt({ players: ['dan', 'mia'] })
    const shown = { ...state, past: [{ bar: 'shown', change: null } as const] }
    const wished = (rule?: UndoRule) => {
      const settings = { ...shown.settings, ...defined({ undo: rule }) }
      const step = undo({ ...shown, settings }, [], 'dan')
      return typeof step === 'string' ? step : step.state.undoWish
    }
    const asked = { by: 'dan', waitingFor: ['mia'], made: shown.step + 1 }
    expect([wished(), wished('consent'), wished('free'), wished('unseen')]).toEqual([
      asked,
      asked,
      null,
      '__NO_UNDO__',
    ])
  })

  it('is asked for no longer when whoever asked withdraws', () => {
    const table = duel({ dan: { library: ['Wall', 'Knight'] } })
    table.answer('dan', { name: 'draw' })
    expect(() => table.answer('dan', { name: 'withdraw undo' })).toThrow(Refusal)
    table.undo('dan')
    expect(() => table.answer('mia', { name: 'withdraw undo' })).toThrow(Refusal)
    table.answer('dan', { name: 'withdraw undo' })
    expect(table.view('mia')).not.toHaveProperty('undoAsked')
    expect(table.pending).toHaveLength(1)
    expect(table.view('dan').seats[0]?.zones.hand.count).toBe(1)
  })

  it('asks everybody who is still in the game, and drops the question when play goes on', () => {
    const table = open({ players: ['dan', 'mia', 'zoe'], dan: { library: ['Wall'], land: ['Plains'] } })
    table.answer('dan', { name: 'draw' })
    table.undo('zoe')
    expect(table.view('dan').undoAsked?.waitingFor).toEqual(['dan', 'mia'])
    table.answer('mia', ['yes'])
    expect(table.view('dan').undoAsked?.waitingFor).toEqual(['dan'])
    table.answer('dan', { name: 'tap', cardId: 'dan.land.0' })
    expect(table.view('dan').undoAsked).toBeUndefined()
    expect(table.pending).toHaveLength(1)
  })

  it('gives another order after a shuffle that was taken back', () => {
    const library = Array.from({ length: 30 }, (_, at) => `Card ${at}`)
    const table = duel({ dan: { library } })
    const shuffled = () => {
      table.answer('dan', { name: 'shuffle', zoneId: 'dan.library' })
      return JSON.stringify(table.board())
    }
    const first = shuffled()
    table.undo('dan')
    table.answer('mia', ['yes'])
    expect(table.differences({ dan: { library } })).toEqual([])
    expect(shuffled()).not.toBe(first)
  })

  it('is refused to whoever is out of the game, but for what put them out', () => {
    const table = open({ players: ['dan', 'mia', 'zoe'], dan: { creatures: ['Wall'] } })
    table.answer('mia', { name: 'concede' })
    table.answer('dan', { name: 'tap', cardId: 'dan.creatures.0' })
    const before = table.board()
    expect(() => table.undo('mia')).toThrow('You are out of the game')
    expect(() => table.undo('mia')).toThrow(Refusal)
    expect(table.board()).toEqual(before)
    expect(table.undo('zoe')).toBe('__SUCCESS__')
    expect(table.undo('mia')).toBe('__SUCCESS__')
    expect(table.pending).toMatchObject([{ actor: 'dan', alsoBy: ['mia', 'zoe'] }])
  })

  it('goes back over the last fifty steps, and no further', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    for (let step = 0; step < 60; step += 1)
      table.answer('dan', { name: step % 2 === 0 ? 'tap' : 'untap', cardId: 'dan.creatures.0' })
    for (let step = 0; step < 50; step += 1) expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.undo('dan')).toBe('__NO_MORE_ACTIONS__')
  })

  it('asks again for each step, also beyond the fiftieth', () => {
    const table = duel({ dan: { library: Array.from({ length: 60 }, (_, at) => `Card ${at}`) } })
    for (let step = 0; step < 55; step += 1) table.answer('dan', { name: 'draw' })
    const asked = () => {
      table.undo('dan')
      return table.pending.find(({ actor }) => actor === 'mia')?.id
    }
    const first = asked()
    table.answer('dan', { name: 'draw' })
    const second = asked()
    expect(first).toBeDefined()
    expect(second).not.toBe(first)
  })

  it('never redoes what a player declared: neither a concession nor an offered draw', () => {
    for (const name of ['concede', 'draw game']) {
      const table = duel({ dan: { creatures: ['Wall'] } })
      table.answer('mia', { name: 'draw game' })
      table.answer('dan', { name })
      expect(table.outcome).toBeDefined()
      expect(table.undo('dan')).toBe('__SUCCESS__')
      expect(table.view('mia').canRedo).toBe(false)
      expect(() => table.answer('mia', { name: 'redo' })).toThrow('There is nothing to redo.')
      expect(table.outcome).toBeUndefined()
    }
  })

  it('does not do again without being asked what the others had to allow', () => {
    const table = duel({ dan: { creatures: ['Wall'], library: ['Knight'] } })
    table.answer('dan', { name: 'draw' })
    table.undo('mia')
    table.answer('dan', ['yes'])
    expect(table.view('mia').canRedo).toBe(false)
    expect(() => table.answer('mia', { name: 'redo' })).toThrow(Refusal)
    expect(table.differences({ dan: { creatures: ['Wall'], library: ['Knight'] } })).toEqual([])
  })

  it('does nothing again for one whose view is older than the last step', () => {
    const table = duel({ dan: { creatures: ['Wall', 'Ogre'] } })
    table.answer('dan', { name: 'tap', cardId: 'dan.creatures.0' })
    table.answer('dan', { name: 'tap', cardId: 'dan.creatures.1' })
    table.undo('dan')
    table.undo('dan')
    const { step } = table.view('mia').news
    table.answer('dan', { name: 'redo', step })
    expect(() => table.answer('mia', { name: 'redo', step })).toThrow('Somebody else was faster')
    expect(table.view('mia').canRedo).toBe(true)
    table.answer('mia', { name: 'redo', step: table.view('mia').news.step })
    expect(table.view('mia').canRedo).toBe(false)
  })

  it('passes over what changed nothing, which ends no question either', () => {
    const table = duel({ dan: { creatures: ['Wall'], library: ['Knight'] } })
    table.answer('dan', { name: 'draw' })
    table.undo('dan')
    table.answer('mia', { name: 'detach', cardId: 'dan.creatures.0' })
    table.answer('mia', { name: 'draw' })
    expect(table.view('mia').undoAsked?.waitingFor).toEqual(['mia'])
    table.answer('mia', ['yes'])
    expect(table.differences({ dan: { creatures: ['Wall'], library: ['Knight'] } })).toEqual([])
  })

  it('asks the others where somebody looked at a token that lay face down', () => {
    const table = duel()
    const data = { name: 'Bear', zoneId: 'dan.creatures', morph: true }
    table.answer('dan', { name: 'create token', data })
    expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.pending).toHaveLength(1)
    table.answer('dan', { name: 'create token', data })
    table.answer('mia', { name: 'unmorph', cardId: 'dan.creatures.0' })
    table.undo('mia')
    expect(table.view('dan').undoAsked).toMatchObject({ by: 'mia', because: 'shown' })
  })

  it('asks no bot', () => {
    const table = duel({ settings: { bots: { mia: 'goldfish' } }, dan: { library: ['Wall'] } })
    table.answer('dan', { name: 'draw' })
    expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.differences({ dan: { library: ['Wall'] } })).toEqual([])
  })
})

describe('bad input', () => {
  it('is refused with a sentence, and changes nothing', () => {
    const table = duel({ dan: { creatures: ['Wall'], library: ['Knight'] } })
    const before = JSON.stringify([table.board(), table.log()])
    const wall = 'dan.creatures.0'
    const data = { name: 'Bear', zoneId: 'dan.creatures' }
    const wrong: readonly object[] = [
      { name: 'explode' },
      { name: 'toString' },
      { name: 7 },
      {},
      { name: 'tap' },
      { name: 'tap', cardId: 3 },
      { name: 'tap', cardId: 'dan.creatures.1' },
      { name: 'tap', cardId: 'bob.creatures.0' },
      { name: 'move card', cardId: wall, destId: 'dan.attic' },
      { name: 'move card', cardId: wall, destId: 'bob.hand' },
      { name: 'move card', cardId: wall, destId: 'dan.hand', destIndex: -1 },
      { name: 'select phase', phase: 'lunch' },
      { name: 'active face', cardId: wall, faceIndex: 1 },
      { name: 'annotate', cardId: wall, annotation: 'x'.repeat(10_000) },
      { name: 'annotate', cardId: wall, annotation: '<b>big</b>' },
      { name: 'annotate eot', cardId: wall, annotation: '<img src=x onerror=alert(1)>' },
      { name: 'create token', data: { ...data, annotation: '<i>1/1</i>' } },
      { name: 'draw game', playerName: 'mia' },
      { name: 'concede', playerName: 'mia' },
      { name: 'add counter', cardId: wall, key: 'x'.repeat(1000) },
      { name: 'add counter', cardId: wall, key: '__proto__' },
      { name: 'adjust c-counter', cardId: wall, key: 'charge', count: 0.5 },
      { name: 'adjust counter', counter: 'life', amount: 1e9 },
      { name: 'adjust counter', playerName: 'bob', counter: 'life', amount: 1 },
      { name: 'create token', data: { ...data, count: 1000 } },
      { name: 'create token', data: { ...data, count: 0 } },
      { name: 'create token', data: { ...data, name: ' ' } },
      { name: 'create token', data: { ...data, zoneId: 'dan.library' } },
      { name: 'create token' },
      { name: 'import card', data: { zoneId: 'dan.hand', card: { data: {} } } },
      { name: 'view top k', zoneId: 'dan.library', count: 0 },
      { name: 'shuffle bottom', zoneId: 'dan.library', count: 'all' },
      { name: 'roll die', faces: 0 },
      { name: 'draw', playerName: 'bob' },
      { name: 'arrange', zoneId: 'dan.library', top: ['dan.library.0', 'dan.library.0'] },
      { name: 'commander damage', from: 'bob', amount: 1 },
    ]
    for (const action of wrong) {
      expect(() => table.answer('dan', { ...action }), JSON.stringify(action)).toThrow(Refusal)
      expect(JSON.stringify([table.board(), table.log()])).toBe(before)
    }
    expect(() => table.answer('dan', [{ name: 'draw' }, { name: 'draw' }])).toThrow(Refusal)
  })

  it('takes words of players as words', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const annotation = '{player} <3 ${1 + 1} & 1 < 2'
    table.answer('dan', { name: 'annotate', cardId: 'dan.creatures.0', annotation })
    expect(table.differences({ dan: { creatures: [{ name: 'Wall', annotation }] } })).toEqual([])
    expect(table.log('mia').at(-1)).toBe(`dan annotates Wall: '${annotation}'`)
  })
})

describe('commander, marks and chance', () => {
  it('counts damage by commanders, and passes the marks round', () => {
    const table = duel({ format: 'Commander' })
    table.answer('dan', { name: 'commander damage', playerName: 'mia', from: 'dan', amount: 6 })
    expect(table.view('mia').seats[1]?.commanderDamage).toEqual({ dan: 6 })
    table.answer('dan', { name: 'set mark', mark: 'monarch' })
    table.answer('mia', { name: 'set mark', mark: 'initiative' })
    expect(table.view('mia')).toMatchObject({ monarch: 'dan', initiative: 'mia' })
    table.answer('dan', { name: 'set mark', mark: 'monarch', playerName: '' })
    expect(table.view('mia')).not.toHaveProperty('monarch')
    table.answer('dan', { name: 'who starts' })
    expect(['dan', 'mia']).toContain(table.turn())
  })
})
