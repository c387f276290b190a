import { faultWords } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { drawnMap } from './drawn-map'

const fields = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, value]))
const node = (style: object) => ({ id: 'node100', style: { left: 0, top: 0, ...style } })
const faultsOf = (more: object) => {
  const { error } = drawnMap.safeParse({ nodes: [], curves: [], styles: {}, ...more }, { error: faultWords })
  return error?.issues.map(({ path, message }) => `${path.join(' ')} ${message}`) ?? []
}

it('has as many styles, and fields of each, as somebody may write, and no more', () => {
  expect(faultsOf({ styles: fields(200, { color: 'red' }), nodes: [node(fields(38))] })).toEqual([])
  expect(faultsOf({ styles: fields(201, { color: 'red' }) })).toEqual(['styles may have at most 200 styles'])
  expect(faultsOf({ styles: { '.map': fields(41) } })).toEqual(['styles .map may have at most 40 fields'])
  expect(faultsOf({ nodes: [node(fields(39))] })).toEqual(['nodes 0 style may have at most 40 fields'])
})

it('reports one fault of each kind, and where it is', () => {
  expect(faultsOf({ styles: { '.map': 7 } })).toEqual(['styles .map must be an object'])
  expect(faultsOf({ styles: { '.map': fields(9, []) } })).toEqual([
    'styles .map field0 must be a number or a short text',
  ])
  for (const wrong of [{ a: 'x'.repeat(121) }, { ['x'.repeat(61)]: 1 }, { a: null }, { a: true }])
    expect(faultsOf({ nodes: [node(wrong)] })).toEqual([
      `nodes 0 style ${Object.keys(wrong)[0]} must be a number or a short text`,
    ])
  expect(faultsOf({ nodes: [{ id: 'node100' }] })).toEqual([
    'nodes 0 style is missing',
    'nodes 0 style is missing',
  ])
})
