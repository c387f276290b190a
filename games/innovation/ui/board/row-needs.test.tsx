import { expect, test } from 'vitest'
import { rowNeeds } from './row-needs'

const NONE = { own: 0, others: 0, hand: 0 }

/** An element that is drawn as it says. */
function drawn(
  tag: string,
  measures: Readonly<Record<string, number>>,
  children: readonly HTMLElement[] = [],
) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(measures)) Object.defineProperty(element, name, { value })
  element.append(...children)
  return element
}

/** A text so high in a room so high. */
function text(height: number, room: number): HTMLElement {
  const line = drawn('p', { offsetTop: 4, offsetHeight: height })
  const effects = drawn('div', { clientHeight: room }, [line])
  effects.dataset.effects = ''
  return effects
}

/** A row with its tableaus or slots, each at its height in the row. */
function row(name: string, parts: readonly (readonly [kind: string, top: number, text: HTMLElement])[]) {
  const box = drawn(
    'div',
    {},
    parts.map(([kind, offsetTop, inner]) => {
      const part = drawn('div', { offsetTop }, [inner])
      part.dataset[kind] = ''
      return part
    }),
  )
  box.dataset.row = name
  return box
}

test('a row needs what its longest text lacks, on top of what it has', () => {
  const board = drawn('div', {}, [
    row('own', [
      ['player', 0, text(60, 40)],
      ['player', 0, text(90, 40)],
    ]),
    row('hand', [['slot', 0, text(30, 40)]]),
  ])
  expect(rowNeeds(board, NONE).needs).toEqual({ own: 50, others: 0, hand: 0 })
  expect(rowNeeds(board, { ...NONE, own: 10, hand: 24 }).needs).toEqual({ own: 60, others: 0, hand: 14 })
})

test('where a row goes on below itself, each of its lines needs as much', () => {
  const board = drawn('div', {}, [
    row('others', [
      ['player', 0, text(50, 40)],
      ['player', 160, text(20, 40)],
    ]),
  ])
  expect(rowNeeds(board, NONE)).toEqual({ needs: { ...NONE, others: 20 }, lines: 2 })
})
