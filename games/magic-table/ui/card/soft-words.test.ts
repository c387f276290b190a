import { expect, it } from 'vitest'
import { softWords } from './soft-words'

const shown = (name: string, room = 45) => softWords(name, room).replaceAll('\u00AD', '·')

it('breaks no word that a line has room for', () => {
  expect(shown('Current Courier', 80)).toBe('Current Courier')
  expect(shown('Grandmother Fenroot', 70)).toBe('Grand·mo·ther Fenroot')
  expect(shown('Trilliantly Lit', 68), 'ten narrow letters').toBe('Trilliantly Lit')
  expect(shown('Sunken Fleet Commodore', 68), 'nine wide ones').toBe('Sunken Fleet Com·mo·dore')
})

it('lets long words be broken between syllables, and no others', () => {
  expect(shown('Incomprehensible Stormcaller')).toBe('Incom·pre·hen·si·ble Storm·cal·ler')
  expect(shown('Counterweight Automaton of Ash')).toBe('Coun·ter·weight Auto·ma·ton of Ash')
  expect(shown('The Hush Descends')).toBe('The Hush Des·cends')
  expect(shown('Bellringer’s Oath')).toBe('Bell·rin·ger’s Oath')
  expect(shown('Patient Otter')).toBe('Patient Otter')
})

it('changes nothing but that', () => {
  for (const name of ['Überflüssigkeit', 'Æther Extraordinaire // Night', 'xxxxxxxxxxxxxx'])
    expect(softWords(name, 0).replaceAll('\u00AD', '')).toBe(name)
})
