import { describe, expect, it } from 'vitest'
import { cardIn, inDeckOrder, indexText } from './card-lists.mjs'

describe('the index of a set', () => {
  const text = (name, age) => `export const x = card({\n  name: ${name},\n  set: 'echo',\n  age: ${age},\n`

  it('reads name and value of a card', () => {
    expect(cardIn('x.ts', text("'A.I.'", 10))).toEqual({ file: 'x', variable: 'x', name: 'A.I.', age: 10 })
    expect(cardIn('x.ts', text('"King\'s"', 1)).name).toBe("King's")
    expect(cardIn('x.ts', "export const x = card({ name: 'X', age: 3, color: 'red' })").age).toBe(3)
    expect(() => cardIn('x.ts', 'export const x = 1')).toThrow('x.ts holds no card')
  })

  it('leaves printed cards in their place and adds new ones by value and name', () => {
    const cards = ['D', 'C', 'B', 'A'].map((name, at) => ({ name, age: at < 2 ? 1 : 2 }))
    const order = (printed) => inDeckOrder(cards, printed).map(({ name }) => name)
    expect(order([])).toEqual(['C', 'D', 'A', 'B'])
    expect(order(['B', 'D'])).toEqual(['B', 'D', 'C', 'A'])
  })

  it('lists the cards in that order and the files by name', () => {
    const cards = ['b', 'a'].map((file) => ({ file, variable: file }))
    const text = indexText(cards, ['toy-set', 'toySet', 'Toys'])
    expect(text).toMatch(/import \{ a \} .*\nimport \{ b \} .*\n[^]*toySet: .* = \[b, a\]\n$/)
    const many = Array.from({ length: 30 }, (_, at) => ({ file: `card-${at}`, variable: `card${at}` }))
    expect(indexText(many, ['toy-set', 'toySet', 'Toys'])).toContain('[\n  card0,\n  card1,')
  })
})
