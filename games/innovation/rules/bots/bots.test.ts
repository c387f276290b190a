import { advance, type Pick, randomFrom, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { InnovationSettings, InnovationState } from '../engine/board/board'
import { zoneOf } from '../engine/board/zones'
import { piece } from '../facts/piece'
import { innovation, machine } from '../innovation'
import { positionAt } from '../position/position-at'

const settings = (seed: string, expansions: readonly string[] = ['base']): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'bots',
  seed,
  createdTimestamp: 0,
  players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
  expansions,
})

const stateAt = (position: unknown): InnovationState => {
  const { settings: stated, board } = positionAt(position)
  return machine.startFrom(stated, board).state
}

const asked = (state: InnovationState) => {
  const [request] = innovation.pending(state)
  if (request === undefined) throw new Error('nobody is asked')
  return request
}

const luck = (seed = 'luck') => randomFrom(seeded(seed))

function picksOf(name: string, state: InnovationState, random = luck()): readonly Pick[] {
  const bot = innovation.bots?.[name]
  if (bot === undefined) throw new Error(`there is no bot '${name}'`)
  const request = asked(state)
  const view = innovation.view(state, { seat: request.actor })
  let looks = 0
  const hasTime = () => (looks += 1) < 60
  const imagine = () => innovation.imagined?.(state, request.actor, random)
  return bot({ view, request, random, hasTime, imagine })
}

const answered = (state: InnovationState, selection: readonly Pick[]): InnovationState => {
  const { actor, title } = asked(state)
  return advance(innovation, { state, seq: 0, branchId: 0 }, { actor, title, selection }).position.state
}

function play(seed: string, bots: Readonly<Record<string, string>>) {
  const random = luck(`bots ${seed}`)
  let { state } = start(innovation, settings(seed)).position
  for (let at = 0; at < 3000 && innovation.outcome(state) === undefined; at += 1)
    state = answered(state, picksOf(bots[asked(state).actor] ?? '', state, random))
  return innovation.outcome(state)
}

describe('the bots that look ahead', () => {
  it.each(['steady', 'hard'])('%s claims an achievement it may have', (bot) => {
    const state = stateAt({
      players: ['ann', 'bob'],
      ann: { red: ['Archery'], score: ['Machinery', 'Compass', 'Canning'], hand: ['Oars'] },
      bob: { red: ['Metalworking'] },
    })
    expect(picksOf(bot, state)).toMatchObject([{ title: 'Achieve' }])
  })

  it('look ahead in the middle of an effect: no card is returned for nothing', () => {
    const state = stateAt({
      players: ['ann', 'bob'],
      turn: { player: 'ann', action: 1, round: 2 },
      ann: {
        green: ['Sailing'],
        yellow: ['Masonry'],
        hand: ['Archery', 'Oars', 'Metalworking', 'City States'],
      },
    })
    const choosing = answered(state, [{ title: 'Dogma', selection: ['Masonry'] }])
    expect(asked(choosing).min).toBe(0)
    expect(picksOf('hard', choosing)).toHaveLength(4)
  })

  it('finish their games, and beat a random player in most', () => {
    const winners = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => play(seed, { ann: 'steady', bob: 'random' })?.winners,
    )
    expect(winners).not.toContain(undefined)
    expect(winners.filter((names) => names?.includes('ann')).length).toBeGreaterThanOrEqual(5)
  })

  it('take what is offered where nothing can be imagined', () => {
    const state = stateAt({ players: ['ann', 'bob'], ann: { hand: ['Oars'] } })
    const request = asked(state)
    const view = innovation.view(state, { seat: 'ann' })
    expect(innovation.bots?.hard?.({ view, request, random: luck() })).toHaveLength(1)
  })
})

describe('an imagined game', () => {
  const position = {
    players: ['ann', 'bob'],
    turn: { player: 'bob', action: 1, round: 2 },
    ann: { hand: ['Oars'], score: ['Tools'], red: ['Archery'] },
    bob: {
      hand: ['Pottery', 'Machinery', 'Code of Laws'],
      purple: ['Mysticism'],
      red: { cards: ['Metalworking', 'Construction'], splay: 'left' },
    },
  }

  it('looks the same to its seat, has the same cards, and none that the seat cannot know must be where it is', () => {
    const state = stateAt(position)
    const random = luck()
    const hands = Array.from({ length: 5 }, () => {
      const imagined = innovation.imagined?.(state, 'bob', random)
      if (imagined === undefined) throw new Error('nothing was imagined')
      expect(innovation.view(imagined, { seat: 'bob' })).toEqual(innovation.view(state, { seat: 'bob' }))
      expect(innovation.pending(imagined)).toMatchObject([{ actor: 'bob', choices: asked(state).choices }])
      expect(imagined.board.zones.flat().sort()).toEqual(state.board.zones.flat().sort())
      return imagined.board.zones[zoneOf(0, 'hand')]?.[0]
    })
    expect(new Set(hands).size).toBeGreaterThan(1)
  })

  it('stands in the middle of the same effect', () => {
    const state = stateAt({ ...position, bob: { ...position.bob, yellow: ['Agriculture'] } })
    const choosing = answered(state, [{ title: 'Dogma', selection: ['Agriculture'] }])
    const { actor, title } = asked(choosing)
    const imagined = innovation.imagined?.(choosing, actor, luck())
    if (imagined === undefined) throw new Error('nothing was imagined')
    expect(innovation.pending(imagined)).toMatchObject([{ actor, title }])
    expect(innovation.view(imagined, { seat: actor }).players).toEqual(
      innovation.view(choosing, { seat: actor }).players,
    )
  })

  it('knows a player from a card of the same name', () => {
    const state = stateAt({
      players: ['ann', 'Archery', 'cat'],
      turn: { player: 'ann', action: 1, round: 2 },
      ann: { blue: ['Rocketry'] },
      Archery: { score: ['Oars', 'Calendar', 'Machinery'] },
      cat: { score: ['Tools', 'Fermenting', 'Compass'] },
    })
    const chosen = answered(state, [{ title: 'Dogma', selection: ['Rocketry'] }])
    const returning = answered(chosen, ['Archery'])
    expect(asked(returning)).toMatchObject({ kind: 'cards-to-return', choices: { length: 3 } })
    const random = luck()
    for (let time = 0; time < 5; time += 1) {
      const imagined = innovation.imagined?.(returning, 'ann', random)
      if (imagined === undefined) throw new Error('nothing was imagined')
      expect(asked(imagined)).toEqual(asked(returning))
      expect(JSON.stringify(imagined.answers)).toContain(JSON.stringify(piece.seat(1)))
    }
  })

  it('keeps where it is what the table saw being returned', () => {
    const state = stateAt({
      players: ['ann', 'bob'],
      turn: { player: 'ann', action: 1, round: 2 },
      ann: { yellow: ['Globalization'] },
      bob: { yellow: ['Agriculture'], hand: ['Oars'] },
      decks: { base: { 11: ['Fusion'] } },
    })
    const after = answered(state, [{ title: 'Dogma', selection: ['Globalization'] }])
    expect(after.board.known).toEqual(['Agriculture'])
    const at = (one: InnovationState) => one.board.zones.findIndex((zone) => zone.includes('Agriculture'))
    const random = luck()
    for (let time = 0; time < 5; time += 1) {
      const imagined = innovation.imagined?.(after, asked(after).actor, random)
      expect(imagined === undefined ? undefined : at(imagined)).toBe(at(after))
    }
  })
})
