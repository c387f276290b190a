import { expect, test } from 'vitest'
import { readCommand, type NamedChoice } from './read-command'

const choice = (title: string, verbs = ''): NamedChoice => ({
  title,
  verbs,
  leaf: { path: [0], key: '0', item: { title }, group: undefined },
})

const ACTIONS = [
  choice('draw a card', 'Draw'),
  choice('Archery', 'Dogma'),
  choice('Archery', 'Meld'),
  choice('Oars', 'Meld'),
  choice('Oars', 'Meld'),
  choice("Ch'chitl", 'Deploy a Troop'),
]

function read(command: string, choices: readonly NamedChoice[] = ACTIONS): unknown {
  const meaning = readCommand(command, choices)
  if (meaning.kind === 'unknown') return 'unknown'
  const names = meaning.choices.map(({ title, verbs }) => `${verbs} ${title}`.trim())
  return meaning.kind === 'unclear' ? { unclear: names } : { names, rest: meaning.rest }
}

test('a choice is called by its group and its title, or by the beginnings of their words', () => {
  expect(read('dogma archery')).toEqual({ names: ['Dogma Archery'], rest: '' })
  expect(read('Do Arch')).toEqual({ names: ['Dogma Archery'], rest: '' })
  expect(read('draw')).toEqual({ names: ['Draw draw a card'], rest: '' })
  expect(read('deploy chchitl')).toEqual({ names: ["Deploy a Troop Ch'chitl"], rest: '' })
})

test('a name that several choices have is unclear, and of equal ones the first is meant', () => {
  expect(read('archery')).toEqual({ unclear: ['Dogma Archery', 'Meld Archery'] })
  expect(read('oars')).toEqual({ names: ['Meld Oars'], rest: '' })
})

test('a whole title goes before one that only begins with it', () => {
  const choices = [choice('Deploy a Troop'), choice('Deploy a Troop twice')]
  expect(read('deploy a troop', choices)).toEqual({ names: ['Deploy a Troop'], rest: '' })
})

test('what is left over is for the next question', () => {
  const choices = [choice('Deploy a Troop', 'Use Power'), choice('Assassinate a Troop', 'Use Power')]
  expect(read('deploy eryndlyn', choices)).toEqual({ names: ['Use Power Deploy a Troop'], rest: 'eryndlyn' })
})

test('several choices stand with commas between them, each is taken once', () => {
  expect(read('meld oars, meld archery')).toEqual({ names: ['Meld Oars', 'Meld Archery'], rest: '' })
  expect(read('oars, oars')).toEqual({ names: ['Meld Oars', 'Meld Oars'], rest: '' })
  expect(read('oars, pottery')).toBe('unknown')
})

test('a name may hold a comma', () => {
  const choices = [choice('Eryndlyn to Kanaglym, 1 of 2'), choice('Eryndlyn to Kanaglym, 2 of 2')]
  expect(read('eryndlyn to kanaglym, 2 of 2', choices)).toEqual({
    names: ['Eryndlyn to Kanaglym, 2 of 2'],
    rest: '',
  })
})

test('the name of a group alone means nothing, with or without a name that is not in it', () => {
  const only = [choice('Archery', 'Meld')]
  expect(read('meld', only)).toBe('unknown')
  expect(read('meld pottery', only)).toBe('unknown')
})

test('nothing is meant by words that no choice has', () => {
  expect(read('pottery')).toBe('unknown')
  expect(read('  ')).toBe('unknown')
})
