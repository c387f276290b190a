import { expect, it } from 'vitest'
import { edited, historyOf, redone, settled, undone } from './history'

const typed = (text: string) => edited(historyOf(''), text, { words: 'typed' })

it('goes back and forth over edits', () => {
  const two = edited(typed('a'), 'ab', { words: 'added b' })
  expect(undone(two).now).toBe('a')
  expect(undone(two).future[0]?.words).toBe('added b')
  expect(redone(undone(two)).now).toBe('ab')
  expect(undone(undone(undone(two))).now).toBe('')
  expect(redone(two)).toBe(two)
})

it('forgets what was taken back once something else is done', () => {
  const other = edited(undone(typed('a')), 'b', { words: 'typed' })
  expect(redone(other)).toBe(other)
  expect(undone(other).now).toBe('')
})

it('takes a drag as one edit until it ends', () => {
  const drag = { words: 'moved', going: 'drag' }
  const moved = edited(edited(typed('a'), 'b', drag), 'c', drag)
  expect(undone(moved).now).toBe('a')
  const again = edited(settled(moved), 'd', drag)
  expect(undone(again).now).toBe('c')
})

it('counts no edit that changes nothing', () => {
  const history = typed('a')
  expect(edited(history, history.now, { words: 'nothing' })).toBe(history)
})
