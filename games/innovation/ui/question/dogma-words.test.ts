import type { ChoiceItem } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { open } from '../../rules/testing/open'
import { dogmaWords } from './dogma-words'

const table = (position: object) => open({ players: ['ann', 'bob', 'cat'], ...position })

/** The words of the first dogma choice that ann is offered. */
function wordsOf(position: object, group = 'dogma'): string | undefined {
  const game = table(position)
  const choices = game.pending[0]?.choices
  if (choices === undefined || typeof choices === 'string') throw new Error('ann is asked')
  const item = choices.find((one): one is ChoiceItem => typeof one === 'object' && one.kind === group)
  const [choice] = item?.choices ?? []
  if (item === undefined || typeof choice !== 'object') throw new Error('there is such a choice')
  return dogmaWords(
    { key: '0', path: [0], item: choice, group: item },
    { view: game.view('ann'), viewer: 'ann' },
  )
}

test('say who shares, what is drawn from where, and that a bonus may come', () => {
  const words = wordsOf({
    ann: { blue: ['Writing'] },
    bob: { blue: ['Tools'] },
    cat: {},
    decksExact: { base: { 2: [] } },
  })
  expect(words).toMatch(
    /^By lightbulb: bob shares\. Draws come from base 3 \(\d+ cards\)\. If that changes anything for bob, you draw a bonus, now from base 1 \(\d+ cards\)\.$/,
  )
})

test('say who suffers from a demand', () => {
  expect(wordsOf({ ann: { red: ['Archery'] }, bob: {}, cat: { red: ['Metalworking'] } })).toMatch(
    /^By castle: cat shares; bob suffers its demand\./,
  )
})

test('say nothing of other choices', () => {
  expect(wordsOf({ ann: { red: ['Archery'], hand: ['Oars'] } }, 'meld')).toBeUndefined()
})

test('name the set that a text draws from, and each deck once', () => {
  const settings = { expansions: ['base', 'echo'] }
  expect(wordsOf({ settings, ann: { blue: ['Dice'] }, bob: {}, cat: {} })).toMatch(
    /Draws come from echo 1 \(\d+ cards\), then base 4 \(\d+ cards\)\./,
  )
  expect(wordsOf({ settings, ann: { yellow: ['Tractor'] }, bob: {}, cat: {} })).toMatch(
    /Draws come from \w+ 7 \(\d+ cards\)\.$/,
  )
})
