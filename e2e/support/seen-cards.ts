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
    const boxes = [...list.querySelectorAll('[data-pick]')].map((card) => card.getBoundingClientRect())
    const room = (list.parentElement ?? list).getBoundingClientRect()
    const inSight = ({ top, bottom, left, right }: DOMRect) =>
      top >= room.top - 1 && bottom <= room.bottom + 1 && left >= room.left - 1 && right <= room.right + 1
    return {
      whole: boxes.filter(inSight).length,
      across: new Set(boxes.map(({ left }) => Math.round(left))).size,
      width: Math.round(boxes[0]?.width ?? 0),
    }
  })
