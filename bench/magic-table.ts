import { gzipSync } from 'node:zlib'
import { advance, difference, type Json, type JsonObject, type Position, start } from '@parlour/kernel'
import { magicTable, type TableSettings, type TableState } from '@parlour/magic-table'
import { median } from './median'
import type { BenchRow } from './row'

const NAMES = ['ann', 'bob']
const ACTIONS = 2100
const GAMES = 10
/** Actions of one turn. */
const TURN_ACTIONS = 19

const settingsOf = (seed: string): TableSettings => ({
  game: magicTable.kind,
  name: 'bench',
  seed,
  createdTimestamp: 0,
  players: NAMES.map((name) => ({ _id: name, name })),
  format: 'Constructed',
  shuffleSeats: false,
})

/** Sixty cards of twenty names, with texts of the usual length. */
const deck: JsonObject = {
  deckId: 'bench',
  cards: {
    main: Array.from({ length: 60 }, (_, at) => ({
      _id: `card ${at % 20}`,
      source: 'scryfall',
      data: {
        card_faces: [
          {
            name: `Card ${at % 20}`,
            type_line: 'Creature — Elf',
            mana_cost: '{1}{G}',
            oracle_text: 'Whenever this creature attacks, you gain life. '.repeat(4),
            power: '2',
            toughness: '2',
          },
        ],
      },
    })),
  },
}

type Zone = 'hand' | 'creatures' | 'land' | 'attacking' | 'graveyard'

interface Played {
  readonly times: readonly number[]
  readonly sizes: readonly number[]
}

/** One table, action by action. */
function tableOf(seed: string) {
  const times: number[] = []
  const sizes: number[] = []
  let position: Position<TableState> = start(magicTable, settingsOf(seed)).position
  let seen: Json | undefined
  const viewOf = (seat: string) => magicTable.view(position.state, { seat })
  const act = (actor: string, action: JsonObject, title = 'Do Something') => {
    const started = performance.now()
    position = advance(magicTable, position, { actor, title, selection: [action] }).position
    times.push(performance.now() - started)
    const view = JSON.parse(JSON.stringify(viewOf('ann'))) as Json
    const change = seen === undefined ? undefined : difference(seen, view)
    if (change !== undefined) sizes.push(gzipSync(JSON.stringify(change)).length / 1024)
    seen = view
  }
  const cardIn = (name: string, zone: Zone): string =>
    viewOf(name).seats.find((seat) => seat.name === name)?.zones[zone].cards[0]?.handle ?? 'none'
  return { times, sizes, act, cardIn }
}

/** A turn as people play it, at whose end as many cards lie where they lay before. */
function playTurn({ act, cardIn }: ReturnType<typeof tableOf>, name: string): void {
  const move = (from: Zone, to: string) =>
    act(name, { name: 'move card', cardId: cardIn(name, from), destId: `players.${name}.${to}` })
  for (const phase of ['start turn', 'untap', 'upkeep', 'draw', 'main 1'])
    act(name, { name: 'select phase', phase })
  move('hand', 'creatures')
  act(name, { name: 'adjust c-counter', cardId: cardIn(name, 'creatures'), key: '+1/+1', count: 1 })
  act(name, { name: 'tap', cardId: cardIn(name, 'land') })
  act(name, { name: 'select phase', phase: 'attackers' })
  move('creatures', 'attacking')
  act(name, { name: 'select phase', phase: 'damage' })
  act(name, { name: 'adjust counter', counter: 'life', amount: -1 })
  act(name, { name: 'select phase', phase: 'main 2' })
  act(name, { name: 'annotate eot', cardId: cardIn(name, 'creatures'), annotation: 'flying' })
  move('creatures', 'graveyard')
  act(name, { name: 'view next', zoneId: `players.${name}.library` })
  move('graveyard', 'library')
  act(name, { name: 'select phase', phase: 'end' })
  act(name, { name: 'pass priority' })
}

function playTable(seed: string): Played {
  const table = tableOf(seed)
  for (const name of NAMES) table.act(name, deck, 'Choose Deck')
  for (const name of NAMES) {
    table.act(name, { name: 'draw 7' })
    for (const to of ['land', 'land', 'creatures'])
      table.act(name, {
        name: 'move card',
        cardId: table.cardIn(name, 'hand'),
        destId: `players.${name}.${to}`,
      })
  }
  table.times.length = 0
  table.sizes.length = 0
  for (let turn = 0; table.times.length < ACTIONS; turn += 1) playTurn(table, NAMES[turn % 2] ?? 'ann')
  return table
}

/** What a table of two costs inside the rules. */
export function magicTableRows(): readonly BenchRow[] {
  playTable('warm-up')
  const played = Array.from({ length: GAMES }, (_, game) => playTable(`game ${game}`))
  const times = played.flatMap((game) => game.times)
  /** The actions of both players' turns around that one: every kind as often, early and late. */
  const around = (at: number) =>
    median(played.flatMap((game) => game.times.slice(at - TURN_ACTIONS, at + TURN_ACTIONS)))
  const rows = [
    ['an action in the rules', median(times), 'ms', 0.1],
    ['the 2,000th action against the 30th', around(2000) / around(30), '×', 1],
    ['a pushed change, gzipped', median(played.flatMap(({ sizes }) => sizes)), 'KB', 0.5],
  ] as const
  return rows.map(([name, measured, unit, budget]) => ({
    name: `magic table: ${name}`,
    measured,
    unit,
    budget,
  }))
}
