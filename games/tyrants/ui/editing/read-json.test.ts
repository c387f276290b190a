import { expect, it } from 'vitest'
import { readJson, readJsonFile } from './read-json'

it('reads JSON, and says in a sentence why it cannot', () => {
  expect(readJson('{"a":1}')).toEqual({ value: { a: 1 } })
  expect(readJson(' ').problem).toBe('There is nothing in it.')
  expect(readJson('{"a":').problem).toBe('This is not JSON. Nothing was changed.')
})

it('does not even read what is too large', async () => {
  const sentence = 'This has 10.0 MB, and at most 2 MB are read. Nothing was changed.'
  const text = 'x'.repeat(10 * 1024 * 1024)
  expect(readJson(text).problem).toBe(sentence)
  expect((await readJsonFile(new File([text], 'map.json'))).problem).toBe(sentence)
})
