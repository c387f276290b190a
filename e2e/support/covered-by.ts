import type { Locator } from '@playwright/test'

/** The texts of those things over which something floats, also in part. */
export async function coveredBy(floating: Locator, things: Locator): Promise<readonly string[]> {
  const box = await floating.boundingBox()
  if (box === null) throw new Error('Nothing floats.')
  return things.evaluateAll(
    (elements, { x, y, width, height }) =>
      elements.flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isClear = x + width <= left || x >= right || y + height <= top || y >= bottom
        return isClear ? [] : [element.getAttribute('aria-label') ?? element.textContent]
      }),
    box,
  )
}
