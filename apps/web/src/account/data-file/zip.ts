/** A ZIP archive that grows file by file; only what is compressed stays in memory. */
export interface ZipArchive {
  add(name: string, text: string): Promise<void>
  /** Returns all of it. */
  finished(): Blob
}

/** The bit that says that names are UTF-8. */
const UTF8_NAMES = 0x0800
const DEFLATE = 8
/** Version 2.0 of the format: the first with this compression. */
const VERSION = 20

/**
 * Returns an empty archive, whose files all bear this time. The browser compresses; the form is that of
 * PKWARE's APPNOTE without the extensions for more than 4 GB or 65,535 files.
 */
export function createZip(now: Date): ZipArchive {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  return {
    add: async (name, text) => {
      const bytes = new TextEncoder().encode(text)
      const packed = await deflated(bytes)
      const encodedName = new TextEncoder().encode(name)
      const about = [
        ...[short(VERSION), short(UTF8_NAMES), short(DEFLATE), ...dosTime(now), long(crc32(bytes))],
        ...[long(packed.length), long(bytes.length), short(encodedName.length), short(0)],
      ]
      const head = joined([long(0x04034b50), ...about, encodedName])
      directory.push(
        joined([
          ...[long(0x02014b50), short(VERSION), ...about],
          // No comment, first disk, no attributes.
          ...[short(0), short(0), short(0), long(0), long(offset), encodedName],
        ]),
      )
      parts.push(head, packed)
      offset += head.length + packed.length
    },
    finished: () => {
      const list = joined(directory)
      const count = short(directory.length)
      const end = [
        long(0x06054b50),
        short(0),
        short(0),
        count,
        count,
        long(list.length),
        long(offset),
        short(0),
      ]
      return new Blob([...parts, list, ...end], { type: 'application/zip' })
    },
  }
}

/** Returns a number as bytes, the lowest first. */
const little = (value: number, bytes: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)
const short = (value: number) => little(value, 2)
const long = (value: number) => little(value, 4)

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packing).arrayBuffer())
}

/** Returns time and day as MS-DOS wrote them: to two seconds, years from 1980. */
const dosTime = (at: Date) => [
  short((at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)),
  short(((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()),
]

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
