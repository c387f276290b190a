import { gzipSync } from 'node:zlib'
import { advance, difference, type Json, type JsonObject, type Position, start } from '@parlour/kernel'
import { magicTable, type TableSettings, type TableState } from '@parlour/magic-table'
import { median } from './median'
import type { BenchRow } from './row'

const NAMES = ['ann', 'bob']
const ACTIONS = 2100
/** Actions whose pushed changes are measured. */
const PUSHED = 600
const GAMES = 20
/** Tables before the measured ones, until the compiler has done its work. */
const WARM_UP = 4
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

type PositionHandler = (position: Position<TableState>) => void

/** One table, action by action; `see` is shown each position, and what it does is not measured. */
function tableOf(seed: string, see: PositionHandler) {
  const times: number[] = []
  let position: Position<TableState> = start(magicTable, settingsOf(seed)).position
  const act = (actor: string, action: JsonObject, title = 'Do Something') => {
    const started = performance.now()
    position = advance(magicTable, position, { actor, title, selection: [action] }).position
    times.push(performance.now() - started)
    see(position)
  }
  const cardIn = (name: string, zone: Zone): string =>
    position.state.board.players.find((player) => player.name === name)?.zones[zone][0]?.handle ?? 'none'
  return { times, act, cardIn }
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

/** Plays a table of two; returns how long the rules took for each action of its turns, in milliseconds. */
function playTable(seed: string, actions: number, see: PositionHandler = () => undefined): readonly number[] {
  const table = tableOf(seed, see)
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
  for (let turn = 0; table.times.length < actions; turn += 1) playTurn(table, NAMES[turn % 2] ?? 'ann')
  return table.times
}

/** Bytes of what a page of the other player is pushed after each action, gzipped, in KB. */
function pushSizes(seed: string): readonly number[] {
  const sizes: number[] = []
  let before: Json | undefined
  playTable(seed, PUSHED, ({ state }) => {
    const view = JSON.parse(JSON.stringify(magicTable.view(state, { seat: 'ann' }))) as Json
    const change = before === undefined ? undefined : difference(before, view)
    if (change !== undefined) sizes.push(gzipSync(JSON.stringify(change)).length / 1024)
    before = view
  })
  return sizes
}

/**
 * How many turns in are compared: the first two of each player's, and the same four from about the 2,000th
 * action on.
 */
const COMPARED = 4 * TURN_ACTIONS
const LATE = 26 * COMPARED

/** How much longer an action takes about the 2,000th than the same action of the first turns. */
function lateAgainstEarly(played: readonly (readonly number[])[]): number {
  const at = (place: number) => median(played.flatMap((times) => times[place] ?? []))
  return median(Array.from({ length: COMPARED }, (_, place) => at(LATE + place) / at(place)))
}

/** What a table of two costs inside the rules. */
export function magicTableRows(): readonly BenchRow[] {
  for (let game = 0; game < WARM_UP; game += 1) playTable(`warm-up ${game}`, ACTIONS)
  const played = Array.from({ length: GAMES }, (_, game) => playTable(`game ${game}`, ACTIONS))
  const rows = [
    ['an action in the rules', median(played.flat()), 'ms', 0.1],
    ['the 2,000th action against the 30th, same kinds', lateAgainstEarly(played), '×', 1],
    ['a pushed change, gzipped', median(pushSizes('push')), 'KB', 0.5],
  ] as const
  return rows.map(([name, measured, unit, budget]) => ({
    name: `magic table: ${name}`,
    measured,
    unit,
    budget,
  }))
}
