import { crc32, inflateRawSync } from 'node:zlib'

/**
 * Reads the texts in an archive by its directory, as programs do. Throws where it is none, and where a length
 * or a checksum is wrong.
 */
export function readZip(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== 0x06054b50) throw new Error('This is no archive.')
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const head = bytes.readUInt32LE(at + 42)
    if (bytes.readUInt32LE(at) !== 0x02014b50 || bytes.readUInt32LE(head) !== 0x04034b50)
      throw new Error(`The directory does not lead to ${name}.`)
    const start = head + 30 + bytes.readUInt16LE(head + 26)
    const content = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)))
    if (content.length !== bytes.readUInt32LE(at + 24) || crc32(content) !== bytes.readUInt32LE(at + 16))
      throw new Error(`${name} is not as it was.`)
    files.set(name, content.toString('utf8'))
    at += 46 + nameLength
  }
  return files
}
