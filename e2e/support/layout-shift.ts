import type { Page } from '@playwright/test'
import { z } from 'zod'

/**
 * A layout shift as the browser scores it, and what it moved: the last parts of an element's path, and its
 * place before and after.
 */
const shift = z.object({ value: z.number(), hadRecentInput: z.boolean(), moved: z.array(z.string()) })
export type Shift = z.infer<typeof shift>

/**
 * Notes every layout shift of a page from its next load on, with all that moves as who asked for nothing else
 * sees it. What slides by an animation of its own is none.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRect
        readonly currentRect: DOMRect
      }[]
    }
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(',')
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      const names: string[] = []
      for (let at = element; at && names.length < 3; at = at.parentElement)
        names.unshift(`${at.tagName.toLowerCase()}.${at.classList[0] ?? at.id}`)
      return names.join(' > ')
    }
    // Where a frame comes late, the browser takes the beginning of a slide for a jump.
    const slides = (node: Node | null) => node instanceof Element && node.getAnimations().length > 0
    const seen: unknown[] = []
    Reflect.set(window, 'layoutShifts', seen)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.length > 0 && sources.every(({ node }) => slides(node))) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${box(previousRect)} to ${box(currentRect)}`,
        )
        seen.push({ value, hadRecentInput, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts since the page was loaded. */
export const shiftsOf = async (page: Page): Promise<readonly Shift[]> =>
  z.array(shift).parse(await page.evaluate(() => Reflect.get(window, 'layoutShifts')))
