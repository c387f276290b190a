import { rm } from 'node:fs/promises'
import { Refusal } from '@parlour/kernel'
import type { CardUpdateStatus } from '@parlour/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import type { Store } from '../../store/driver/store'
import { newId } from '../../store/driver/ids'
import { keepInMemory } from '../../store/driver/kept-pages'
import {
  countProviderCards,
  currentRelease,
  dropOldReleases,
  knowNewCards,
  publishRelease,
} from '../../store/cards/releases'
import { STARTER_RELEASE } from '../../store/cards/cards'
import { setsByCode } from '../../store/cards/sets'
import { type CardFiles, cardFilesAt } from './card-files'
import { importRelease } from './import-release'
import { download, newestBulkFile } from './provider'
import type { UpdateReport } from './update-report'

/** Where an update takes its cards from. */
export type UpdateSource =
  | { readonly kind: 'provider'; readonly force?: boolean; readonly replace?: boolean }
  /** A file or folder on this machine; `remove`: the folder it was laid in for this update. */
  | {
      readonly kind: 'path'
      readonly path: string
      readonly version?: string
      readonly remove?: string
      /** Even if far fewer cards are left. */
      readonly replace?: boolean
    }

export interface UpdatePlace {
  readonly store: Store
  readonly config: Pick<Config, 'dataFolder' | 'cardProvider'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

export interface UpdateRun extends UpdatePlace {
  readonly source: UpdateSource
  readonly report: UpdateReport
  readonly signal: AbortSignal
  /** A folder for what is downloaded; removed at the end. */
  readonly folder: string
}

/** Runs one update to its end, whatever that is: the report tells, nothing is thrown. */
export async function runUpdate(run: UpdateRun): Promise<void> {
  const { source, folder, report } = run
  const outcome = await outcomeOf(run)
  await rm(folder, { recursive: true, force: true })
  if (source.kind === 'path' && source.remove !== undefined)
    await rm(source.remove, { recursive: true, force: true })
  await report.end(outcome)
}

async function outcomeOf(run: UpdateRun): Promise<Partial<CardUpdateStatus>> {
  const { store, log } = run
  try {
    const files = await filesOf(run)
    if (files === undefined)
      return { state: 'done', message: 'Already up to date.', cards: await countProviderCards(store.db) }
    const { counts, cards } = await bringIn(run, files)
    log.info({ filename: files.version, cards, counts }, 'cards updated')
    const message = cards === 1 ? 'One card is in use.' : `${cards.toLocaleString('en')} cards are in use.`
    return { state: 'done', message, cards, counts }
  } catch (error) {
    if (error instanceof FarSmaller) return { state: 'failed', message: error.message, isFarSmaller: true }
    if (error instanceof Refusal) {
      log.info({ why: error.message }, 'the update of the cards failed')
      return { state: 'failed', message: error.message }
    }
    // Nobody waits for this call: an admin learns of the failure from the status.
    log.error({ err: error }, 'the update of the cards failed')
    return { state: 'failed', message: 'Something went wrong. No cards were changed.' }
  }
}

/** The files to read; nothing when what the provider has is what is in use. */
async function filesOf(run: UpdateRun): Promise<CardFiles | undefined> {
  const { source, store, report, signal, folder } = run
  if (source.kind === 'path') {
    const files = await cardFilesAt(source.path)
    return { ...files, version: source.version ?? files.version }
  }
  const provider = run.config.cardProvider
  const bulk = await newestBulkFile(provider, signal)
  report.say({ filename: bulk.filename })
  const inUse = (await currentRelease(store.db))?.version
  if (source.force !== true && inUse !== undefined && nameIn(inUse) === bulk.filename) return undefined
  report.say({ phase: 'downloading', total: bulk.size })
  const heard = (done: number) => {
    report.say({ done })
  }
  return { version: bulk.filename, files: await download({ provider, bulk, folder, signal, heard }) }
}

/** A version without the number of times that its file was brought in. */
const nameIn = (version: string): string => version.replace(/ #\d+$/, '')

/**
 * A file's name, which is the version; with a number when a file of this name is in use already: it may say
 * something else now, and browsers tell by the version whether what they keep is still right.
 */
async function nextVersion(store: Store, name: string): Promise<string> {
  const inUse = (await currentRelease(store.db))?.version
  if (inUse === undefined || nameIn(inUse) !== name) return name
  return `${name} #${Number(/ #(\d+)$/.exec(inUse)?.[1] ?? 1) + 1}`
}

/** An update that would leave far fewer cards than are in use: most likely the wrong file. */
class FarSmaller extends Refusal {}

/** Fewer cards than this in use can go without a question. */
const FEW = 200

async function checkSize({ db }: Store, cardsInFile: number): Promise<void> {
  // The set that a hub begins with is no measure, and stays anyway.
  if ((await currentRelease(db))?.release === STARTER_RELEASE) return
  const inUse = await countProviderCards(db)
  if (inUse < FEW || cardsInFile * 2 >= inUse) return
  const [few, many] = [cardsInFile, inUse].map((count) => count.toLocaleString('en'))
  throw new FarSmaller(
    `The file has ${few} cards, ${many} are in use. Nothing was changed. Replace them only if you are sure.`,
  )
}

/** Writes the new cards beside those in use, then puts them to use; what fails leaves no trace. */
async function bringIn({ store, report, signal, source }: UpdateRun, files: CardFiles) {
  // Short, for every card carries it.
  const release = newId().slice(-8)
  report.say({ filename: files.version, phase: 'reading', done: 0, total: 0 })
  await keepInMemory(store.db, 'little')
  try {
    // Leftovers of an update whose process died midway.
    await dropOldReleases(store, report.beat)
    const knownSets = await setsByCode(store.db)
    const work = { files, release, knownSets, heard: report.say, signal }
    const { counts, sets, hasSetList } = await importRelease(store, work)
    if (source.replace !== true) await checkSize(store, counts.kept)
    const version = await nextVersion(store, files.version)
    await knowNewCards(store.db)
    await publishRelease(store, { release, version, sets, replaceSets: hasSetList })
    return { counts, cards: await countProviderCards(store.db) }
  } finally {
    report.say({ phase: 'finishing' })
    await dropOldReleases(store, report.beat)
    await keepInMemory(store.db, 'much')
  }
}
