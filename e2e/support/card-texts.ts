import type { Page } from '@playwright/test'

/** How many card texts a player can read without a click, and how much room is left unused. */
export interface TextCount {
  /** Cards whose text is drawn, but not all of it. */
  readonly cut: readonly string[]
  /** Top cards and cards in hand that have a text but are drawn without it, or as a chip. */
  readonly without: readonly string[]
  /** Top cards of others that are drawn whole: value, name, icons. */
  readonly others: number
  /** Top cards of others that are shown as a chip only. */
  readonly chips: number
  /** The height of the question strip, in px. */
  readonly strip: number
  /** How much of that height is empty, in px. */
  readonly emptyStrip: number
  /** How many cards the viewer has in hand. */
  readonly hand: number
}

/** Counts which top cards and cards of the viewer's hand show their text on the page as it is now. */
export const textCount = (page: Page, viewer: string): Promise<TextCount> => page.evaluate(countTexts, viewer)

/** Waits until the fonts are loaded and the layout has stayed the same for four frames. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const sizes = () =>
      [...document.querySelectorAll('article, [data-player], #question')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join()
      })
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let last = '', same = 0; same < 4; ) {
      await frame()
      const now = sizes().join(';')
      same = now === last ? same + 1 : 0
      last = now
    }
  })
}

/** Runs in the page. */
function countTexts(viewer: string): TextCount {
  const shown = (element: Element) => element.getClientRects().length > 0
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown)
  const tops = all('[data-player] [data-splay] > div > article:first-of-type')
  const hand = all('[aria-label="Your hand"] article')
  const named = (card: Element) => {
    const seat = card.closest('[data-player]')?.getAttribute('data-player') ?? 'hand'
    return `${seat}: ${card.getAttribute('aria-label')}`
  }
  const textOf = (card: Element) => card.querySelector('[data-effects]')
  const isCut = (card: Element) => {
    const text = textOf(card)
    return text !== null && text.scrollHeight > text.clientHeight + 1
  }
  const chips = all('[data-player] header button[aria-label*=": look through"]')
  const isCity = (card: Element) => card.getAttribute('aria-label')?.includes(', city; ') === true
  const strip = document.getElementById('question')
  const box = strip?.getBoundingClientRect()
  const range = document.createRange()
  if (strip !== null) range.selectNodeContents(strip)
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height < 40)
  const last = Math.max(box?.top ?? 0, ...lines.map(({ bottom }) => bottom))
  return {
    cut: [...tops, ...hand].filter(isCut).map(named),
    without: [...[...tops, ...hand].filter((card) => textOf(card) === null && !isCity(card)), ...chips].map(
      named,
    ),
    others: tops.filter((card) => card.closest(`[data-player="${viewer}"]`) === null).length,
    chips: chips.length,
    strip: Math.round(box?.height ?? 0),
    emptyStrip: Math.round((box?.bottom ?? 0) - last),
    hand: hand.length,
  }
}
