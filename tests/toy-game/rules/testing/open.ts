import type { JsonObject } from '@parlour/kernel'
import {
  objectAt,
  onlyKeys,
  openTable,
  playersAt,
  type Table,
  type TableOptions,
  wholeNumberAt,
} from '@parlour/scenario'
import { profile } from '../facts/profile'
import { type ToySettings, type SampleState, toyRules, type SampleView } from '../toy-rules'

/** Opens `{ players, total, goal }` with the first player to add. */
export function open(position: unknown, options?: TableOptions): Table<SampleView> {
  const stated = objectAt(position, 'the position')
  onlyKeys(stated, ['players', 'total', 'goal'], 'the position')
  const settings: ToySettings = {
    game: profile.kind,
    name: 'toy',
    seed: 'the seed of the toy',
    createdTimestamp: 0,
    players: playersAt(stated.players).map((name) => ({ _id: name, name })),
    goal: wholeNumberAt(stated.goal ?? 10, 'goal', 1),
  }
  const total = wholeNumberAt(stated.total ?? 0, 'total')
  const game = { rules: toyRules, board, hidden: () => [settings.seed], cards: () => [] }
  return openTable(game, { state: { ...toyRules.setup(settings).state, total } }, options)
}

const board = ({ settings, total }: SampleState): JsonObject => ({
  players: settings.players.map(({ name }) => name),
  total,
  goal: settings.goal,
})
