import type { Page } from '@playwright/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 1200 },
  { width: 390, height: 844 },
] as const

const THEMES = ['light', 'dark'] as const

/**
 * Photographs the page as it stands at three widths, light and dark, into `screenshots/<name>-<width>-<theme>.png`.
 * The page must follow the browser's colour scheme, as it does until somebody chose one. Ends at 1440, light.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.screenshot({
        path: `screenshots/${name}-${size.width}-${colorScheme}.png`,
        animations: 'disabled',
      })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(SIZES[0])
}
