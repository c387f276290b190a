import {
  advance,
  type Answer,
  defined,
  lineFor,
  lineText,
  type LogLine,
  type Position,
  randomFrom,
  replay,
  seeded,
  start,
  type Viewer,
} from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { fixtureSettings, frozen } from './testing/draft-fixture'
import { cubeDraft } from './draft-rules'
import type { WayName } from './facts/ways'
import type { DraftSettings, DraftState } from './types'

interface PlayedDraft {
  readonly settings: DraftSettings
  readonly answers: readonly Answer[]
  readonly end: Position<DraftState>
}

/**
 * One random draft, answer by answer, every state frozen; `check` sees each position and all lines so far.
 */
function play(
  settings: DraftSettings,
  seed: string,
  check: (position: Position<DraftState>, log: readonly LogLine[]) => void = () => undefined,
): PlayedDraft {
  const random = randomFrom(seeded(seed))
  const first = start(cubeDraft, frozen(settings))
  let { position } = first
  const log = [...first.step.log]
  const answers: Answer[] = []
  while (cubeDraft.outcome(position.state) === undefined) {
    check(frozen(position), log)
    const request = random.pick(cubeDraft.pending(position.state))
    const bot = random.below(2) === 0 ? cubeDraft.bots?.steady : cubeDraft.bots?.random
    const view = cubeDraft.view(position.state, { seat: request.actor })
    const selection = bot?.({ view, request, random }) ?? []
    const answer = { actor: request.actor, title: request.title, selection, requestId: request.id }
    const { position: next, step } = advance(cubeDraft, position, answer)
    answers.push(answer)
    log.push(...step.log)
    position = next
  }
  check(position, log)
  return { settings, answers, end: position }
}

/** Drafts of many sizes: 2 to 8 players, scar rounds, bots, packs of one. */
const DRAFTS: readonly (readonly [
  players: number,
  numPacks: number,
  packSize: number,
  scarRounds: readonly number[],
  cardsPerPick?: number,
  way?: WayName,
])[] = [
  [2, 3, 3, []],
  [2, 2, 5, [1, 2]],
  [3, 3, 2, [2]],
  [4, 4, 1, []],
  [4, 2, 1, [1]],
  [5, 3, 4, [1, 3]],
  [6, 1, 9, [1]],
  [7, 2, 3, []],
  [8, 3, 5, [1, 2, 3]],
  [8, 2, 15, [2]],
  [4, 3, 20, [], 2],
  [3, 2, 5, [1], 2],
  [3, 6, 4, [], 1, 'sealed'],
]
const settingsOf = (
  [players, numPacks, packSize, scarRounds, cardsPerPick, way]: (typeof DRAFTS)[number],
  seed: string,
): DraftSettings => {
  const names = Array.from({ length: players }, (_, at) => `Player${at}`)
  const { shuffleSeats, ...settings } = fixtureSettings({
    names,
    numPacks,
    packSize,
    scarRounds,
    ...defined({ cardsPerPick, way }),
    bots: names.filter((_, at) => at % 3 === 2),
    seed,
  })
  return settings
}

/** What each seat was shown, kept by the test itself: the fronts of its queue, and nothing else. */
function rememberSights(state: DraftState, seen: Map<string, Set<string>>): void {
  for (const drafter of state.drafters) {
    const pack = state.packs[drafter.waitingPacks[0] ?? -1]
    const sights = seen.get(drafter.name) ?? new Set()
    if (drafter.done !== undefined) seen.set(drafter.name, new Set(drafter.picked))
    if (pack?.index !== drafter.round) continue
    for (const id of pack.cards) sights.add(id)
    seen.set(drafter.name, sights)
  }
}

const CARD = /Player\d\d\.\d+/g
const namesIn = (value: unknown): readonly string[] => JSON.stringify(value).match(CARD) ?? []

function expectNoSecret(state: DraftState, log: readonly LogLine[], seen: Map<string, Set<string>>): void {
  const viewers: readonly Viewer[] = [{}, ...state.drafters.map(({ name }) => ({ seat: name }))]
  for (const viewer of viewers) {
    const own = cubeDraft.pending(state).filter(({ actor }) => actor === viewer.seat)
    const namesInView = namesIn([cubeDraft.view(state, viewer), own])
    const allowed = seen.get(viewer.seat ?? '') ?? new Set()
    expect(namesInView.filter((name) => !allowed.has(name))).toEqual([])
    expect(namesIn(log.slice(-3).map((line) => [lineFor(line, viewer.seat), lineText(line)]))).toEqual([])
  }
}

function expectConserved(state: DraftState, total: number): void {
  const { packs } = state
  const places = [...packs.flatMap(({ cards }) => cards), ...state.drafters.flatMap(({ picked }) => picked)]
  expect(places.length).toBe(total)
  expect(new Set(places).size).toBe(total)
  for (const pack of packs) {
    const holders = state.drafters.filter((drafter) =>
      [drafter.waitingPacks, drafter.nextRoundPacks, drafter.unopenedPacks].flat().includes(pack.place),
    )
    expect(holders.map(({ name }) => name)).toEqual(pack.cards.length === 0 ? [] : [pack.waiting])
  }
}

describe('random drafts', () => {
  for (const form of DRAFTS) {
    const [players, numPacks, packSize, scarRounds, , way = 'booster'] = form
    it(`by ${way} of ${players} players, ${numPacks} packs of ${packSize}, scars in [${scarRounds.join()}]`, () => {
      for (const seed of ['one', 'two']) {
        const settings = settingsOf(form, seed)
        const total = players * numPacks * packSize
        const seen = new Map<string, Set<string>>()
        const { end, answers } = play(settings, seed, (position, log) => {
          rememberSights(position.state, seen)
          if (cubeDraft.outcome(position.state) === undefined) expectNoSecret(position.state, log, seen)
          expectConserved(position.state, total)
          const { settings: settingsOnly, ...state } = position.state
          expect(JSON.parse(JSON.stringify(state))).toEqual(state)
          expect(position.branchId).toBe(cubeDraft.outcome(position.state) === undefined ? 0 : 1)
        })
        expect(end.state.drafters.map(({ picked }) => picked.length)).toEqual(
          Array.from({ length: players }, () => numPacks * packSize),
        )
        expect(answers.filter(({ title }) => title === 'Apply Scar')).toHaveLength(
          scarRounds.length * settings.players.filter(({ bot }) => bot === undefined).length,
        )
        expect(replay(cubeDraft, settings, answers).state).toEqual(end.state)
      }
    })
  }

  it('give the same picks in every order that keeps each player’s own', () => {
    const { settings, answers, end } = play(settingsOf([5, 3, 4, [1, 3]], 'order'), 'order')
    for (const seed of ['a', 'b', 'c', 'd']) {
      const random = randomFrom(seeded(seed))
      let position = start(cubeDraft, settings).position
      const left = new Map(
        settings.players.map(({ name }) => [name, answers.filter(({ actor }) => actor === name)]),
      )
      const order: string[] = []
      while (cubeDraft.outcome(position.state) === undefined) {
        const { actor } = random.pick(cubeDraft.pending(position.state))
        const [next, ...others] = left.get(actor) ?? []
        if (next === undefined) throw new Error(`${actor} is asked more than in the first order`)
        left.set(actor, others)
        order.push(actor)
        position = advance(cubeDraft, position, next).position
      }
      expect(order).not.toEqual(answers.map(({ actor }) => actor))
      expect(position.state).toEqual(end.state)
    }
  })

  it('go on from a stored state as if nothing had happened', () => {
    const { settings, answers, end } = play(settingsOf([3, 2, 4, [1]], 'stored'), 'stored')
    let position = start(cubeDraft, settings).position
    for (const answer of answers) {
      const { settings: settingsOnly, ...state } = position.state
      const stored = JSON.parse(JSON.stringify(state)) as Omit<DraftState, 'settings'>
      position = advance(
        cubeDraft,
        { ...position, state: { ...stored, settings: settingsOnly } },
        answer,
      ).position
    }
    expect(position.state).toEqual(end.state)
  })

  it('show and ask of a state that was reached by answers what they do of the same state out of a store', () => {
    const { settings, answers } = play(settingsOf([4, 3, 5, [1, 3]], 'shown'), 'shown')
    const seats = [...settings.players.map(({ name }) => name), undefined]
    let { position } = start(cubeDraft, settings)
    for (const answer of answers) {
      const { settings: settingsOnly, ...state } = position.state
      const stored = JSON.parse(JSON.stringify(state)) as Omit<DraftState, 'settings'>
      const cold = { ...stored, settings: settingsOnly }
      expect(cubeDraft.pending(position.state)).toEqual(cubeDraft.pending(cold))
      for (const seat of seats) {
        const viewer = defined({ seat })
        expect(cubeDraft.view(position.state, viewer)).toEqual(cubeDraft.view(cold, viewer))
      }
      position = advance(cubeDraft, position, answer).position
    }
  })
})
