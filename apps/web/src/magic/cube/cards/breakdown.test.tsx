import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cubeCard, showPage } from '../../testing/show-page'
import { Breakdown } from './breakdown'

/** The browser's view of what is in sight, told by the test. */
let tell: (near: (group: Element) => boolean) => void

/** Gives the browser a moment without other work. */
let rest: () => void

beforeEach(() => {
  const idle: (() => void)[] = []
  rest = () => act(() => idle.shift()?.())
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
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

const CARDS = Array.from({ length: 90 }, (_, at) =>
  cubeCard(`card${at}`, {
    name: `Card ${at}`,
    mana_cost: `{${at % 9}}{W}`,
    type_line: at < 45 ? 'Creature — Otter' : 'Instant',
  }),
)
const show = () => {
  const breakdown = <Breakdown cards={CARDS} total={90} linked={[]} empty="" onOpen={() => undefined} />
  showPage(breakdown, {}, { path: '/magic/x', at: '/magic/x' })
  return within(screen.getByRole('region', { name: 'white' }))
}
const rows = () => screen.queryAllByText(/^Card \d/)
const placeOf = (group: Element | undefined) => {
  if (!(group instanceof HTMLElement)) throw new Error('There is no such group.')
  return group
}

describe('the breakdown of a large cube', () => {
  it('draws the first rows at once, what comes near sight then, and the rest when there is time', () => {
    const column = show()
    const groups = column.getAllByRole('list')
    expect(groups).toHaveLength(18)
    expect(rows()).toHaveLength(30)
    tell((group) => group === groups[10])
    expect(rows()).toHaveLength(35)
    expect(within(placeOf(groups[10])).getAllByRole('button')).toHaveLength(5)
    expect(placeOf(groups[11]).style.height).not.toBe('')
    for (let moments = 0; moments < 11; moments += 1) rest()
    expect(rows()).toHaveLength(90)
    expect(placeOf(groups[11]).style.height).toBe('')
  })

  it('draws a group that the Tab key comes to, and goes on to its first row, or its last from below', () => {
    const groups = show().getAllByRole('list')
    const place = (at: number) => within(placeOf(groups[at])).getByRole('button')
    act(() => place(12).focus())
    const first = within(placeOf(groups[12])).getAllByRole('button')[0]
    expect(document.activeElement).toBe(first)
    expect(rows()).toHaveLength(35)
    fireEvent.focus(place(11), { relatedTarget: first })
    expect(document.activeElement).toBe(within(placeOf(groups[11])).getAllByRole('button').at(-1))
  })
})
