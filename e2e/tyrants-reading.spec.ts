import { cards } from '../games/tyrants/rules/facts/catalog'
import type { Browser, WebSocketRoute } from '@playwright/test'
import type { HubUser } from '../tests/hub-client'
import { makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { expect, test } from './support/test'
import { routeFullTurn, type ShownCards, STACKS } from './support/tyrants-position'
import { makeTyrants } from './support/tyrants-table'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 900, height: 1100 },
] as const

const MARKET = 6
const POSITIONS = 70
/** A version that is beyond any of the game. */
const FAR = 10_000

/** The names of all cards but the starting ones, those with the most words in either wording first. */
const LONGEST = cards
  .map(({ name, published, house }) => ({
    name,
    length: Math.max(...[published, house].map(({ text }) => text.join(' ').length)),
  }))
  .toSorted((one, other) => other.length - one.length)
  .map(({ name }) => name)

/** Cards played earlier in the turn: from none to more than a hand, with short and with long texts. */
const PLAYED = [
  (long: readonly string[]) => [...long, 'Noble', 'Noble'],
  () => [],
  () => ['Noble', 'Soldier', 'Noble', 'Soldier'],
  (long: readonly string[]) => long.slice(0, 3),
  (long: readonly string[]) => long,
]

/**
 * Returns one of the positions. Together they put every card in the market and in a hand, in both wordings,
 * beginning with the longest texts, and vary what was played.
 */
const positionAt = (at: number): ShownCards => {
  const take = (from: number, count: number) =>
    Array.from({ length: count }, (_, more) => LONGEST[(from + more) % LONGEST.length] ?? '')
  const from = Math.floor(at / 2) * MARKET
  const played = PLAYED[at % PLAYED.length] ?? (() => [])
  return {
    market: take(from, MARKET),
    hand: [...take(from + MARKET, 4), 'Noble', 'Noble'].slice(0, 5 + (at % 2)),
    played: played(take(from + MARKET + 4, 5)),
    houseCards: at % 2 === 1,
  }
}

test('all words of market and hand can be read in 70 positions at three sizes, the longest cards first', async ({
  browser,
  server,
}) => {
  test.setTimeout(1_200_000)
  const players = await makeUsers(server, ['annabel', 'balduin', 'corvin', 'dorothea'])
  const gameId = await makeTyrants(players)
  const readers = await Promise.all(SIZES.map((size) => openReader({ browser, players, gameId }, size)))
  const unread: string[] = []
  for (let at = 0; at < POSITIONS; at += 1) {
    const cards = positionAt(at)
    for (const { page, size, show } of readers) {
      const read = await show(cards)
      const where = `position ${at} at ${size.width} × ${size.height}`
      expect(read.count, where).toBe(MARKET + STACKS.length + cards.hand.length)
      expect(read.cut, where).toEqual([])
      expect(read.smallest, where).toBeGreaterThanOrEqual(11)
      if (read.hidden.length > 0) unread.push(`${where}: ${read.hidden.join(', ')}`)
      if (at < 2) await picture(page, `tyrants-longest-${at}-${size.width}`)
    }
  }
  expect(unread, 'cards that are not fully visible without scrolling').toEqual([])
})

test('a played card shows its whole name and no part of a text', async ({ browser, server }) => {
  const players = await makeUsers(server, ['eleonore', 'ferdinand', 'griselda', 'hieronymus'])
  const [first] = players
  if (first === undefined) throw new Error('There are no users.')
  const gameId = await makeTyrants(players)
  const played = ['Advocate', 'Earth Elemental Myrmidon', 'Masters of Sorcere', 'Noble']
  const cards = { market: LONGEST.slice(0, MARKET), hand: ['Noble'], played, houseCards: false }
  const page = await signedIn(browser, first)
  await routeFullTurn(page, players, () => ({ cards, seq: FAR }))
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto(`${server.url}/game/${gameId}`)
    const articles = page
      .getByRole('complementary', { name: 'Players and scores', exact: true })
      .locator('article')
    await expect(articles).toHaveCount(played.length)
    await picture(page, `tyrants-played-${size.width}`)
    expect(await articles.evaluateAll(cutWords), `at ${size.width}`).toEqual([])
  }
})

/** In the page: which names do not stand whole on their cards, and which texts show in part. */
function cutWords(articles: readonly Element[]): readonly (string | null)[] {
  return articles
    .filter((article) => {
      const { bottom, right } = article.getBoundingClientRect()
      const name = article.querySelector('header span')?.getBoundingClientRect()
      const text = article.querySelector('header + div')
      if (name === undefined || name.bottom > bottom || name.right > right) return true
      return text !== null && text.clientHeight > 1 && text.scrollHeight > text.clientHeight + 1
    })
    .map((article) => article.getAttribute('aria-label'))
}

interface ReadGame {
  readonly browser: Browser
  readonly players: readonly HubUser[]
  readonly gameId: string
}

/** Opens the game on a page of this size. The returned `show` puts other cards on it without a reload. */
async function openReader({ browser, players, gameId }: ReadGame, size: (typeof SIZES)[number]) {
  const [first] = players
  if (first === undefined) throw new Error('Four people are wanted.')
  const page = await signedIn(browser, first, { viewport: size })
  let [cards, seq] = [positionAt(0), FAR]
  await routeFullTurn(page, players, () => ({ cards, seq }))
  let live: WebSocketRoute | undefined
  await page.routeWebSocket(/socket\.io/, (socket) => {
    live = socket
    socket.connectToServer()
  })
  await page.goto(`${first.url}/game/${gameId}`)
  /** Measures the first frame that shows the cards, so that a late layout would be noticed. */
  const readFirst = async () => {
    const handle = await page.waitForFunction(readOnceShown, { ...cards, stacks: STACKS })
    const read = await handle.jsonValue()
    if (read === false) throw new Error('The cards are not shown.')
    return read
  }
  await readFirst()
  const show = async (next: ShownCards) => {
    cards = next
    seq += 1
    // A push without a change: the page has to fetch the game again.
    live?.send(`42${JSON.stringify(['game', { gameId, base: 0, seq, branchId: 0 }])}`)
    return await readFirst()
  }
  return { page, size, show }
}

/**
 * Runs in the page. Returns false until exactly these cards are shown, then how many cards market and hand
 * show, which of them have cut-off text, which are partly out of sight, and the smallest font size in px.
 */
function readOnceShown({
  market,
  hand,
  played,
  stacks,
}: ShownCards & { readonly stacks: readonly string[] }) {
  const articlesIn = (region: string) => [
    ...document.querySelectorAll<HTMLElement>(`[aria-label="${region}"] article`),
  ]
  const areShown = (region: string, cards: readonly string[]) =>
    articlesIn(region)
      .map((card) => card.getAttribute('aria-label'))
      .sort()
      .join() === [...cards].sort().join()
  const isShown =
    areShown('Your hand', hand) &&
    areShown('Market', [...stacks, ...market]) &&
    areShown('Players and scores', played)
  if (!isShown) return false
  const articles = [...articlesIn('Market'), ...articlesIn('Your hand')]
  const isCut = (part: Element) =>
    part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
  const isOutside = (article: HTMLElement) => {
    const { top, bottom } = article.getBoundingClientRect()
    const name = article.querySelector('header')?.getBoundingClientRect()
    const text = article.querySelector('header + div')?.getBoundingClientRect()
    const foot = article.querySelector('footer')?.getBoundingClientRect()
    if (name === undefined || text === undefined || foot === undefined) return true
    return (
      name.top < top - 1 ||
      text.top < name.bottom - 1 ||
      foot.top < text.bottom - 3 ||
      foot.bottom > bottom + 1
    )
  }
  const isHidden = (article: HTMLElement) => {
    const { top, bottom } = article.getBoundingClientRect()
    for (let box = article.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const around = box.getBoundingClientRect()
      if (top < around.top - 1 || bottom > around.bottom + 1) return true
    }
    return bottom > window.innerHeight
  }
  return {
    count: articles.length,
    cut: articles
      .filter(
        (article) =>
          isOutside(article) || [...article.querySelectorAll('header span, header + div')].some(isCut),
      )
      .map((article) => article.getAttribute('aria-label')),
    hidden: articles.filter(isHidden).map((article) => article.getAttribute('aria-label')),
    smallest: Math.min(...articles.map((article) => Number.parseFloat(getComputedStyle(article).fontSize))),
  }
}
