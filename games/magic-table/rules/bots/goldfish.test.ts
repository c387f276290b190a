import { advance, type Position, randomFrom, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { magicTable } from '../table-rules'
import type { TableState } from '../types'

const settings = {
  game: magicTable.kind,
  name: 'alone',
  seed: 'alone',
  createdTimestamp: 0,
  players: [
    { _id: 'ann', name: 'ann' },
    { _id: 'bot', name: 'Fin', bot: 'goldfish' },
  ],
  format: 'Constructed',
  shuffleSeats: false,
} as const

/** Lets the bot answer until it is asked nothing; says how many answers that took. */
function botPlays(from: Position<TableState>): {
  readonly position: Position<TableState>
  readonly answers: number
} {
  let position = from
  for (let answers = 0; ; answers += 1) {
    const request = magicTable.pending(position.state).find(({ actor }) => actor === 'Fin')
    if (request === undefined || answers > 40) return { position, answers }
    const view = magicTable.view(position.state, { seat: 'Fin' })
    const selection = magicTable.bots?.goldfish?.({ view, request, random: randomFrom(seeded('x')) }) ?? []
    position = advance(magicTable, position, { actor: 'Fin', title: request.title, selection }).position
  }
}

const act = (position: Position<TableState>, action: object) =>
  advance(magicTable, position, { actor: 'ann', title: 'Do Something', selection: [{ ...action }] }).position

describe('the goldfish', () => {
  it('chooses its deck, keeps seven, plays a land in each turn, and passes', () => {
    let { position } = botPlays(start(magicTable, settings).position)
    const deck = { deckId: 'd', cards: { main: [], side: [], command: [] } }
    position = advance(magicTable, position, {
      actor: 'ann',
      title: 'Choose Deck',
      selection: [deck],
    }).position
    for (let turn = 1; turn <= 3; turn += 1) {
      position = act(act(position, { name: 'select phase', phase: 'end' }), { name: 'pass priority' })
      const played = botPlays(position)
      position = played.position
      expect(played.answers).toBeLessThan(15)
      const fin = position.state.board.players.find(({ name }) => name === 'Fin')
      expect([fin?.zones.hand.length, fin?.zones.land.length]).toEqual([7, turn])
      expect(position.state.board).toMatchObject({ priority: 'ann', turnPlayer: 'Fin' })
      position = act(position, { name: 'select phase', phase: 'start turn' })
    }
  })

  it('draws nothing in the first turn of a game of two, and plays a land in it all the same', () => {
    const [ann, bot] = settings.players
    let { position } = botPlays(start(magicTable, { ...settings, players: [bot, ann] }).position)
    const deck = { deckId: 'd', cards: { main: [], side: [], command: [] } }
    position = advance(magicTable, position, {
      actor: 'ann',
      title: 'Choose Deck',
      selection: [deck],
    }).position
    for (const lands of [1, 2, 3]) {
      position = botPlays(position).position
      const fin = position.state.board.players.find(({ name }) => name === 'Fin')
      expect([fin?.zones.hand.length, fin?.zones.land.length]).toEqual([6, lands])
      expect(position.state.board).toMatchObject({ priority: 'ann', turnPlayer: 'Fin', phase: 'end' })
      for (const phase of ['start turn', 'end']) position = act(position, { name: 'select phase', phase })
      position = act(position, { name: 'pass priority' })
    }
  })

  it('gives priority back in the turn of another player', () => {
    let { position } = botPlays(start(magicTable, settings).position)
    const deck = { deckId: 'd', cards: { main: [], side: [], command: [] } }
    position = advance(magicTable, position, {
      actor: 'ann',
      title: 'Choose Deck',
      selection: [deck],
    }).position
    position = act(act(position, { name: 'select phase', phase: 'main 1' }), { name: 'pass priority' })
    position = botPlays(position).position
    expect(position.state.board).toMatchObject({ priority: 'ann', turnPlayer: 'ann', phase: 'main 1' })
  })
})
