import { advance, randomFrom, randomPicks, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { InnovationSettings, InnovationState } from '../engine/board/board'
import { backOfCard } from '../engine/board/library'
import { backCode } from '../facts/piece'
import { innovation } from '../innovation'

const settings = (seed: string): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'imagined',
  seed,
  createdTimestamp: 0,
  players: ['ann', 'bob', 'cat'].map((name) => ({ _id: name, name })),
  expansions: ['base', 'echo'],
})

/** Returns the states between the actions of a game that random players play. */
function betweenActions(seed: string): readonly InnovationState[] {
  const random = randomFrom(seeded(`moves of ${seed}`))
  let { position } = start(innovation, settings(seed))
  const states: InnovationState[] = []
  for (let at = 0; at < 120 && innovation.outcome(position.state) === undefined; at += 1) {
    if (position.state.answers.length === 0) states.push(position.state)
    const request = random.pick(innovation.pending(position.state))
    const { actor, title } = request
    position = advance(innovation, position, {
      actor,
      title,
      selection: randomPicks(request, random),
    }).position
  }
  return states
}

/**
 * Returns the same table with two cards of one back at each other's place, another seed and other chance to
 * come.
 */
function withOtherSecrets(state: InnovationState, random: ReturnType<typeof randomFrom>): InnovationState {
  const known = new Set(state.board.known)
  const hidden = state.board.zones.flat().filter((card) => backOfCard(card) !== undefined && !known.has(card))
  const codeOf = (card: string) => {
    const back = backOfCard(card)
    return back === undefined ? '' : backCode(back)
  }
  const one = random.pick(hidden)
  const other = random.pick(hidden.filter((card) => codeOf(card) === codeOf(one)))
  const renamed = (card: string) => (card === one ? other : card === other ? one : card)
  return {
    ...state,
    settings: { ...state.settings, seed: 'another' },
    board: {
      ...state.board,
      random: seeded('other chance'),
      zones: state.board.zones.map((zone) => zone.map(renamed)),
    },
  }
}

const askedOf = (state: InnovationState, seat: string) =>
  innovation.pending(state).filter(({ actor }) => actor === seat)

describe('a game imagined for a seat', () => {
  it('is the same out of two games that differ in what the seat cannot know', () => {
    const random = randomFrom(seeded('secrets'))
    let compared = 0
    for (const state of ['a', 'b', 'c'].flatMap(betweenActions)) {
      const [request] = innovation.pending(state)
      if (request === undefined) continue
      const seat = request.actor
      for (let time = 0; time < 6; time += 1) {
        const other = withOtherSecrets(state, random)
        const looksAlike =
          JSON.stringify(innovation.view(other, { seat })) ===
          JSON.stringify(innovation.view(state, { seat }))
        if (!looksAlike) continue
        const dealt = [state, other].map((one) =>
          innovation.imagined?.(one, seat, randomFrom(seeded('deal'))),
        )
        expect(dealt[0]).toBeDefined()
        expect(dealt[1]).toEqual(dealt[0])
        if (JSON.stringify(other.board.zones) !== JSON.stringify(state.board.zones)) compared += 1
      }
    }
    expect(compared).toBeGreaterThan(200)
  })

  it('contradicts nothing that the seat sees or that the table saw', () => {
    const random = randomFrom(seeded('deals'))
    for (const state of betweenActions('d')) {
      const [request] = innovation.pending(state)
      const seat = request?.actor ?? ''
      const imagined = innovation.imagined?.(state, seat, random)
      if (imagined === undefined) throw new Error('nothing was imagined')
      expect(innovation.view(imagined, { seat })).toEqual(innovation.view(state, { seat }))
      expect(askedOf(imagined, seat)).toEqual(askedOf(state, seat))
      const zoneOfCard = (one: InnovationState, card: string) =>
        one.board.zones.findIndex((zone) => zone.includes(card))
      for (const card of state.board.known ?? [])
        expect(zoneOfCard(imagined, card)).toBe(zoneOfCard(state, card))
    }
  })
})
