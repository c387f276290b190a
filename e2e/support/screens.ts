import { expect, type Page } from '@playwright/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1200 },
  { width: 390, height: 844 },
] as const

const THEMES = ['light', 'dark'] as const

/** Pictures are for looking at, not for tests: they are taken when asked for. */
const WITH_PICTURES = process.env.PARLOUR_PICTURES !== undefined

/** Photographs the page as it stands into `screenshots/<name>.png`, when pictures are asked for. */
export async function picture(page: Page, name: string): Promise<void> {
  if (WITH_PICTURES) await page.screenshot({ path: `screenshots/${name}.png`, animations: 'disabled' })
}

/** By how many pixels the page is wider than its window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/**
 * Looks at the page as it stands at three widths: at none may it scroll sideways. Photographs each, light and
 * dark, as `<name>-<width>-<theme>`. The page must follow the browser's color scheme, as it does until
 * somebody chose one. Ends at 1440, light.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect
      .poll(() => tooWide(page), { message: `${name} is no wider than a window of ${size.width} px` })
      .toBe(0)
    if (!WITH_PICTURES) continue
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await picture(page, `${name}-${size.width}-${colorScheme}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(SIZES[0])
}
