import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cubeCard, showPage } from '../../testing/show-page'
import { Breakdown } from './breakdown'

/** The browser's view of what is in sight, told by the test. */
let tell: (near: (group: Element) => boolean) => void

beforeEach(() => {
  const watched = new Set<Element>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        onChange: (entries: { readonly target: Element; readonly isIntersecting: boolean }[]) => void,
      ) {
        tell = (near) =>
          act(() => onChange([...watched].map((target) => ({ target, isIntersecting: near(target) }))))
      }
      observe = (target: Element) => watched.add(target)
      unobserve = (target: Element) => watched.delete(target)
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CARDS = Array.from({ length: 300 }, (_, at) =>
  cubeCard(`card${at}`, {
    name: `Card ${at}`,
    mana_cost: `{${at % 9}}{W}`,
    type_line: at < 150 ? 'Creature — Otter' : 'Instant',
  }),
)
const show = () => {
  const breakdown = <Breakdown cards={CARDS} total={300} linked={[]} empty="" onOpen={() => undefined} />
  showPage(breakdown, {}, { path: '/magic/x', at: '/magic/x' })
  return within(screen.getByRole('region', { name: 'white' }))
}
const rows = () => screen.queryAllByRole('button', { name: /^Card / })
const placeOf = (group: Element | undefined) => {
  if (!(group instanceof HTMLElement)) throw new Error('There is no such group.')
  return group
}

describe('the breakdown of a large cube', () => {
  it('draws the rows that are in sight, not all of them', () => {
    const column = show()
    const groups = column.getAllByRole('list')
    expect(groups).toHaveLength(18)
    expect(rows().length).toBeLessThan(60)
    tell((group) => group === groups[10])
    expect(rows()).toHaveLength(17)
    expect(within(placeOf(groups[10])).getAllByRole('button')).toHaveLength(17)
    expect(placeOf(groups[11]).style.height).not.toBe('')
  })

  it('draws a group that the Tab key comes to, and goes on to its first row, or its last from below', () => {
    const column = show()
    const groups = column.getAllByRole('list')
    tell(() => false)
    const place = (at: number) => within(placeOf(groups[at])).getByRole('button')
    act(() => place(12).focus())
    const first = within(placeOf(groups[12])).getAllByRole('button')[0]
    expect(document.activeElement).toBe(first)
    expect(rows()).toHaveLength(16)
    fireEvent.focus(place(11), { relatedTarget: first })
    expect(document.activeElement).toBe(within(placeOf(groups[11])).getAllByRole('button').at(-1))
    tell(() => false)
    expect(within(placeOf(groups[11])).getAllByRole('button').length, 'the focus stays').toBeGreaterThan(1)
  })
})
