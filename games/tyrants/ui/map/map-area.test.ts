import { describe, expect, it } from 'vitest'
import { fitted, areaInBox, moved, showing, sideOf, toward, zoomed } from './map-area'

const rect = { left: 0, top: 0, width: 200, height: 100 }

describe('the part of a map that is seen', () => {
  it('is all of a map, in the middle of its box', () => {
    expect(fitted({ x: 0, y: 30, width: 1000, height: 400 }, [200, 100])).toEqual({
      x: 0,
      y: -20,
      width: 1000,
      height: 500,
    })
  })
  it('is all of a map that is higher than its box', () => {
    expect(fitted({ x: 5, y: 90, width: 600, height: 2000 }, [300, 400])).toEqual({
      x: -445,
      y: 90,
      width: 1500,
      height: 2000,
    })
  })
  it('zooms in around the pointer', () => {
    const area = zoomed(
      { x: 0, y: 0, width: 1000, height: 500 },
      { rect, at: [200, 0] },
      { factor: 0.5, mapWidth: 1000 },
    )
    expect(area).toEqual({ x: 500, y: 0, width: 500, height: 250 })
  })
  it('zooms in to a quarter of the map at most', () => {
    const area = { x: 0, y: 0, width: 260, height: 130 }
    expect(zoomed(area, { rect, at: [0, 0] }, { factor: 0.5, mapWidth: 1000 }).width).toBe(250)
  })
  it('follows a drag', () => {
    expect(moved({ x: 0, y: 0, width: 1000, height: 500 }, rect, [-20, 10])).toMatchObject({ x: 100, y: -50 })
  })
  it('stays where it is on the screen when its box grows or shrinks', () => {
    const area = { x: 100, y: 50, width: 400, height: 200 }
    expect(areaInBox(area, rect, { left: 0, top: 20, width: 200, height: 80 })).toEqual({
      x: 100,
      y: 90,
      width: 400,
      height: 160,
    })
  })
  it('moves to a point that is out of sight, and only then', () => {
    const area = { x: 0, y: 0, width: 100, height: 50 }
    expect(showing(area, [20, 20])).toBe(area)
    expect(showing(area, [300, 20])).toMatchObject({ x: 250, y: -5 })
  })
  it('has four sides, beyond which points are out of sight', () => {
    const area = { x: 100, y: 100, width: 200, height: 100 }
    const sides = [
      [150, 90],
      [150, 210],
      [90, 150],
      [310, 150],
      [150, 150],
    ] as const
    expect(sides.map((point) => sideOf(area, point))).toEqual(['above', 'below', 'left', 'right', undefined])
  })
  it('goes to the nearest of the points on a side, and not beyond the map', () => {
    const frame = { x: 0, y: 0, width: 300, height: 900 }
    const area = { x: 0, y: 300, width: 300, height: 300 }
    const to = (side: 'above' | 'below', ...points: (readonly [number, number])[]) =>
      toward(area, { side, points, frame })
    expect(to('below', [10, 650], [10, 640])).toEqual({ ...area, y: 540 })
    expect(to('below', [10, 880])).toEqual({ ...area, y: 600 })
    expect(to('above', [10, 290], [10, 20])).toEqual({ ...area, y: 90 })
    expect(to('above', [10, 20])).toEqual({ ...area, y: 0 })
    expect(toward({ ...area, width: 90 }, { side: 'right', points: [[150, 310]], frame })).toEqual({
      ...area,
      x: 120,
      width: 90,
    })
  })
})
