import { describe, expect, it } from 'vitest'
import { checkedMap } from '../../rules/facts/checked-map'
import { smallMap } from '../../rules/testing/own-maps'
import { codeOf, withCode } from './code-texts'
import { makerChecks } from './maker-checks'
import { exportText, newMap, readMap } from './maker-document'
import {
  aligned,
  bent,
  cornersOf,
  cut,
  joined,
  kindsOf,
  placed,
  withCopies,
  withFields,
  withNode,
  without,
} from './maker-edits'
import { mapBack, mapOf, openedMap, pressedOn, inMode, removedChosen } from './maker-session'
import { documentOf, kindOf, mapOfDocument } from './map-of-document'
import { boxOf, centerOf, sizeOf } from './node-box'
import { NO_TRANSFORM, transformed } from './transform'

const start = newMap()
const linked = joined(start, 'node100', 'node101')
const curve = (map: typeof start) => {
  const [one] = map.curves
  if (one === undefined) throw new Error('The map has no curve.')
  return one
}

describe('a map that is edited', () => {
  it('begins with two nodes and the usual styles, and adds by the classes in use', () => {
    expect(boxOf(start.styles, { classes: [], style: { left: 1, top: 2 } })).toMatchObject({
      left: 1,
      top: 2,
      width: 50,
      height: 50,
    })
    expect(boxOf(start.styles, { classes: ['primary'], style: { left: 0, top: 0 } })).toMatchObject({
      width: 100,
      radius: 50,
    })
    expect(kindsOf(start)).toEqual([[], ['primary'], ['secondary'], ['tertiary']])
    const [more, id] = withNode(start, ['tertiary'])
    expect(more.nodes.at(-1)).toEqual({ id, classes: ['tertiary'], style: { left: 20, top: 100 } })
    expect(id).toBe('node102')
    expect(withNode(more, [])[0].nodes.at(-1)?.style).toEqual({ left: 40, top: 120 })
  })

  it('joins two nodes once, by a curve that bends', () => {
    expect(curve(linked).points).toEqual({
      source: { x: 340, y: 225 },
      target: { x: 100, y: 225 },
      sourceHandle: { x: 260, y: 225 },
      targetHandle: { x: 180, y: 225 },
    })
    expect(joined(linked, 'node101', 'node100')).toBe(linked)
    expect(joined(linked, 'node100', 'node100')).toBe(linked)
    expect(cut(linked, 'node101', 'node100').curves).toEqual([])
    expect(cut(start, 'node101', 'node100')).toBe(start)
  })

  it('takes the ends of curves along, and their handles with them', () => {
    const bend = bent(linked, 'curve100', ['sourceHandle', [250, 300]])
    const map = placed(bend, new Map([['node100', [310, 190]]]))
    expect(curve(map).points).toMatchObject({
      source: { x: 350, y: 215 },
      sourceHandle: { x: 260, y: 290 },
      target: { x: 100, y: 225 },
    })
    const { center } = {
      center: centerOf(map.styles, map.nodes[0] ?? { classes: [], style: { left: 0, top: 0 } }),
    }
    expect(center).toEqual([350, 215])
  })

  it('takes curves away with their nodes, and copies nodes without names', () => {
    expect(without(linked, ['node100'])).toMatchObject({ nodes: [{ id: 'node101' }], curves: [] })
    expect(without(linked, ['curve100'])).toMatchObject({ curves: [] })
    const [copies, ids] = withCopies(linked, ['node100'])
    expect(ids).toEqual(['node102'])
    expect(copies.nodes.at(-1)).toMatchObject({ id: 'node102', style: { left: 320, top: 220 }, spaces: 4 })
    expect(copies.nodes.at(-1)).not.toHaveProperty('name')
  })

  it('brings nodes into line', () => {
    const left = aligned(placed(start, new Map([['node100', [300, 260]]])), ['node100', 'node101'], 'left')
    expect([...cornersOf(left, ['node100', 'node101']).values()]).toEqual([
      [60, 260],
      [60, 200],
    ])
    const middle = aligned(left, ['node100', 'node101'], 'middle')
    expect([...cornersOf(middle, ['node100', 'node101']).values()].map(([, top]) => top)).toEqual([230, 230])
  })

  it('is as large as its styles say, within bounds in which a grid can be drawn', () => {
    const size = (width: number | string, height: number) => sizeOf({ styles: { '.map': { width, height } } })
    expect(size('300px', 700)).toEqual([300, 700])
    expect(size(1e308, 2e9)).toEqual([100_000, 100_000])
    expect(size(-7, 0)).toEqual([50, 50])
  })

  it('has no kind by a class that only sounds like something', () => {
    expect(kindOf({ classes: ['constructor', 'toString'] })).toBeUndefined()
    expect(kindOf({ classes: ['constructor', 'tertiary'] })).toBe('path')
  })

  it('has colors for backgrounds, and nothing that a browser would fetch', () => {
    const backgroundOf = (background: string) =>
      boxOf({}, { classes: [], style: { left: 0, top: 0, background } }).background
    for (const color of ['#ddd', '#A1B2C3', 'red', 'rgb(10, 20, 30)', 'hsl(120 10% 50%)'])
      expect(backgroundOf(color)).toBe(color)
    for (const other of ['url(https://example.test/x.svg#p)', 'u\\72l(x)', 'image-set("x")', 'red;x:url(y)'])
      expect(backgroundOf(other)).toBe('none')
  })

  it('is stretched and moved, rounded, also to 0', () => {
    const map = transformed(linked, { scaleX: 50, scaleY: 150, moveX: -30, moveY: 7 })
    expect(map.nodes[1]?.style).toEqual({ left: 0, top: 307 })
    expect(map.styles['.map']).toMatchObject({ width: 225, height: 1200 })
    const [east] = map.nodes
    expect(curve(map).points.source).toEqual(
      east === undefined ? {} : { x: centerOf(map.styles, east)[0], y: centerOf(map.styles, east)[1] },
    )
    expect(transformed(linked, NO_TRANSFORM)).toEqual(linked)
  })
})

describe('a map as text', () => {
  it('comes back from its file, and what is none is refused in a sentence', () => {
    expect(readMap(JSON.parse(exportText(linked))).map).toEqual(linked)
    expect(readMap({ elems: 7 }).problem).toBe(
      "This is not a map: 'elems' must be an object. 'elemMeta' is missing. Nothing was changed.",
    )
    expect(readMap({ elems: { divs: [{}], curves: [] }, elemMeta: { styles: {} } }).problem).toBe(
      "This is not a map: 'elems divs 1 id' is missing. 'elems divs 1 style' is missing. Nothing was changed.",
    )
    expect(
      readMap(JSON.parse(exportText(withFields(linked, 'node100', { name: '<b>x</b>' })))).map?.nodes[0]
        ?.name,
    ).toBe('<b>x</b>')
  })

  it('is edited as text, and keeps its last good state', () => {
    const text = codeOf(linked, 'elements')
    expect(withCode(linked, 'elements', text).map).toEqual(linked)
    expect(withCode(linked, 'elements', text.replace('"left": 300', '"left": "x"')).fault).toEqual({
      line: 2,
      words: "'1 style left' must be a number.",
    })
    expect(withCode(linked, 'styles', '{\n".map": {}\n".a": {} }').fault).toEqual({
      line: 3,
      words: 'a comma is missing',
    })
    expect(withCode(linked, 'curves', '[]').map?.curves).toEqual([])
  })

  it('keeps the curves of a node that gets another id', () => {
    const { map } = withCode(linked, 'elements', codeOf(linked, 'elements').replace('node100', 'gate'))
    expect(map?.curves[0]?.ids).toEqual({ source: 'gate', target: 'node101' })
  })
})

describe('a map for the game', () => {
  it('can be played on once nothing is wrong with it, and is read again as it was', () => {
    expect(checkedMap(mapOfDocument(linked)).problems).toEqual([])
    expect(makerChecks(linked).filter(({ culprit, open }) => culprit !== undefined || open === true)).toEqual(
      [],
    )
    const again = documentOf(smallMap)
    const { locations, links } = mapOfDocument(again)
    expect(checkedMap(mapOfDocument(again)).problems).toEqual([])
    expect(
      locations.map(({ name, kind, spaces, white, points }) => ({ name, kind, spaces, white, points })),
    ).toEqual(
      smallMap.locations.map(({ name, kind, spaces, white, points }) => ({
        name,
        kind,
        spaces,
        white,
        points,
      })),
    )
    expect(links).toEqual(smallMap.links)
  })

  it('takes no text of 10 MB, and says so', () => {
    const { map, fault } = withCode(start, 'elements', `["${'x'.repeat(10 * 1024 * 1024)}"]`)
    expect(map).toBeUndefined()
    expect(fault?.words).toBe('This has 10.0 MB, and at most 2 MB are read. Nothing was changed.')
  })

  it('is reported as too large to save before a save is refused', () => {
    const styles = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `.style${at}`,
          Object.fromEntries(
            Array.from({ length: 40 }, (_field, field) => [`field${field}`, 'x'.repeat(100)]),
          ),
        ]),
      )
    const said = (count: number) =>
      makerChecks({ ...linked, styles: { ...linked.styles, ...styles(count) } }).map(({ words }) => words)
    expect(said(100).filter((words) => words.startsWith('Too large'))).toEqual([])
    expect(said(120)).toContainEqual(
      expect.stringMatching(/^Too large to be saved: 5\d\d KB, and the hub keeps 512 KB$/),
    )
  })

  it('is reported with each fault and the part at fault', () => {
    const wrong = (map: typeof start) =>
      makerChecks(map).flatMap(({ words, culprit }) => (culprit === undefined ? [] : [[culprit, words]]))
    expect(
      wrong({ ...linked, curves: [{ ...curve(linked), ids: { source: 'gone', target: 'node101' } }] }),
    ).toContainEqual(['curve100', 'curve100 leads to an element that does not exist'])
    expect(wrong(withFields(linked, 'node101', { name: 'East' }))).toContainEqual([
      'node100',
      "Two locations have the same name: 'East'.",
    ])
    expect(wrong(start)).toEqual([])
    const third = withNode(linked, ['secondary'])[0]
    expect(wrong(withFields(third, 'node102', { name: 'North' }))).toContainEqual([
      'node102',
      "The board falls apart into 2 pieces; cut off from the largest: 'North'.",
    ])
    expect(wrong(withNode(linked, [])[0])).toContainEqual([
      'node102',
      'node102 is neither primary, secondary nor tertiary',
    ])
    expect(wrong(placed(linked, new Map([['node100', [-20, 0]]])))).toContainEqual([
      'node100',
      'East is not on the sheet',
    ])
  })

  it('is reported with a site without a name, and a name that is nearly one of the rules', () => {
    const named = (name: string) =>
      makerChecks(withFields(linked, 'node100', { name }))
        .filter(({ culprit }) => culprit === 'node100')
        .map(({ words }) => words)
    expect(named('')).toEqual(['node100 has no name'])
    expect(named('Ched Nasda')).toEqual(["'Ched Nasda' is no name of the rules. Ched Nasad?"])
    expect(named('Ched Nasad')).toEqual([])
    expect(named('Glass Market')).toEqual([])
    const own = (name: string) =>
      makerChecks(withFields(linked, 'node100', { name })).map(({ words }) => words)
    expect(own('Glass Market')).toContain('Names of its own: Glass Market, West')
    expect(own('Ched Nasad')).toContain('Names of its own: West')
  })
})

describe('a session at the map maker', () => {
  it('ends connecting and cutting with the second node', () => {
    const done = pressedOn(pressedOn(inMode(openedMap(start), 'connect'), 'node100'), 'node101')
    expect([mapOf(done).curves.length, done.mode, done.first]).toEqual([1, 'move', undefined])
    const again = pressedOn(pressedOn(inMode(done, 'cut'), 'node101'), 'node100')
    expect(mapOf(again).curves).toEqual([])
    expect(mapOf(mapBack(again)).curves).toHaveLength(1)
  })

  it('chooses one, or several, and removes them with their curves', () => {
    const both = pressedOn(pressedOn(openedMap(linked), 'node100'), 'node101', true)
    expect(both.chosen).toEqual(['node100', 'node101'])
    expect(pressedOn(both, 'node100', true).chosen).toEqual(['node101'])
    const gone = removedChosen(both)
    expect([mapOf(gone).nodes, mapOf(gone).curves, gone.chosen]).toEqual([[], [], []])
    expect(mapOf(mapBack(gone))).toEqual(linked)
  })
})
