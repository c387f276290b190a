import { expect, it } from 'vitest'
import { correctedLine } from './corrected-line'
import { readCardList } from './card-list-files'

/** The list with the name of its only unknown line corrected. */
function corrected(list: string, name: string): string | undefined {
  const [entry] = readCardList(list, { knownName: (one) => one === 'Forest' }).unknown.slice(-1)
  if (entry === undefined) throw new Error('every name is known')
  return correctedLine(list, entry, name)
}

it.each([
  ['Rede Cat', 'Reed Cat'],
  ['3x Rede Cat', '3x Reed Cat'],
  [' - Rede Cat\nForest\n', ' - Reed Cat\nForest\n'],
  ['Forest\r\nSB: 2 Rede Cat (abc) 12 *F* # Rede\r\n', 'Forest\r\nSB: 2 Reed Cat (abc) 12 *F* # Rede\r\n'],
  ['1 Rede Cat\nForest\n1 Rede Cat', '1 Reed Cat\nForest\n1 Reed Cat'],
])('puts the name in the place of the wrong one: "%s"', (list, expected) => {
  expect(corrected(list, 'Reed Cat')).toBe(expected)
})

it('finds a name that was written with curly quotes', () => {
  expect(corrected('2 Ann’s Catt', "Ann's Cat")).toBe("2 Ann's Cat")
})

it.each([
  ['name,count\nForest,1\n"Rede Cat",1\n', 'name,count\nForest,1\nReed Cat,1\n'],
  ['count,name\n1,Rede Cat', 'count,name\n1,Reed Cat'],
  ['count;name\n1;Rede Cat\n', 'count;name\n1;Reed Cat\n'],
  ['count\tname\n1\tRede Cat', 'count\tname\n1\tReed Cat'],
  ['| Qty | Card |\n|---|:--|\n| 1 | Rede Cat |', '| Qty | Card |\n|---|:--|\n| 1 | Reed Cat |'],
  ['Card|Qty\n--|--\n**[[Rede Cat]]**|1', 'Card|Qty\n--|--\n**[[Reed Cat]]**|1'],
  ['| 1 | Rede Cat |\n| 1 | Forest |', '| 1 | Reed Cat |\n| 1 | Forest |'],
  ['My cats\n\n| 1 | Rede Cat |', 'My cats\n\n| 1 | Reed Cat |'],
  ['1\nRede Cat\n1\nForest', '1\nReed Cat\n1\nForest'],
  ['> * 1 [[Rede Cat]]', '> * 1 [[Reed Cat]]'],
  [
    '<Deck><Cards Quantity="1" Name="Rede Cat" /></Deck>',
    '<Deck><Cards Quantity="1" Name="Reed Cat" /></Deck>',
  ],
  [
    '<cockatrice_deck><zone name="Rede Cat"><card number="1" name="Rede Cat"/></zone></cockatrice_deck>',
    '<cockatrice_deck><zone name="Rede Cat"><card number="1" name="Reed Cat"/></zone></cockatrice_deck>',
  ],
  [
    '<deck><section name="Main"><card qty="1" id="2">Rede Cat</card></section></deck>',
    '<deck><section name="Main"><card qty="1" id="2">Reed Cat</card></section></deck>',
  ],
])('mends a name in a table or file: "%s"', (list, expected) => {
  expect(corrected(list, 'Reed Cat')).toBe(expected)
})

it('quotes nothing between bars', () => {
  expect(corrected('|Card|Qty|\n|--|--|\n|Rede Cat|1|', 'Reed, the Cat')).toBe(
    '|Card|Qty|\n|--|--|\n|Reed, the Cat|1|',
  )
})

it('changes nothing where the name does not stand', () => {
  const entry = { sign: 'insert', count: 1, name: 'Rede', zone: 'main', text: 'x' } as const
  expect(correctedLine('name,count\nForest,1', entry, 'Reed Cat')).toBeUndefined()
})
