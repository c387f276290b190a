import { isRecord, recordsOf, textOf } from '@parlour/mtg-cards'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refusal } from '../../refusals/refusal'

/** The provider asks for a name and for a pause between calls. */
const HEADERS = {
  'user-agent': 'Parlour/0.1 (a hub for friends)',
  accept: 'application/json;q=0.9,*/*;q=0.8',
}
const PAUSE = 100
const BULK_TYPE = 'default_cards'

/** The newest bulk file: its address, its name (which is its version), and its size where it is known. */
export interface BulkFile {
  readonly address: string
  readonly filename: string
  readonly size: number
}

/** Asks the provider which bulk file is the newest. Refuses when it does not answer as expected. */
export async function newestBulkFile(provider: string, signal: AbortSignal): Promise<BulkFile> {
  const list = await jsonAt(`${provider}/bulk-data`, signal)
  const entry = (isRecord(list) ? recordsOf(list, 'data') : []).find(
    (one) => textOf(one, 'type') === BULK_TYPE,
  )
  const address = entry === undefined ? '' : textOf(entry, 'download_uri')
  if (entry === undefined || !/^https?:\/\//.test(address)) throw refusal('provider_lists_nothing')
  const filename = basename(new URL(address).pathname)
  return { address, filename, size: typeof entry.size === 'number' ? entry.size : 0 }
}

interface Download {
  readonly provider: string
  readonly bulk: BulkFile
  readonly folder: string
  readonly signal: AbortSignal
  readonly heard: (done: number) => void
}

/**
 * Fetches the list of sets and the bulk file into a folder, streamed. Returns the files. Refuses an
 * incomplete download.
 */
export async function download({
  provider,
  bulk,
  folder,
  signal,
  heard,
}: Download): Promise<readonly string[]> {
  await pause()
  const sets = join(folder, 'sets.json')
  await writeFile(sets, JSON.stringify(await jsonAt(`${provider}/sets`, signal)))
  await pause()
  const response = await answerOf(bulk.address, signal)
  const file = join(folder, 'cards.json')
  const { body } = response
  if (body === null) throw refusal('provider_sent_nothing')
  let done = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      done += chunk.length
      heard(done)
      yield chunk
    }
  }
  try {
    await pipeline(Readable.fromWeb(body as never), counted, createWriteStream(file), { signal })
  } catch (error) {
    if (signal.aborted) throw refusal('update_interrupted')
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    throw refusal('download_interrupted')
  }
  return [sets, file]
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

async function answerOf(address: string, signal: AbortSignal): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, { headers: HEADERS, signal })
  } catch {
    throw refusal('provider_unreachable')
  }
  if (!response.ok) throw refusal('provider_status', { status: response.status })
  return response
}

async function jsonAt(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await answerOf(address, signal)
  try {
    return await response.json()
  } catch {
    throw refusal('provider_unreadable')
  }
}
