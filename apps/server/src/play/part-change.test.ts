import { applyDifference, difference, type GameSettings, type Json } from '@parlour/kernel'
import { type GamePush, partAsJson } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { registeredGames } from '../games/registry'
import { begunGame } from '../testing/begun-game'
import { recordings, seatsOf } from '../testing/recordings'
import { appendChange, gameAfter } from './change'
import { applyAnswer } from './history'
import type { PartChangeCache } from './part-change'
import { partFor, pushFor } from './project'
import type { RunningGame } from './running-game'

function begun(settings: GameSettings): RunningGame {
  const module = registeredGames.get(settings.game)
  if (module === undefined) throw new Error(`there is no game ${settings.game}`)
  return begunGame(module, settings)
}

const asJson = (push: GamePush): Json => push as GamePush & { readonly [key: string]: Json }

it.each(recordings)(
  'each seat of %s gets the push that it would get alone, and its page then holds its part',
  (_file, recording) => {
    let before = begun(recording.settings)
    for (const answer of recording.answers) {
      const after = gameAfter(
        before,
        appendChange(before, applyAnswer(before, before.position, answer), {}),
        1,
      )
      const cache: PartChangeCache = []
      for (const seat of seatsOf(recording)) {
        const push = pushFor({ before, after }, seat, cache)
        expect(difference(asJson(pushFor({ before, after }, seat)), asJson(push))).toBeUndefined()
        const [lastSent, part = null] = [before, after].map((game) => partAsJson(partFor(game, seat)))
        const change = push.change?.part?.difference
        expect(
          difference(change === undefined ? lastSent : applyDifference(lastSent, change), part),
        ).toBeUndefined()
      }
      before = after
    }
  },
)

it('the push of a pick is computed once for most seats of a draft', () => {
  const draft = recordings.find(
    ([, { settings }]) => settings.players.length > 3 && settings.game.endsWith('Draft'),
  )
  if (draft === undefined) throw new Error('no draft of many was recorded')
  const [, recording] = draft
  const before = begun(recording.settings)
  const [first] = recording.answers
  if (first === undefined) throw new Error('nothing was picked')
  const after = gameAfter(before, appendChange(before, applyAnswer(before, before.position, first), {}), 1)
  const cache: PartChangeCache = []
  const seats = seatsOf(recording)
  const changes = new Set(seats.map((seat) => pushFor({ before, after }, seat, cache).change?.part))
  // Whoever picked, whoever gets the pack, and all others.
  expect(changes.size).toBe(3)
  expect(cache).toHaveLength(changes.size)
})
