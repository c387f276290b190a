import type { SerializedGame } from '@parlour/protocol'
import { playByCall, repeatablePicks } from './support/by-call'
import { atRest, type TextCount, textCount } from './support/card-texts'
import { dealtInnovation } from './support/innovation-table'
import { adminOf, makeUsers, signedIn } from './support/people'
import { picture } from './support/screens'
import { startServer } from './support/server'
import { expect, test } from './support/test'

const SIX = ['base', 'echo', 'figs', 'city', 'arti', 'usee']
const VIEWER = 'vesna'

/** The same games every time. */
const GAMES = [
  { players: 2, expansions: ['base'] },
  { players: 2, expansions: SIX },
  { players: 4, expansions: ['base'] },
  { players: 4, expansions: SIX },
]
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 900, height: 1100 },
]

type Moment = 'action' | 'question' | 'waiting'
/** After how many answers a position is looked at, and at which moment. */
const STOPS: readonly (readonly [seq: number, moment: Moment])[] = [
  [20, 'action'],
  [40, 'waiting'],
  [55, 'question'],
]

const isMoment = (moment: Moment, { waiting, requests }: SerializedGame): boolean => {
  const [request] = requests.filter(({ actor }) => actor === VIEWER)
  if (moment === 'waiting') return !waiting.includes(VIEWER)
  return request !== undefined && (moment === 'action') === (request.kind === 'action')
}

interface CountedPosition extends TextCount {
  readonly players: number
  readonly sets: number
  readonly moment: Moment
  readonly width: number
}

/** Looks at positions of all games at all sizes. */
async function countedPositions(
  browser: Parameters<typeof signedIn>[0],
): Promise<readonly CountedPosition[]> {
  const counted: CountedPosition[] = []
  const server = await startServer({ PARLOUR_EXPERIMENTAL: 'sets', PARLOUR_ADMIN_NAME: VIEWER })
  try {
    const vesna = await adminOf(server)
    const four = [vesna, ...(await makeUsers(server, ['walt', 'xenia', 'yuri']))]
    const page = await signedIn(browser, vesna)
    for (const { players, expansions } of GAMES) {
      const seated = four.slice(0, players)
      const gameId = await dealtInnovation(vesna, { seated, expansions, seed: 'texts to read' })
      const picks = repeatablePicks()
      for (const [seq, moment] of STOPS) {
        await playByCall(seated, gameId, {
          picks,
          isEnough: (player, game) =>
            game.seq >= seq && (moment === 'waiting' || player === vesna) && isMoment(moment, game),
        })
        await page.goto(`${server.url}/game/${gameId}`)
        for (const { width, height } of SIZES) {
          await page.setViewportSize({ width, height })
          await expect(page.getByRole('region', { name: 'Your hand', exact: true })).toBeVisible()
          await atRest(page)
          const count = await textCount(page, VIEWER)
          counted.push({ players, sets: expansions.length, moment, width, ...count })
          await picture(page, `innovation-texts-${players}-${expansions.length}-${seq}-${width}`)
        }
      }
    }
  } finally {
    await server.stop()
  }
  return counted
}

/** So many texts are cut today, and so many cards stand without theirs, over all positions: never more. */
const MOST_CUT = 115
const MOST_WITHOUT = 120
/** Of two players, this many cards in hand have all of their texts at once with all top cards. */
const WHOLE_HAND = 9

test('cards have the room: waiting takes one line, others stay cards, and few texts are cut', async ({
  browser,
}) => {
  const all = await countedPositions(browser)
  for (const { moment, strip, emptyStrip } of all)
    if (moment === 'waiting') {
      expect(strip).toBeLessThanOrEqual(40)
      expect(emptyStrip).toBeLessThanOrEqual(10)
    }
  const sum = (of: (position: CountedPosition) => number) => all.reduce((total, one) => total + of(one), 0)
  expect(sum(({ cut }) => cut.length)).toBeLessThanOrEqual(MOST_CUT)
  expect(sum(({ without }) => without.length)).toBeLessThanOrEqual(MOST_WITHOUT)
  for (const { players, sets, width, moment, hand, cut, without } of all)
    if (players === 2 && hand <= WHOLE_HAND && (width === 1440 || (sets === 1 && width === 900)))
      expect([...cut, ...without], `two players, ${sets} sets, ${width} px wide, ${moment}`).toEqual([])
  for (const { players, sets, width, chips, others } of all) {
    const isWhole = players === 2 || width === 1440
    if (isWhole) expect([others > 0, chips], `${players} players, ${sets} sets, ${width}`).toEqual([true, 0])
  }
})
