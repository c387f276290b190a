import { expect, it } from 'vitest'
import { drawsIn } from './printed-draws'

it.each([
  ['Draw a {1}.', [{ value: 1 }]],
  [
    'Draw, reveal and meld a {2}. If you do, draw three {2}, then draw and score seven {7}.',
    [{ value: 2 }, { value: 7 }],
  ],
  [
    'Draw two Echoes {1}. Draw and meld an Artifacts {10}.',
    [
      { value: 1, set: 'echo' },
      { value: 10, set: 'arti' },
    ],
  ],
  [
    'If you do, reveal one of each, draw and foreshadow a {6}, a {7} and an {8}, then return a {9}.',
    [{ value: 6 }, { value: 7 }, { value: 8 }],
  ],
  ['You may return a {3} from your hand.', []],
  ['Draw a card of value equal to that bonus.', []],
])('%s', (text, draws) => expect(drawsIn(text)).toEqual(draws))
