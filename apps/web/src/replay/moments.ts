import type { WholeMoment } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A game after its first `seq` answers, for one pair of eyes. */
export type SeatMoment = WholeMoment

/** Moments in order, and where the game begins for those who look back, if its first ones were not kept. */
export interface MomentPage {
  readonly moments: readonly SeatMoment[]
  readonly first?: number
}

/** Where moments come from, a page at a time. */
export interface MomentSource {
  /** How many answers a page has. */
  readonly pageSize: number
  /** Rejects with `CallError`. */
  readonly load: (from: number, to: number) => Promise<MomentPage>
}

interface MomentPages {
  readonly moments: ReadonlyMap<number, SeatMoment>
  /** Why a page could not be loaded, by the number of the page. */
  readonly failures: ReadonlyMap<number, CallError>
  /** What came before this moment was not kept. */
  readonly first: number
}

/** The moments of a game that this browser has, and the way to get more. */
export interface MomentStore {
  readonly state: StoreApi<MomentPages>
  readonly pageSize: number
  readonly pageOf: (at: number) => number
  /** Loads the page of a moment as far as it is missing, of a game with this many answers in the past. */
  readonly load: (at: number, count: number) => Promise<void>
  /** Forgets what came after this many answers: others have taken its place. */
  readonly keepUpTo: (at: number) => void
  /** Forgets why pages could not be loaded, so that they are asked for again. */
  readonly forgetFailures: () => void
}

/** Keeps moments page by page; each is asked for once. */
export function createMoments({ pageSize, load }: MomentSource): MomentStore {
  const state = createStore<MomentPages>(() => ({ moments: new Map(), failures: new Map(), first: 0 }))
  const pending = new Map<number, Promise<void>>()
  const pageOf = (at: number): number => Math.floor(at / pageSize)
  let generation = 0
  const fetchPage = async (page: number, [from, to]: PageRange): Promise<void> => {
    const asked = generation
    try {
      const loaded = await load(from, to)
      if (asked === generation) state.setState((before) => withPage(before, loaded))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (asked === generation)
        state.setState(({ failures }) => ({ failures: new Map([...failures, [page, error]]) }))
    } finally {
      if (asked === generation) pending.delete(page)
    }
  }
  return {
    state,
    pageSize,
    pageOf,
    load: (at, count) => {
      const page = pageOf(at)
      const { moments, failures, first } = state.getState()
      const begin = Math.max(first, page * pageSize)
      const range = missingIn(moments, [begin, Math.min((page + 1) * pageSize, count) - 1])
      if (failures.has(page) || range === undefined) return Promise.resolve()
      const work = pending.get(page) ?? fetchPage(page, range)
      pending.set(page, work)
      return work
    },
    keepUpTo: (at) => {
      generation += 1
      pending.clear()
      state.setState(({ moments }) => ({ moments: upTo(moments, at), failures: new Map() }))
    },
    forgetFailures: () => state.setState({ failures: new Map() }),
  }
}

/** The first and the last of several moments. */
type PageRange = readonly [from: number, to: number]

const withPage = (before: MomentPages, { moments, first = 0 }: MomentPage): Partial<MomentPages> => ({
  moments: new Map([...before.moments, ...moments.map((moment) => [moment.seq, moment] as const)]),
  first: Math.max(before.first, first),
})

const upTo = (moments: MomentPages['moments'], at: number): MomentPages['moments'] =>
  new Map([...moments].filter(([seq]) => seq <= at))

/** Returns what is missing of a page: it is filled from its beginning. */
function missingIn(moments: MomentPages['moments'], [first, to]: PageRange): PageRange | undefined {
  let from = first
  while (from <= to && moments.has(from)) from += 1
  return from > to ? undefined : [from, to]
}
