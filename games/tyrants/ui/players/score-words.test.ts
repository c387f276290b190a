import { expect, test } from 'vitest'
import { viewFor } from '../../rules/testing/view-fixture'
import { viewerFirst } from '../tyrants-view'
import { scoreWords } from './score-words'

test('a part of a score shows what it is made of', () => {
  const view = viewFor()
  const [ann, bob] = viewerFirst(view.players, 'ann')
  if (ann === undefined || bob === undefined) throw new Error('two play')
  expect(scoreWords(view, ann, 'innerCircle')).toBe('Priestess of Lolth')
  expect(scoreWords(view, ann, 'trophyHall')).toBe('2 white, 1 bob')
  expect(scoreWords(view, ann, 'control')).toBe('Menzoberranzan 5, Eryndlyn 3')
  expect(scoreWords(view, ann, 'totalControl')).toBe('none')
  expect(scoreWords(view, bob, 'totalControl')).toBe('Araumycos 2')
  expect(scoreWords(view, bob, 'trophyHall')).toBe('none')
})
