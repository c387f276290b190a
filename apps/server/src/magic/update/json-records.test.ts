import { Readable } from 'node:stream'
import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { jsonRecords } from './json-records'

const records = [
  { name: 'a "quoted\\" \\\\', list: [{ deep: '}]' }, '{['], text: 'Æther 龍\n' },
  { name: '', empty: {} },
  { name: 'last\\' },
]

/** Reads a text that comes in pieces of this many bytes. */
async function read(text: string, size: number): Promise<unknown[]> {
  const bytes = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  const found: unknown[] = []
  for await (const group of jsonRecords(Readable.from(pieces))) found.push(...group)
  return found
}

describe('a streamed list of records', () => {
  it.each([1, 2, 3, 7, 64, 10_000])(
    'is read in pieces of %i bytes, in whichever form it comes',
    async (size) => {
      const lines = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
      expect(await read(lines, size)).toEqual(records)
      expect(await read(JSON.stringify(records), size)).toEqual(records)
      expect(await read(JSON.stringify(records, null, 3), size)).toEqual(records)
      expect(await read(`\uFEFF${records.map((record) => JSON.stringify(record)).join('\n')}`, size)).toEqual(
        records,
      )
      expect(await read(JSON.stringify({ object: 'list', data: records }), size)).toEqual(records)
      expect(await read(' [ ] ', size)).toEqual([])
    },
  )

  it.each([
    ['', 'not a list'],
    ['<html>', 'not a list'],
    ['[1, 2]', 'not a list'],
    ['[{"a":1}', 'ends in the middle, after 1 records'],
    ['[{"a":1},{"b":"x', 'ends in the middle, after 1 records'],
    ['[{"a":1},{"b":nope}]', 'Record 2 of the file is broken'],
    ['[{"a":1}] x', 'broken after record 1'],
    ['[{"a":1},[]]', 'broken after record 1'],
  ])('is refused when it is broken: %s', async (text, sentence) => {
    await expect(read(text, 4)).rejects.toThrow(Refusal)
    await expect(read(text, 4)).rejects.toThrow(sentence)
  })
})
