import { logLine } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { effectUnderWay, occasionWords } from './effect-under-way'

const effect = (way: string) =>
  logLine(
    '{card}: {text}',
    { card: 'Archery', text: 'I demand!', player: 'ann', leader: 'bob' },
    { classes: ['card-effect', way] },
  )
const wordsOf = (...lines: readonly ReturnType<typeof logLine>[]) => {
  const underWay = effectUnderWay(lines, (line) => line)
  return underWay && occasionWords(underWay)
}

it('says by which card somebody is asked, and who brought that about', () => {
  expect(wordsOf(effect('shared-effect'))).toBe('Archery, shared by bob')
  expect(wordsOf(effect('demanded-effect'), logLine('deeper', {}, { indent: 1 }))).toBe(
    'Archery, demanded by bob',
  )
  expect(wordsOf(effect('compelled-effect'))).toBe('Archery, compelled by bob')
  expect(wordsOf(effect('karma-effect'))).toBe('Archery, karma of bob')
  expect(wordsOf(effect('own-effect'))).toBe('Archery')
})

it('says nothing once the effect is over', () => {
  expect(wordsOf(effect('shared-effect'), logLine('{player} draws', { player: 'ann' }))).toBeUndefined()
})
