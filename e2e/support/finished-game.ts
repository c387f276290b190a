import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminInsertGame } from '@parlour/protocol'
import { z } from 'zod'
import type { HubUser } from '../../tests/hub-client'

const recording = z.object({
  settings: z.looseObject({ name: z.string(), players: z.array(z.looseObject({ name: z.string() })) }),
  answers: z.array(z.looseObject({ actor: z.string() })),
})

/**
 * Stores a game of `tests/recorded` as it was played to its end, with these people in its seats, the admin
 * first. Returns its id.
 */
export async function finishedGame(
  file: string,
  players: readonly [HubUser, ...HubUser[]],
  name: string,
): Promise<string> {
  const text = readFileSync(join(import.meta.dirname, '../../tests/recorded', `${file}.json`), 'utf8')
  const { settings, answers } = recording.parse(JSON.parse(text))
  const renamed = settings.players.reduce(
    (answered, seat, at) =>
      answered.replaceAll(new RegExp(`\\b${seat.name}\\b`, 'g'), players[at]?.name ?? seat.name),
    JSON.stringify(answers),
  )
  const [admin] = players
  const data = {
    settings: {
      ...settings,
      name,
      players: players.map((player) => ({ _id: player._id, name: player.name })),
    },
    responses: JSON.parse(renamed) as unknown[],
  }
  return (await admin.send(adminInsertGame, { data })).gameId
}
