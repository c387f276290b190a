import { expect, it } from 'vitest'
import { once } from './once'

it('works something out once for each object', () => {
  const cache = new WeakMap<object, string>()
  const [one, other] = [{ name: 'ann' }, { name: 'ann' }]
  let works = 0
  const greeting = (of: { readonly name: string }) => once(cache, of, () => `hello ${of.name} ${++works}`)
  expect(greeting(one)).toBe('hello ann 1')
  expect(greeting(one)).toBe('hello ann 1')
  expect(greeting(other)).toBe('hello ann 2')
})
