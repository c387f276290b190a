import { expect, it } from 'vitest'
import { jsonFault, lineOfPath } from './json-lines'

it('says in which line a text breaks, and why', () => {
  expect(jsonFault('{\n  "a": [1, "x", true, null, -2.5e3],\n  "b": {}\n}')).toBeUndefined()
  expect(jsonFault('{\n  "a": 1\n  "b": 2\n}')).toEqual({ line: 3, words: 'a comma is missing' })
  expect(jsonFault('[1,\n]')).toEqual({ line: 2, words: 'a comma too many' })
  expect(jsonFault('{\n"a" 1}')).toEqual({ line: 2, words: 'a colon is missing' })
  expect(jsonFault('{a: 1}')).toEqual({ line: 1, words: 'a name in quotation marks is missing' })
  expect(jsonFault('[\n1')).toEqual({ line: 2, words: 'the closing ] is missing' })
  expect(jsonFault('')).toEqual({ line: 1, words: 'a value is missing' })
  expect(jsonFault('[]\n[]')).toEqual({ line: 2, words: 'there is more after the end' })
})

it.each([
  '[0300]',
  '[-]',
  '["\\q"]',
  '["a\tb"]',
  '["\\u12"]',
  '[01.5]',
  '[1.]',
  '[\u00a01]',
  '["ok"]',
  '[0.5, -0, 1e3]',
])('finds a fault where reading the text fails, and only there: %j', (text) => {
  const isRead = () => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  expect(jsonFault(text) === undefined).toBe(isRead())
})

it('finds the line of a value, or of what it should be in', () => {
  const text = '[\n  { "id": "a",\n    "style": { "left": 1 } },\n  {}\n]'
  expect(lineOfPath(text, [0, 'style', 'left'])).toBe(3)
  expect(lineOfPath(text, [1, 'style', 'left'])).toBe(4)
  expect(lineOfPath(text, [])).toBe(1)
})

it('a text that is nested without end is refused by its line', () => {
  const deep = `[\n${'['.repeat(200_000)}`
  expect(jsonFault(deep)).toEqual({ line: 2, words: 'this is nested too deep' })
})
