import {
  advance,
  lineFor,
  type Position,
  randomFrom,
  Refusal,
  type Request,
  seeded,
  start,
} from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { seldomPassing } from '../rules/campaign/campaign'
import type { TyrantsSettings, TyrantsState } from '../rules/engine/board'
import { mapNamed } from '../rules/facts/map'
import { tyrants } from '../rules/tyrants'
import { screenOf } from './testing/screen-fixture'

afterEach(cleanup)

const NAMES = ['ann', 'bob', 'cat']
/** The half-decks that ask most. */
const HALF_DECKS = ['illithid', 'undead']
/** The log of a page at that moment: its last lines. */
const LINES = 40

const settings: TyrantsSettings = {
  game: 'Tyrants of the Underdark',
  name: 'read',
  seed: 'read',
  createdTimestamp: 0,
  players: NAMES.map((name) => ({ _id: name, name })),
  expansions: HALF_DECKS,
  map: 'base-3b',
  menzoExtraNeutral: true,
  chooseColors: true,
}

/** Plays a game at random, and shows every question, with the log so far. */
function played(see: (state: TyrantsState, log: readonly WireLogEntry[]) => void) {
  const random = randomFrom(seeded('read'))
  let position: Position<TyrantsState> = start(tyrants, settings).position
  const log: WireLogEntry[] = []
  for (;;) {
    const [request] = tyrants.pending(position.state)
    if (request === undefined) return see(position.state, log)
    see(position.state, log.slice(-LINES))
    const { actor, title } = request
    try {
      const next = advance(tyrants, position, { actor, title, selection: seldomPassing(request, random) })
      for (const line of next.step.log) log.push({ type: 'log', id: log.length, ...lineFor(line, undefined) })
      position = next.position
    } catch (error) {
      // A card's own condition may refuse what was picked at random.
      if (!(error instanceof Refusal)) throw error
    }
  }
}

/** Every word that a person could read on the page, or hear. */
function words(): readonly string[] {
  const said = [...document.querySelectorAll('[title], [aria-label], [aria-description]')].flatMap(
    (element) => ['title', 'aria-label', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
  )
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const read: string[] = []
  while (texts.nextNode() !== null) read.push(texts.currentNode.textContent ?? '')
  return [...new Set([...said, ...read])]
}

/** What only code calls things. */
const INTERNAL = [
  ...mapNamed('base-3b').locations.flatMap(({ name, kind }) => (kind === 'path' ? [name] : [])),
  'innerCircle',
  'map.',
  'undefined',
  'NaN',
  '[object',
]

test('no question, log or tip says an internal name or shows an empty heading', () => {
  const seen = new Set<string>()
  played((state, log) => {
    const [request] = tyrants.pending(state)
    const kind = request?.kind ?? 'over'
    if (seen.has(kind)) return
    seen.add(kind)
    const asked = request?.actor ?? 'ann'
    const other = NAMES.find((name) => name !== asked) ?? ''
    const page = (viewer: string, requests: readonly Request[]) =>
      screenOf({ view: tyrants.view(state, { seat: viewer }), viewer, log, requests })
    render(page(asked, request === undefined ? [] : [request]))
    render(page(other, []))
    const found = words().filter((text) => INTERNAL.some((name) => text.includes(name)))
    const empty = [...document.querySelectorAll('h1, h2, h3')].filter(
      ({ textContent }) => !textContent?.trim(),
    )
    expect([kind, found, empty]).toEqual([kind, [], []])
    cleanup()
  })
  expect(seen.size).toBeGreaterThan(10)
})
