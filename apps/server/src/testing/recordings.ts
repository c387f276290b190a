import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, GameSettings } from '@parlour/kernel'

const RECORDED = join(import.meta.dirname, '../../../../tests/recorded')

/** A whole game as it was played: its settings and all answers. */
export interface Recording {
  readonly settings: GameSettings
  readonly answers: readonly Answer[]
}

/**
 * The recorded games of random players, without the variants beside them, each with the name of its file.
 * @internal
 */
export const recordings = readdirSync(RECORDED)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as Recording] as const)

/**
 * The seats of a recorded game, and that of those who watch it.
 * @internal
 */
export const seatsOf = ({ settings }: Recording): readonly (string | undefined)[] => [
  ...settings.players.map(({ name }) => name),
  undefined,
]
