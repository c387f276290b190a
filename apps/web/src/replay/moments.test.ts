import { CallError } from '@parlour/ui-kit'
import { expect, it } from 'vitest'
import { createMoments, type MomentPage, type MomentSource, type SeatMoment } from './moments'

const part = {
  view: null,
  requests: [],
  waiting: [],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
} as const
const momentsFrom = (from: number, to: number): readonly SeatMoment[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ seq: from + index, logLength: 0, part }))

/** A store with pages of ten moments that notes what is asked for. */
function storeOf(load: MomentSource['load'] = async (from, to) => ({ moments: momentsFrom(from, to) })) {
  const asked: (readonly [number, number])[] = []
  const store = createMoments({
    pageSize: 10,
    load: (from, to) => {
      asked.push([from, to])
      return load(from, to)
    },
  })
  return { store, asked, has: (at: number) => store.state.getState().moments.has(at) }
}

it('asks once for a page, and for the rest of the last one as the game goes on', async () => {
  const { store, asked, has } = storeOf()
  await Promise.all([store.load(12, 100), store.load(17, 100)])
  await store.load(15, 100)
  expect(asked).toEqual([[10, 19]])
  await store.load(20, 23)
  await store.load(22, 23)
  await store.load(24, 26)
  expect(asked.slice(1)).toEqual([
    [20, 22],
    [23, 25],
  ])
  expect([19, 25, 26].map(has)).toEqual([true, true, false])
})

it('forgets what came after an answer that was taken back, even if it is still loading', async () => {
  let arrive: (page: MomentPage) => void = () => undefined
  const late = new Promise<MomentPage>((resolve) => {
    arrive = resolve
  })
  const { store, has } = storeOf((from, to) =>
    from < 10 ? Promise.resolve({ moments: momentsFrom(from, to) }) : late,
  )
  await store.load(3, 30)
  const onItsWay = store.load(13, 30)
  store.keepUpTo(5)
  arrive({ moments: momentsFrom(10, 19) })
  await onItsWay
  expect([5, 6, 13].map(has)).toEqual([true, false, false])
})

it('keeps why a page could not be loaded, and asks again when that is forgotten', async () => {
  const gone = new CallError('That moment was not kept.', { httpStatus: 410, code: 'moment_not_kept' })
  let fails = true
  const { store, asked, has } = storeOf(async (from, to) => {
    if (fails) throw gone
    return { moments: momentsFrom(from, to) }
  })
  await store.load(3, 30)
  await store.load(4, 30)
  expect(store.state.getState().failures.get(0)).toBe(gone)
  expect(asked).toHaveLength(1)
  fails = false
  store.forgetFailures()
  await store.load(4, 30)
  expect(has(4)).toBe(true)
})

it('knows from where on a game was kept, and asks for nothing before', async () => {
  const { store, asked } = storeOf(async (from, to) => ({
    moments: momentsFrom(Math.max(from, 14), to),
    first: 14,
  }))
  await store.load(12, 100)
  expect(store.state.getState().first).toBe(14)
  await store.load(3, 100)
  await store.load(13, 100)
  expect(asked).toEqual([[10, 19]])
})
