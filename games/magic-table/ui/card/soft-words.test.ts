import { expect, it } from 'vitest'
import { softWords } from './soft-words'

const shown = (name: string) => softWords(name).replaceAll('\u00AD', '·')

it('lets long words be broken between syllables, and no others', () => {
  expect(shown('Incomprehensible Stormcaller')).toBe('Incom·pre·hen·si·ble Storm·cal·ler')
  expect(shown('Counterweight Automaton of Ash')).toBe('Coun·ter·weight Auto·ma·ton of Ash')
  expect(shown('Bellringer’s Oath')).toBe('Bell·rin·ger’s Oath')
  expect(shown('Patient Otter')).toBe('Patient Otter')
})

it('changes nothing but that', () => {
  for (const name of ['Überflüssigkeit', 'Æther Extraordinaire // Night', 'xxxxxxxxxxxxxx'])
    expect(softWords(name).replaceAll('\u00AD', '')).toBe(name)
})
