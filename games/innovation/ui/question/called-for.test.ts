import type { WireLogEntry } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { calledFor } from './called-for'

const effect = (way: string): WireLogEntry => ({
  type: 'log',
  id: 1,
  indent: 0,
  template: '',
  args: {
    card: { value: 'Archery', classes: [] },
    text: { value: 'I demand something!', classes: [] },
    player: { value: 'ann', classes: [] },
    leader: { value: 'bob', classes: [] },
  },
  classes: ['card-effect', way],
})
const game = (kind: string, way: string) => ({
  requests: [{ id: 'r', kind, actor: 'ann', title: 'Choose', choices: ['a'], min: 1, max: 1 }],
  log: [effect(way)],
})

it('names who demands something, and nobody on one’s own turn', () => {
  expect(calledFor(game('card', 'demanded-effect'), 'ann')).toBe('You are demanded: bob, Archery')
  expect(calledFor(game('card', 'compelled-effect'), 'ann')).toBe('You are compelled: bob, Archery')
  expect(calledFor(game('card', 'shared-effect'), 'ann')).toBeUndefined()
  expect(calledFor(game('card', 'demanded-effect'), 'cat')).toBeUndefined()
  expect(calledFor(game('action', 'demanded-effect'), 'ann')).toBeUndefined()
})
