import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seatClass } from './seat-name'

const css = readFileSync('packages/ui-kit/src/theme/seat-name.module.css', 'utf8')
const shapes = [...css.matchAll(/--seat-shape:\s*([^;]+);/g)].map(([, shape = '']) =>
  shape.replace(/\s+/g, ''),
)

it('gives each of twelve seats a shape of its own, and each seat of the largest table a mark of its own', () => {
  expect(new Set(shapes).size).toBe(12)
  const marks = Array.from({ length: 20 }, (_, seat) => seatClass(seat))
  expect(new Set(marks).size).toBe(20)
  const shapeOf = (mark: string) => mark.split(' ')[1] ?? ''
  expect(new Set(marks.slice(0, 12).map(shapeOf)).size).toBe(12)
})
