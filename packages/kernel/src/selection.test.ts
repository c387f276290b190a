import { describe, expect, it } from 'vitest'
import { Refusal } from './refusal'
import { boundsFor, type Choice, type Request } from './request'
import { chosenFrom } from './selection'

const ask = (choices: readonly Choice[], min = 1, max = 1): Request => ({
  id: 'r',
  actor: 'ann',
  kind: 'any',
  title: 'Choose',
  choices,
  min,
  max,
})
const indexes = (request: Request, selection: Parameters<typeof chosenFrom>[1]) =>
  chosenFrom(request, selection).map(({ index }) => index)

describe('bounds (rules: hub 9)', () => {
  it.each([
    [{}, 5, [1, 1]],
    [{ count: 2 }, 5, [2, 2]],
    [{ min: 0 }, 5, [0, 5]],
    [{ min: 2 }, 5, [2, 5]],
    [{ max: 3 }, 5, [0, 3]],
    [{ min: 1, max: 2 }, 5, [1, 2]],
    [{ count: 4 }, 2, [2, 2]],
    [{ max: 9 }, 2, [0, 2]],
    [{}, 0, [0, 0]],
  ])('%o of %i choices is %o', (bounds, choices, [min, max]) => {
    expect(boundsFor(bounds, choices)).toEqual({ min, max })
  })
  it('a request that wants more than it takes is a bug', () => {
    expect(() => boundsFor({ min: 3, max: 2 }, 5)).toThrow(RangeError)
  })
})

describe('a direct act', () => {
  const menu = { ...ask(['a']), direct: true }
  it('matches no choice, where the request takes acts', () => {
    expect(chosenFrom(menu, [{ action: 'move', x: 1 }])).toEqual([])
    expect(() => chosenFrom(ask(['a']), [{ action: 'move', x: 1 }])).toThrow(Refusal)
  })
  it('is one object that names no choice', () => {
    expect(indexes(menu, [{ action: 'move', title: 'a' }])).toEqual([0])
    expect(indexes(menu, [{ turns: { a: 1 } }])).toEqual([])
    expect(() => chosenFrom(menu, [{ action: 1 }])).toThrow(Refusal)
    expect(() => chosenFrom(menu, [{}])).toThrow(Refusal)
    expect(() => chosenFrom(menu, [{ action: 'move' }, { action: 'move' }])).toThrow(Refusal)
  })
})

describe('matching a selection', () => {
  it('finds choices by title, a number and its digits alike', () => {
    expect(indexes(ask([1, 2, '3'], 3, 3), ['2', 3, 1])).toEqual([1, 2, 0])
  })
  it('finds choices by id when both have one', () => {
    const choices = [
      { title: 'Noble', id: 'n1' },
      { title: 'Noble', id: 'n2' },
    ]
    expect(indexes(ask(choices), [{ title: 'Noble', id: 'n2' }])).toEqual([1])
    expect(indexes(ask(choices), [{ id: 'n1' }])).toEqual([0])
    expect(() => chosenFrom(ask(choices), [{ title: 'Noble', id: 'n3' }])).toThrow(Refusal)
  })
  it('takes equal titles in the listed order, each once', () => {
    expect(indexes(ask(['Noble', 'Noble'], 2, 2), ['Noble', 'Noble'])).toEqual([0, 1])
    expect(() => chosenFrom(ask(['Noble', 'Noble'], 1, 3), ['Noble', 'Noble', 'Noble'])).toThrow(Refusal)
  })
  it('refuses what is not offered and a wrong number of picks', () => {
    const request = ask(['a', 'b', 'c'], 1, 2)
    for (const picks of [['d'], [], ['a', 'b', 'c'], [{ id: 'a' }]]) {
      expect(() => chosenFrom(request, picks)).toThrow(Refusal)
    }
  })
  it('names the pick it refuses, at most eighty letters of it', () => {
    expect(() => chosenFrom(ask(['a']), ['x'.repeat(200)])).toThrow(`'${'x'.repeat(80)}' is not among`)
  })
  it('goes into groups and refuses a group that is left empty', () => {
    const request = ask([
      { title: 'Draw', choices: ['draw a card'], min: 0 },
      { title: 'Meld', kind: 'meld', choices: ['Tools', 'Oars'], min: 0, max: 1 },
    ])
    expect(chosenFrom(request, [{ title: 'Meld', selection: ['Oars'] }])).toEqual([
      { index: 1, kind: 'meld', inside: [{ index: 1 }] },
    ])
    for (const pick of [
      'Meld',
      { title: 'Meld', selection: [] },
      { title: 'Meld', selection: ['Tools', 'Oars'] },
    ]) {
      expect(() => chosenFrom(request, [pick])).toThrow(Refusal)
    }
    expect(() => chosenFrom(request, [{ title: 'Meld', selection: [null] }])).toThrow(Refusal)
  })
  it('keeps an exclusive choice alone and does not count extra ones', () => {
    const request = ask(['a', { title: 'none', exclusive: true }, { title: 'log', extra: true }], 1, 2)
    expect(indexes(request, ['none', 'log'])).toEqual([1, 2])
    expect(() => chosenFrom(request, ['a', 'none'])).toThrow(Refusal)
    expect(() => chosenFrom(request, ['log'])).toThrow(Refusal)
  })
  it('leaves a free-form answer to its rules', () => {
    expect(chosenFrom({ ...ask([]), choices: '__UNSPECIFIED__' }, [{ any: 1 }])).toEqual([])
    expect(chosenFrom({ ...ask(['a']), freeForm: true }, [{ any: 1 }])).toEqual([])
  })
})
