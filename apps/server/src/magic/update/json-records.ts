import { refusal } from '../../refusals/refusal'

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d]
/** More than any card or list of sets takes; what is longer is not what we read. */
const LONGEST_RECORD = 8 * 1024 * 1024
const isBlank = (byte: number | undefined) =>
  byte === 0x20 ||
  byte === 0x0a ||
  byte === 0x0d ||
  byte === 0x09 ||
  byte === 0xef ||
  byte === 0xbb ||
  byte === 0xbf

/**
 * Reads the objects of a JSON list, or of a file with one object after another, as the bytes come in: what is
 * held at a time is one object and one chunk. Gives them in groups, one group for each chunk. Refuses, with
 * the number of the record, a file that is no such list, that is broken, or that ends in the middle.
 */
export async function* jsonRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<readonly unknown[]> {
  const reader = createReader()
  for await (const chunk of bytes) {
    const records = reader.take(chunk)
    if (records.length > 0) yield records
  }
  reader.end()
}

interface JsonCursor {
  form: 'unknown' | 'list' | 'lines' | 'closed'
  /** Records read so far. */
  count: number
}

function createReader() {
  let rest = Buffer.alloc(0)
  const place: JsonCursor = { form: 'unknown', count: 0 }
  const take = (chunk: Buffer): readonly unknown[] => {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    rest = Buffer.alloc(0)
    const records: unknown[] = []
    let start = nextStart(buffer, 0, place)
    while (start !== undefined) {
      const end = endOfObject(buffer, start)
      if (end === undefined) {
        rest = Buffer.from(buffer.subarray(start))
        if (rest.length > LONGEST_RECORD) throw notOurs(place.count)
        return records
      }
      place.count += 1
      records.push(...parsedRecord(buffer.toString('utf8', start, end), place.count))
      start = nextStart(buffer, end, place)
    }
    return records
  }
  const end = (): void => {
    if (rest.length > 0 || place.form === 'list') throw refusal('file_cut_off', { count: place.count })
    if (place.form === 'unknown') throw notOurs(0)
  }
  return { take, end }
}

/**
 * Between two objects: skips blanks and commas, notices brackets. Returns where the next object begins, if it
 * does here.
 */
function nextStart(buffer: Buffer, from: number, place: JsonCursor): number | undefined {
  for (let at = from; at < buffer.length; at += 1) {
    const byte = buffer[at]
    if (isBlank(byte) || (byte === COMMA && place.form === 'list' && place.count > 0)) continue
    if (byte === OPEN && place.form !== 'closed') {
      if (place.form === 'unknown') place.form = 'lines'
      return at
    }
    if (byte === OPEN_LIST && place.form === 'unknown') place.form = 'list'
    else if (byte === CLOSE_LIST && place.form === 'list') place.form = 'closed'
    else throw notOurs(place.count)
  }
  return undefined
}

const notOurs = (count: number) =>
  count === 0 ? refusal('file_not_list') : refusal('file_broken_after', { count })

/** Where the object that begins here ends, or nothing when it goes on in the next chunk. */
function endOfObject(buffer: Buffer, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < buffer.length; at += 1) {
    const byte = buffer[at]
    if (byte === QUOTE) {
      const close = endOfText(buffer, at + 1)
      if (close === undefined) return undefined
      at = close
    } else if (byte === OPEN || byte === OPEN_LIST) depth += 1
    else if (byte === CLOSE || byte === CLOSE_LIST) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

/** The quote that closes a text: one with an even number of backslashes before it. */
function endOfText(buffer: Buffer, from: number): number | undefined {
  for (let at = buffer.indexOf(QUOTE, from); at >= 0; at = buffer.indexOf(QUOTE, at + 1)) {
    let backslashes = 0
    while (buffer[at - 1 - backslashes] === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return at
  }
  return undefined
}

/** A record; or those that an answer of the provider's addresses holds in its `data`. */
function parsedRecord(text: string, number: number): readonly unknown[] {
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    throw refusal('record_broken', { number })
  }
  const isAnswer =
    typeof record === 'object' && record !== null && 'data' in record && Array.isArray(record.data)
  return isAnswer ? (record as { data: readonly unknown[] }).data : [record]
}
