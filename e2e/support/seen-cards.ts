import type { Page } from '@playwright/test'

export interface SeenCards {
  /** How many cards of the pack are in sight from edge to edge. */
  readonly whole: number
  readonly across: number
  readonly width: number
}

/** Counts what of the pack is in sight without scrolling. */
export const seenCards = (page: Page): Promise<SeenCards> =>
  page.getByRole('list', { name: 'Cards of the pack', exact: true }).evaluate((list) => {
    const cards = [...list.querySelectorAll('[data-pick]')]
    const boxes = cards.map((card) => card.getBoundingClientRect())
    const room = (list.parentElement ?? list).getBoundingClientRect()
    const inRoom = ({ top, bottom, left, right }: DOMRect) =>
      top >= room.top - 1 && bottom <= room.bottom + 1 && left >= room.left - 1 && right <= room.right + 1
    // The window shows it, and nothing lies over it: bars stand at the foot of a phone.
    const inSight = ({ top, bottom, left, right }: DOMRect, at: number) =>
      [top + 2, bottom - 2].every((y) =>
        cards[at]?.parentElement?.contains(document.elementFromPoint((left + right) / 2, y)),
      )
    return {
      whole: boxes.filter((box, at) => inRoom(box) && inSight(box, at)).length,
      across: new Set(boxes.map(({ left }) => Math.round(left))).size,
      width: Math.round(boxes[0]?.width ?? 0),
    }
  })
