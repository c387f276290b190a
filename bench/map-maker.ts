import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium.mjs'
import { hubClient } from '../tests/hub-client'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { framesWhile, slowFrame } from './frames'
import type { BenchRow } from './row'

const NODES = 200
const ACROSS = 20
const APART = 90
/** Places that the pointer passes while a node is dragged. */
const STEPS = 240

/** What dragging costs in a map of many nodes. */
export async function mapMakerRows(): Promise<readonly BenchRow[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium was found.')
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const server = await startServerProcess({
    bundle: 'apps/server/dist/main.js',
    env: { PARLOUR_DATA: folder, LOG_LEVEL: 'warn' },
  })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const frames = await dragged(await opened(browser, server))
    return [
      {
        name: 'map maker: a frame while dragging in a large map, 95th percentile',
        measured: slowFrame(frames),
        unit: 'ms',
        budget: 20,
        note: `${frames.length} frames, ${NODES} nodes`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The map maker with a large map, as it is kept in a browser. */
async function opened(browser: Browser, { url, admin }: ServerProcess): Promise<Page> {
  const { _id, name, token } = await (await hubClient(url)).signIn(admin.name, admin.password)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const savedMap = {
    user: JSON.stringify({ _id, name, token, isAdmin: true }),
    [`parlour-map-maker ${_id}`]: `{"map":${largeMap()}}`,
  }
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, savedMap)
  await page.goto(`${url}/mapmaker`)
  await page.locator(`[data-handle="node${NODES - 1}"]`).waitFor()
  return page
}

/** The text of a map in rows, each node linked to the next and every second to the one below. */
function largeMap(): string {
  const at = (index: number) => ({
    left: 20 + (index % ACROSS) * APART,
    top: 20 + Math.floor(index / ACROSS) * APART,
  })
  const divs = Array.from({ length: NODES }, (_, index) => ({
    id: `node${index}`,
    classes: [['primary', 'secondary', 'tertiary', 'tertiary'][index % 4]],
    style: at(index),
    white: 1,
  }))
  const pairs = divs.flatMap((_, index) => [
    ...((index + 1) % ACROSS === 0 ? [] : [[index, index + 1]]),
    ...(index % 2 === 0 && index + ACROSS < NODES ? [[index, index + ACROSS]] : []),
  ])
  const curves = pairs.map(([from = 0, to = 0], index) => {
    const [source, target] = [from, to].map((end) => ({ x: at(end).left + 40, y: at(end).top + 25 }))
    return {
      id: `curve${index}`,
      ids: { source: `node${from}`, target: `node${to}` },
      points: { source, target, sourceHandle: source, targetHandle: target },
    }
  })
  const styles = {
    '.map': { width: 1840, height: 940 },
    '.element': { width: 50, height: 50 },
    '.primary': { width: 70, height: 70 },
    '.secondary': { width: 80 },
    '.tertiary': { width: 25, height: 25 },
  }
  return JSON.stringify({
    elems: { divs, curves },
    elemMeta: { styles },
    game: { name: 'Large', players: 4 },
  })
}

async function dragged(page: Page): Promise<readonly number[]> {
  const box = await page.locator('[data-handle="node105"]').boundingBox()
  if (box === null) throw new Error('There is no node to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 20)
  const places = Array.from(
    { length: STEPS },
    (_, step) =>
      [x + Math.round(150 * Math.sin(step / 9)), y + Math.round(90 * Math.cos(step / 13))] as const,
  )
  const frames = await framesWhile(page, places)
  await page.mouse.up()
  return frames
}
