import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { jsonRecords } from './json-records'
import { refusal } from '../../refusals/refusal'

/**
 * What an update reads: files in the provider's bulk form, in this order, and the name under which they are
 * known.
 */
export interface CardFiles {
  readonly version: string
  readonly files: readonly string[]
}

const CHUNK = 1024 * 1024

/**
 * A file, or every `.json`, `.jsonl` and `.gz` file in a folder and those in it. Refuses what is not there.
 */
export async function cardFilesAt(path: string): Promise<CardFiles> {
  const about = await stat(path).catch(() => undefined)
  if (about === undefined) throw refusal('no_such_path', { path })
  if (!about.isDirectory()) return { version: basename(path), files: [path] }
  const names = await readdir(path, { recursive: true })
  const files = names.filter((name) => /\.(?:json|jsonl|gz)$/i.test(name)).sort()
  if (files.length === 0) throw refusal('no_card_files', { path })
  return { version: basename(path), files: files.map((name) => join(path, name)) }
}

/** How many bytes these files hold. */
export async function sizeOf(files: readonly string[]): Promise<number> {
  let sum = 0
  for (const file of files) sum += (await stat(file)).size
  return sum
}

/**
 * Yields the records of one file, gzipped or not, in groups. `heard` is called with the number of bytes read.
 */
export async function* recordsIn(
  file: string,
  heard: (bytes: number) => void,
): AsyncGenerator<readonly unknown[]> {
  const bytes = bytesOf(file, heard)
  if (!(await isPacked(file))) {
    yield* jsonRecords(bytes)
    return
  }
  const unpacked = createGunzip({ chunkSize: CHUNK })
  const packed = Readable.from(bytes)
  packed.on('error', (error) => unpacked.destroy(error))
  packed.pipe(unpacked)
  try {
    yield* jsonRecords(unpacked)
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw refusal('file_damaged')
    throw error
  } finally {
    packed.destroy()
  }
}

async function* bytesOf(file: string, heard: (bytes: number) => void): AsyncGenerator<Buffer> {
  const source: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: CHUNK })
  for await (const chunk of source) {
    heard(chunk.length)
    yield chunk
  }
}

async function isPacked(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}
