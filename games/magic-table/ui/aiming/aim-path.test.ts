import { describe, expect, it } from 'vitest'
import { aimPath } from './aim-path'

const box = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 100 })

describe('an arrow', () => {
  it('runs along the seam from afar, and into the edge that is nearer to it', () => {
    const below = aimPath(box(900, 300), box(100, 500), 450)
    expect(below.line).toMatch(/^M900,350 .* L158,450 Q140,450 140,468 L140,500$/)
    expect(below.head).toMatch(/^M140,509 /)
    const above = aimPath(box(900, 300), box(100, 200), 450)
    expect(above.line).toMatch(/ L140,300$/)
  })
  it('goes straight between cards that lie over one another', () => {
    expect(aimPath(box(100, 300), box(140, 500), 450).line).toBe('M140,400 C140,450 180,450 180,500')
    expect(aimPath(box(100, 500), box(140, 300), 450).line).toBe('M140,500 C140,450 180,450 180,400')
  })
  it('goes sideways to what stands beside it where there is no seam', () => {
    expect(aimPath(box(300, 300), box(0, 300)).line).toBe('M300,350 C190,350 190,350 80,350')
  })
})
