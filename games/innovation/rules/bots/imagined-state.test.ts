import { advance, randomFrom, randomPicks, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { Change, InnovationSettings, InnovationState } from '../engine/board/board'
import { backOfCard } from '../engine/board/library'
import { EXPANSIONS } from '../facts/names'
import { backCode } from '../facts/piece'
import { innovation, machine } from '../innovation'

const PLAYERS = ['ann', 'bob', 'cat']

const settings = (
  seed: string,
  expansions: InnovationSettings['expansions'] = ['base', 'echo'],
): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'imagined',
  seed,
  createdTimestamp: 0,
  players: PLAYERS.map((name) => ({ _id: name, name })),
  expansions,
})

/** Returns the first states of a game that random players play. */
function statesOf(
  seed: string,
  { expansions, count = 120 }: { readonly expansions?: readonly string[]; readonly count?: number } = {},
): readonly InnovationState[] {
  const random = randomFrom(seeded(`moves of ${seed}`))
  let { position } = start(innovation, settings(seed, expansions))
  const states: InnovationState[] = []
  for (let at = 0; at < count && innovation.outcome(position.state) === undefined; at += 1) {
    states.push(position.state)
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

const betweenActions = (seed: string): readonly InnovationState[] =>
  statesOf(seed).filter(({ answers }) => answers.length === 0)

/** Returns what a seat may know of a state: its view, what it is asked, and who is waited for. */
const knownTo = (state: InnovationState, seat: string) => ({
  view: innovation.view(state, { seat }),
  asked: askedOf(state, seat),
  waiting: innovation.pending(state).map(({ actor }) => actor),
})

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
  const renamedIn = (change: Change): Change =>
    'card' in change ? { ...change, card: renamed(change.card) } : change
  return {
    ...state,
    settings: { ...state.settings, seed: 'another' },
    news: state.news.map(renamedIn),
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

  it('is the same out of every game that the seat cannot tell apart, at any moment and with all sets', () => {
    const random = randomFrom(seeded('others'))
    let [compared, midEffect, notAsked] = [0, 0, 0]
    for (const seed of ['e', 'f'])
      for (const state of statesOf(seed, { expansions: EXPANSIONS, count: 80 }))
        for (const seat of PLAYERS) {
          const other = innovation.imagined?.(state, seat, random)
          if (other === undefined) continue
          const known = knownTo(state, seat)
          if (JSON.stringify(knownTo(other, seat)) !== JSON.stringify(known)) continue
          const deal = (from: InnovationState) =>
            innovation.imagined?.(from, seat, randomFrom(seeded('deal')))
          const dealt = deal(state)
          expect(deal(other)).toEqual(dealt)
          if (dealt === undefined) continue
          compared += 1
          if (state.answers.length > 0) midEffect += 1
          if (known.asked.length === 0) notAsked += 1
        }
    expect([compared, midEffect, notAsked].map((count) => count > 50)).toEqual([true, true, true])
  })

  it('tells news of cards where they were dealt', () => {
    let movedCards = 0
    for (const state of statesOf('h', { expansions: EXPANSIONS }))
      for (const seat of PLAYERS) {
        const imagined = innovation.imagined?.(state, seat, randomFrom(seeded('news')))
        if (imagined === undefined) continue
        const board = machine.boardOf(imagined)
        const ends = new Map<string, number>()
        for (const change of imagined.news) if (change.kind === 'moved') ends.set(change.card, change.to)
        for (const [card, zone] of ends) expect(board.zones[zone], `${card} of the news`).toContain(card)
        movedCards += ends.size
      }
    expect(movedCards).toBeGreaterThan(100)
  })
})
