import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How often the file is looked at, in ms: what is written between the last look at it and its new beginning
 * is not seen.
 */
const EVERY = 20
const FILE_HEAD = 32
const FRAME_HEAD = 24
const BLOCK = 4096

/** What an embedded store hands to the disk, in bytes. */
export interface WrittenBytes {
  /** Pages ahead of the store with their heads, and each of them once more into the store. */
  readonly bytes: number
  /** What is written ahead in whole blocks of the disk, of which every commit begins and ends within one. */
  readonly blocks: number
}

/**
 * Counts what the embedded store in a folder writes from now on, out of the file that it writes ahead (its
 * format is SQLite's documented one). What the system reports for a process does not help: it may count a
 * large page of memory for one changed byte.
 */
export function watchWritten(folder: string): () => WrittenBytes {
  const path = join(folder, 'parlour.sqlite')
  let { frames: seen, beginning } = placeIn(path)
  let total = { bytes: 0, blocks: 0 }
  let pages = new Set<number>()
  let commitFrom = FILE_HEAD + seen * frameSize(placeIn(path).page)
  const look = (): number => {
    const place = placeIn(path)
    const size = frameSize(place.page)
    if (place.beginning !== beginning) {
      total = { ...total, bytes: total.bytes + pages.size * place.page }
      pages = new Set()
      seen = 0
      commitFrom = FILE_HEAD
      beginning = place.beginning
    }
    for (const { page, isLast, end } of framesOf(path, { from: seen, to: place.frames, size })) {
      pages.add(page)
      total = { ...total, bytes: total.bytes + size }
      if (!isLast) continue
      const blocks = Math.ceil(end / BLOCK) - Math.floor(commitFrom / BLOCK)
      total = { ...total, blocks: total.blocks + blocks * BLOCK }
      commitFrom = end
    }
    seen = place.frames
    return place.page
  }
  const timer = setInterval(look, EVERY)
  return () => {
    clearInterval(timer)
    const page = look()
    return { ...total, bytes: total.bytes + pages.size * page }
  }
}

const frameSize = (page: number): number => FRAME_HEAD + page

/** How far the file has come, by the index beside it. */
function placeIn(path: string) {
  const head = partOf(`${path}-shm`, 0, 48)
  return {
    page: head.readUInt16LE(14),
    frames: head.readUInt32LE(16),
    beginning: head.readBigUInt64LE(32),
  }
}

interface Frames {
  readonly from: number
  readonly to: number
  readonly size: number
}

function* framesOf(path: string, { from, to, size }: Frames) {
  if (to <= from) return
  const begin = FILE_HEAD + from * size
  const bytes = partOf(`${path}-wal`, begin, (to - from) * size)
  for (let at = 0; at < bytes.length; at += size)
    yield {
      page: bytes.readUInt32BE(at),
      isLast: bytes.readUInt32BE(at + 4) !== 0,
      end: begin + at + size,
    }
}

function partOf(path: string, from: number, length: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(file, bytes, 0, length, from))
  } finally {
    closeSync(file)
  }
}
