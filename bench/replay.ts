import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MOST_MOMENTS } from '@parlour/protocol'
import { momentsBetween } from '../apps/server/src/play/moments'
import { momentsFor } from '../apps/server/src/play/past'
import type { RunningGame } from '../apps/server/src/play/running-game'
import { openStore } from '../apps/server/src/store/driver/connect'
import type { Store } from '../apps/server/src/store/driver/store'
import { packGame } from '../apps/server/src/store/records/packed-games'
import type { Recording } from '../apps/server/src/testing/recordings'
import { stepped, storeBegun } from '../apps/server/src/testing/store-recorded'
import { median } from './median'
import type { BenchRow } from './row'

const RECORDED = 'tests/recorded'
/** Of these games: what is looked back on, and as what it is listed. */
const LOOKED_BACK_ON = [
  ['innovation-2.json', 'Innovation'],
  ['tyrants-2.json', 'Tyrants'],
  ['draft-4.json', 'a draft'],
  ['magic-table-2.json', 'a table'],
] as const
/** How often each page is asked for: the first time it is read, the last time it is warm. */
const TIMES = 4
const BUDGETS = { kilobytes: 0.5, warm: 5 } as const

/** What one page of moments costs. */
interface PageCost {
  /** Processor time in ms when it was asked for first, and when it had been asked for before. */
  readonly cold: number
  readonly warm: number
  /** Gzipped, for each answer. */
  readonly kilobytes: number
}

/** Milliseconds of processor time so far. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function playedGame(store: Store, { settings, answers }: Recording): Promise<RunningGame> {
  const begun = await storeBegun(store, settings)
  const over = await store.write(async (tx) => {
    let game = begun
    for (const answer of answers) game = await stepped(tx, game, answer)
    return game
  })
  await packGame(store, over.id)
  return over
}

/** Asks for a page as the call does, and packs the answer as it goes over the line. */
async function pageCost(store: Store, game: RunningGame, from: number): Promise<PageCost> {
  const range = { from, to: from + MOST_MOMENTS - 1 }
  const seat = game.settings.players[0]?.name
  const times: number[] = []
  let kilobytes = 0
  for (let time = 0; time < TIMES; time += 1) {
    const started = processorTime()
    const moments = momentsFor(game, await momentsBetween(store.db, game, range), seat)
    const bytes = gzipSync(JSON.stringify(moments)).length
    times.push(processorTime() - started)
    kilobytes = bytes / moments.length / 1024
  }
  return { cold: times[0] ?? 0, warm: times.at(-1) ?? 0, kilobytes }
}

async function rowsOf(store: Store, title: string, recording: Recording): Promise<readonly BenchRow[]> {
  const game = await playedGame(store, recording)
  const pages: PageCost[] = []
  for (let from = 0; from + MOST_MOMENTS <= game.answers.length + 1; from += MOST_MOMENTS)
    pages.push(await pageCost(store, game, from))
  const note = `${pages.length} pages of ${MOST_MOMENTS}; ${median(pages.map(({ cold }) => cold)).toFixed(1)} ms the first time`
  return [
    {
      name: `replay: a moment of ${title}, gzipped`,
      measured: median(pages.map(({ kilobytes }) => kilobytes)),
      unit: 'KB',
      budget: BUDGETS.kilobytes,
    },
    {
      name: `replay: a page of ${title} that is warm, processor time`,
      measured: median(pages.map(({ warm }) => warm)),
      unit: 'ms',
      budget: BUDGETS.warm,
      note,
    },
  ]
}

/** What it costs to look back on games that are over: bytes of a moment, and the work of a page of them. */
export async function replayRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const store = await openStore({ dataFolder: folder })
  const rows: BenchRow[] = []
  try {
    for (const [file, title] of LOOKED_BACK_ON) {
      const recording = JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as Recording
      rows.push(...(await rowsOf(store, title, recording)))
    }
    return rows
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
