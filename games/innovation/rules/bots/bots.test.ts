import { advance, randomFrom, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { InnovationSettings } from '../engine/board'
import { innovation, lookAhead } from '../innovation'
import { open } from '../testing/open'
import { imaginedBoard } from './imagined-board'
import { randomBot } from './look-ahead'

const settings = (seed: string, expansions: readonly string[] = ['base']): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'bots',
  seed,
  createdTimestamp: 0,
  players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
  expansions,
})

function play(
  seed: string,
  bots: Readonly<Record<string, typeof lookAhead>>,
  expansions?: readonly string[],
) {
  const random = randomFrom(seeded(`bots ${seed}`))
  let { position } = start(innovation, settings(seed, expansions))
  for (let at = 0; at < 3000 && innovation.outcome(position.state) === undefined; at += 1) {
    const [request] = innovation.pending(position.state)
    const bot = bots[request?.actor ?? '']
    if (request === undefined || bot === undefined) throw new Error('nobody to ask')
    const view = innovation.view(position.state, { seat: request.actor })
    position = advance(innovation, position, {
      actor: request.actor,
      title: request.title,
      selection: bot({ view, request, random }),
    }).position
  }
  return innovation.outcome(position.state)
}

describe('the bot that looks one action ahead', () => {
  it('claims an achievement it may have', () => {
    const table = open({
      players: ['ann', 'bob'],
      ann: { red: ['Archery'], score: ['Machinery', 'Compass', 'Canning'], hand: ['Oars'] },
      bob: { red: ['Metalworking'] },
    })
    const [request] = table.pending
    if (request === undefined) throw new Error('ann is asked')
    const picks = lookAhead({ view: table.view('ann'), request, random: randomFrom(seeded('x')) })
    expect(picks).toMatchObject([{ title: 'Achieve' }])
  })

  it('imagines a game that shows what its view shows, and no card twice', () => {
    const table = open({
      players: ['ann', 'bob'],
      ann: { hand: ['Oars'] },
      bob: { hand: ['Pottery', 'Machinery'], red: { cards: ['Archery', 'Metalworking'], splay: 'left' } },
    })
    const view = table.view('ann')
    const { board } = imaginedBoard(view, randomFrom(seeded('y')))
    const cards = board.zones.flat()
    expect(new Set(cards).size).toBe(cards.length)
    expect(
      innovation.view(
        { ...start(innovation, settings('z')).position.state, board, answers: [] },
        { seat: 'ann' },
      ),
    ).toMatchObject({ players: view.players })
  })

  it.each(['a', 'b', 'c'])('finishes the game %s and beats a random player', (seed) => {
    expect(play(seed, { ann: lookAhead, bob: randomBot })?.winners).toEqual(['ann'])
  })
})
