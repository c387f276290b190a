import {
  applyDifference,
  difference,
  type GameSettings,
  type GameState,
  type Json,
  start,
} from '@parlour/kernel'
import { type GamePush, partAsJson } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { registeredGames } from '../games/registry'
import { recordings, seatsOf } from '../testing/recordings'
import { appended, changed } from './change'
import { advanced } from './history'
import type { ToldParts } from './part-change'
import { partFor, pushFor } from './project'
import type { Warm } from './warm'

function begun(settings: GameSettings): Warm {
  const module = registeredGames.get(settings.game)
  if (module?.play === undefined) throw new Error(`there are no rules of ${settings.game}`)
  const { facts, play } = module
  const { rules } = play
  return {
    id: 'game',
    kind: settings.game,
    rules,
    facts,
    play,
    settings,
    rulesVersion: rules.version,
    position: start<GameState<GameSettings>, unknown, GameSettings>(rules, settings).position,
    steps: 0,
    version: 1,
    answers: [],
    log: [],
    requestKeys: [],
    gameOver: false,
    overData: null,
    lastUpdated: 0,
    killed: false,
    linkedDraftId: null,
    undoWish: null,
    size: 0,
  }
}

const asJson = (push: GamePush): Json => push as GamePush & { readonly [key: string]: Json }

it.each(recordings)(
  'each seat of %s learns what it would if it were told alone, and its page then holds its part',
  (_file, recording) => {
    let before = begun(recording.settings)
    for (const answer of recording.answers) {
      const after = changed(before, appended(before, advanced(before, before.position, answer), {}), 1)
      const told: ToldParts = []
      for (const seat of seatsOf(recording)) {
        const push = pushFor({ before, after }, seat, told)
        expect(difference(asJson(pushFor({ before, after }, seat)), asJson(push))).toBeUndefined()
        const [held, part = null] = [before, after].map((warm) => partAsJson(partFor(warm, seat)))
        const change = push.change?.part?.difference
        expect(difference(change === undefined ? held : applyDifference(held, change), part)).toBeUndefined()
      }
      before = after
    }
  },
)

it('most seats of a draft learn from a pick what is made out once', () => {
  const draft = recordings.find(
    ([, { settings }]) => settings.players.length > 3 && settings.game.endsWith('Draft'),
  )
  if (draft === undefined) throw new Error('no draft of many was recorded')
  const [, recording] = draft
  const before = begun(recording.settings)
  const [first] = recording.answers
  if (first === undefined) throw new Error('nothing was picked')
  const after = changed(before, appended(before, advanced(before, before.position, first), {}), 1)
  const told: ToldParts = []
  const seats = seatsOf(recording)
  const changes = new Set(seats.map((seat) => pushFor({ before, after }, seat, told).change?.part))
  // Whoever picked, whoever gets the pack, and all others.
  expect(changes.size).toBe(3)
  expect(told).toHaveLength(changes.size)
})
