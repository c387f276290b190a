import { expect, test } from 'vitest'
import { piece } from '../../rules/facts/piece'
import { placeWords } from './place-words'

test('a place in words', () => {
  const names = ['ann', 'j. r', 'red']
  expect(placeWords(piece.pile(0, 'hand'), names)).toBe('ann’s hand')
  expect(placeWords(piece.pile(1, 'score'), names)).toBe('j. r’s score')
  expect(placeWords(piece.stack(2, 'red'), names)).toBe('red’s red')
  expect(placeWords(piece.deck('base', 2), names)).toBe('deck 2')
  expect(placeWords(piece.deck('echo', 11), names)).toBe('echo deck 11')
  expect(placeWords(piece.common('junk'), names)).toBe('junk')
  expect(placeWords(piece.common('available'), names)).toBe('achievements')
})
