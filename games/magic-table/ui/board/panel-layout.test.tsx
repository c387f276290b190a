import { expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import type { TableView } from '../../rules/view'
import { geometryOf } from '../layout/geometry'
import { tableOf } from '../table/table'
import { panelLayout } from './panel-layout'

const size = geometryOf({ form: 'desktop', height: 800, players: 3 })
const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`)

/** How bob's zones share a panel of this width for ann. */
function layoutOf(zones: Readonly<Record<string, readonly string[]>>, width: number) {
  const view: TableView = open({ players: ['ann', 'bob', 'cyd'], bob: zones }).view('ann')
  const table = tableOf(view, [])
  const bob = table.others.find(({ name }) => name === 'bob')
  if (bob === undefined) throw new Error('bob is missing')
  return panelLayout({ table, zones: bob.zones, fight: undefined, size, width })
}

it('gives few cards a row each', () => {
  const { lands, others, front } = layoutOf(
    { land: named('Land', 2), battlefield: ['Relic'], creatures: ['Wolf'] },
    600,
  )
  expect([lands, others, front]).not.toContain('lines')
})

it('lists the lands as text first where cards would overlap too much', () => {
  const { lands, front } = layoutOf({ land: named('Land', 12), creatures: ['Wolf'] }, 400)
  expect(lands).toBe('lines')
  expect(front).not.toBe('lines')
})

it('lists everything as text where even the creatures would overlap too much', () => {
  const { lands, others, front } = layoutOf({ creatures: named('Wolf', 14) }, 400)
  expect([lands, others, front]).toEqual(['lines', 'lines', 'lines'])
})

it('draws creatures alone in a narrow panel', () => {
  const { lands, others, front } = layoutOf({ land: ['Island'], creatures: ['Wolf'] }, 320)
  expect([lands, others]).toEqual(['lines', 'lines'])
  expect(front).not.toBe('lines')
})
