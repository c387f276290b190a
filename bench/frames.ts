import type { Page } from '@playwright/test'

/** Returns how long each frame of a page takes, in milliseconds, while the mouse goes from place to place. */
export async function framesWhile(
  page: Page,
  places: readonly (readonly [x: number, y: number])[],
): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    let last = performance.now()
    const tick = (now: number) => {
      times.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  for (const [x, y] of places) await page.mouse.move(x, y)
  const times = await page.evaluate((): readonly number[] => {
    const frameTimes: unknown = Reflect.get(window, 'frameTimes')
    return Array.isArray(frameTimes) ? frameTimes.map(Number) : []
  })
  return times.slice(2)
}

/** Returns the time that 95 of 100 frames keep. */
export function slowFrame(frames: readonly number[]): number {
  const sorted = frames.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}
