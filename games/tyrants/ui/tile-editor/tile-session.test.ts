import { expect, it } from 'vitest'
import { movedTo, newTile, withSite } from './tile-document'
import {
  acted,
  begun,
  copied,
  ended,
  isUnsaved,
  opened,
  pressed,
  renamedSite,
  savedAs,
  tileOf,
  toggled,
  wentBack,
  wentOn,
} from './tile-session'

const two = withSite(newTile())
const moved = (to: readonly [number, number]) => (session: ReturnType<typeof begun>) =>
  acted(session, movedTo(tileOf(session), 'site 0', to), { words: 'moved', going: 'drag' })

it('is unsaved while the tile differs from what was saved', () => {
  const session = moved([20, 0])(begun())
  expect([isUnsaved(begun()), isUnsaved(session), isUnsaved(wentBack(session))]).toEqual([false, true, false])
  const saved = savedAs(session, session, { _id: 'x', rev: 0 })
  expect([isUnsaved(saved), saved.savedVersion?._id]).toEqual([false, 'x'])
  expect(isUnsaved(moved([40, 0])(ended(saved)))).toBe(true)
})

it('takes over the id of no other tile that was saved', () => {
  const other = opened(two, { _id: 'b', rev: 3 })
  expect(savedAs(other, begun(), { _id: 'a', rev: 0 })).toBe(other)
})

it('keeps another site chosen when one is renamed', () => {
  const session = renamedSite({ ...opened(two), chosen: 'site 1' }, 'site 0', 'Salt Stair')
  expect([session.chosen, tileOf(session).sites[0]?.name]).toEqual(['site 1', 'Salt Stair'])
  expect(renamedSite({ ...opened(two), chosen: 'site 0' }, 'site 0', 'Salt Stair').chosen).toBe('Salt Stair')
  expect(renamedSite(session, 'site 1', 'Salt Stair')).toBe(session)
})

it('takes back a whole drag, and does it again', () => {
  const session = ended(moved([30, 0])(moved([20, 0])(begun())))
  expect(tileOf(wentBack(session)).sites[0]).toMatchObject({ dx: 0 })
  expect(tileOf(wentOn(wentBack(session))).sites[0]).toMatchObject({ dx: 30 })
})

it('connects the two that are pressed one after the other, and then no more', () => {
  const first = pressed(toggled(opened(two)), 'site 0')
  expect(first.connecting).toEqual({ first: 'site 0' })
  const done = pressed(first, 'site 1')
  expect(tileOf(done).connectors).toEqual([['site 0', 'site 1']])
  expect([done.connecting, done.chosen]).toEqual([undefined, 'site 1'])
  expect(tileOf(pressed(pressed(toggled(done), 'site 0'), '_hex3')).connectors).toHaveLength(2)
  expect(toggled(toggled(done)).connecting).toBeUndefined()
})

it('copies without the id, and the copy is unsaved', () => {
  const copy = copied({ ...two, name: 'salt-stair' })
  expect([tileOf(copy).name, copy.savedVersion, isUnsaved(copy)]).toEqual([
    'duplicate of salt-stair',
    undefined,
    true,
  ])
})
