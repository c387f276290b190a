import { isJsonObject, type Json } from '@parlour/kernel'
import type { Page } from '@playwright/test'
import type { ActionKind } from '../../games/tyrants/rules/facts/question-kinds'
import { piece } from '../../games/tyrants/rules/facts/piece'
import { open } from '../../games/tyrants/rules/testing/open'
import type { HubUser } from '../../tests/hub-client'

/** What lies in the market and before the viewer, by name. */
export interface ShownCards {
  readonly market: readonly string[]
  readonly hand: readonly string[]
  /** Played from the hand in this turn. */
  readonly played: readonly string[]
  readonly houseCards: boolean
}

/** The stacks that are always for sale. */
export const STACKS = ['Priestess of Lolth', 'House Guard'] as const

/** Places with enemies of the first player beside their own troops: power buys all that it can there. */
const SITES = {
  Menzoberranzan: ['neutral', 'neutral', 'neutral', 0, 1],
  'Ched Nasad': [0, 0, 1],
  Araumycos: [1, 1, 1, 2],
  Gauntlgrym: [2, 2, 3],
} as const

/** The middle of a turn of the first of four players who can do all that a turn offers. */
function fullTurn(names: readonly string[]) {
  const sites = Object.entries(SITES).map(([site, owners]) => {
    const troops = owners.map((owner) => (typeof owner === 'number' ? (names[owner] ?? '') : owner))
    return [site, { troops, spies: site === 'Araumycos' ? [] : [names[2] ?? ''] }] as const
  })
  const [first = ''] = names
  const table = open(
    {
      players: names,
      turn: { player: first, round: 9 },
      map: 'base-4',
      sites: Object.fromEntries(sites),
      [first]: { power: 12, influence: 18, hand: ['Noble', 'Noble', 'Soldier'] },
    },
    { checks: false },
  )
  return { view: table.view(first), first }
}

/** Lets a page that fetches a game find it in the middle of such a turn, with the cards of that moment. */
export async function routeFullTurn(
  page: Page,
  players: readonly HubUser[],
  wanted: () => { readonly cards: ShownCards; readonly seq: number },
): Promise<void> {
  const turn = fullTurn(players.map(({ name }) => name))
  let fetched: Json = null
  await page.route('**/api/game/fetch', async (route) => {
    if (fetched === null) fetched = (await (await route.fetch()).json()) as Json
    await route.fulfill({ json: withFullTurn(fetched, turn, wanted()) })
  })
}

/**
 * Returns a fetched game as if it were in the middle of such a turn, with these cards, in a later version.
 * Everything is offered that a turn ever offers.
 */
function withFullTurn(
  body: Json,
  { view: table, first }: ReturnType<typeof fullTurn>,
  { cards, seq }: { readonly cards: ShownCards; readonly seq: number },
): Json {
  const game = isJsonObject(body) ? body.game : undefined
  if (!isJsonObject(body) || !isJsonObject(game)) throw new Error('That is no game.')
  const [market, hand, played] = [cards.market, cards.hand, cards.played].map(copiesOf)
  const players = table.players.map((player) =>
    player.name === first ? { ...player, hand, played } : player,
  )
  const view = { ...table, players, market, houseCards: cards.houseCards }
  const stacks = [table.priestess, table.guard].filter((stack) => stack !== undefined)
  const request = requestOf(first, [...(hand ?? [])], [...stacks, ...(market ?? [])])
  const shown = JSON.parse(JSON.stringify({ view, requests: [request] })) as Record<string, Json>
  return { ...body, game: { ...game, seq, log: [], ...shown } }
}

interface CardCopy {
  readonly id: string
  readonly name: string
}

const copiesOf = (names: readonly string[], pile: number): readonly CardCopy[] =>
  names.map((name, at) => ({ id: `copy-${pile}-${at}`, name }))

/** The menu of a turn in which everything can be done. */
function requestOf(actor: string, hand: readonly CardCopy[], market: readonly CardCopy[]) {
  const entry = (title: string, kind: string) => ({ title, kind })
  const cardsOf = (cards: readonly CardCopy[]) =>
    cards.map(({ id, name }) => ({ title: name, id, kind: 'card', pieces: [piece.card(id)] }))
  const group = (title: string, kind: ActionKind, choices: readonly object[]) => ({
    ...{ title, kind, choices },
    ...{ min: 0, max: 1 },
  })
  const power = [
    entry('Deploy a Troop', 'deploy'),
    entry('Assassinate a Troop', 'assassinate'),
    entry('Return an Enemy Spy', 'return-spy'),
  ]
  return {
    ...{ id: 'menu', actor, kind: 'action', title: 'Choose Action', min: 1, max: 1, direct: true },
    choices: [
      group('Play Card', 'play-card', cardsOf(hand)),
      entry('Auto-play Cards', 'auto-play'),
      group('Recruit', 'recruit', cardsOf(market)),
      group('Use Power', 'use-power', power),
      entry('Pass', 'pass'),
    ],
  }
}
