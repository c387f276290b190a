import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { CallError } from '../api'
import { createEditedRecord, shownRecord } from './edited-record'

interface Sum {
  readonly total: number
  readonly rev: number
}

function add({ total, rev }: Sum, more: number): Sum {
  if (total + more < 0) throw new Refusal('There is no such sum.')
  return { total: total + more, rev }
}

/**
 * A hub that keeps one sum, refuses stale revisions and totals over 100, and answers a save when it is let
 * go.
 */
function hub() {
  let sum: Sum = { total: 10, rev: 1 }
  const waiting: (() => void)[] = []
  const saves: number[] = []
  return {
    saves,
    changeMeanwhile: (total: number) => {
      sum = { total, rev: sum.rev + 1 }
    },
    /** Lets the first save that waits reach the server. */
    answer: async () => {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
    fetch: async () => sum,
    save: async (sent: Sum) => {
      saves.push(sent.total)
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (sent.rev !== sum.rev)
        throw new CallError('stale', { httpStatus: 409, code: 'conflict', current: sum })
      if (sent.total > 100) throw new CallError('Too much.', { httpStatus: 400 })
      sum = { total: sent.total, rev: sum.rev + 1 }
      return sum
    },
  }
}

async function opened(savesAtOnce: boolean) {
  const server = hub()
  const record = createEditedRecord<Sum, number>({
    fetch: server.fetch,
    save: server.save,
    read: (current) => current as Sum,
    apply: add,
    savesAtOnce,
    onTopNotice: 'On top.',
    leftOutNotice: (count) => `${count} left out.`,
  })
  await record.load()
  const state = () => record.state.getState()
  return { ...server, ...record, now: state, shown: () => shownRecord(state(), add)?.total }
}

describe('edits that are saved as they come', () => {
  it('are sent one save at a time; edits made meanwhile go into the next save', async () => {
    const { edit, save, answer, saves, now, shown } = await opened(true)
    edit(1)
    edit(2)
    edit(3)
    expect(shown()).toBe(16)
    expect(saves).toEqual([11])
    const saved = save()
    await answer()
    expect(saves).toEqual([11, 16])
    expect(shown()).toBe(16)
    await answer()
    expect(await saved).toBe(true)
    expect(now()).toMatchObject({ known: { total: 16, rev: 3 }, edits: [], saving: false })
  })

  it('are taken back when the hub refuses them; those that came meanwhile are saved all the same', async () => {
    const { edit, save, answer, now, shown } = await opened(true)
    edit(95)
    edit(5)
    const saved = save()
    await answer()
    expect(shown()).toBe(15)
    await answer()
    expect(await saved).toBe(false)
    expect(now()).toMatchObject({ known: { total: 15 }, edits: [], error: 'Too much.' })
  })
})

describe('edits that wait to be saved', () => {
  it('go in one save, on top of what somebody else saved meanwhile', async () => {
    const { edit, save, answer, saves, changeMeanwhile, now } = await opened(false)
    edit(1)
    edit(2)
    expect(saves).toEqual([])
    changeMeanwhile(50)
    const saved = save()
    await answer()
    await answer()
    expect(await saved).toBe(true)
    expect(saves).toEqual([13, 53])
    expect(now()).toMatchObject({ known: { total: 53 }, edits: [], notice: 'On top.' })
  })

  it('stay when the hub refuses them, until they are forgotten', async () => {
    const { edit, save, answer, discard, now, shown } = await opened(false)
    edit(95)
    const saved = save()
    await answer()
    expect(await saved).toBe(false)
    expect(now()).toMatchObject({ edits: [95], error: 'Too much.', saving: false })
    expect(shown()).toBe(105)
    discard()
    expect(shown()).toBe(10)
  })

  it('are left out where they no longer fit, and the rest is saved', async () => {
    const { edit, save, answer, changeMeanwhile, now } = await opened(false)
    edit(-8)
    edit(4)
    changeMeanwhile(5)
    const saved = save()
    await answer()
    await answer()
    expect(await saved).toBe(false)
    expect(now()).toMatchObject({ known: { total: 9 }, edits: [], notice: '1 left out.' })
  })

  it('are all saved when the save is asked for again during a save', async () => {
    const { edit, save, answer, now } = await opened(false)
    edit(1)
    void save()
    edit(2)
    const all = save()
    await answer()
    expect(now()).toMatchObject({ known: { total: 11 }, edits: [2] })
    await answer()
    expect(await all).toBe(true)
    expect(now()).toMatchObject({ known: { total: 13 }, edits: [] })
  })
})

describe('a record', () => {
  it.each([404, 400])('is known to be none (%i)', async (httpStatus) => {
    const missing = () => Promise.reject(new CallError('No sum', { httpStatus }))
    const record = createEditedRecord<Sum, number>({
      fetch: missing,
      save: missing,
      read: () => undefined,
      apply: add,
      savesAtOnce: true,
    })
    await record.load()
    expect(record.state.getState().known).toBeNull()
  })

  it('is taken over from a push only where it is newer', async () => {
    const { receive, shown } = await opened(true)
    receive({ total: 70, rev: 0 })
    expect(shown()).toBe(10)
    receive({ total: 70, rev: 2 })
    expect(shown()).toBe(70)
  })
})
