import { randomFrom, seeded } from '@parlour/kernel'
import type { Given } from './play'
import type { Warm } from './warm'

interface BotTable {
  current(id: string): Promise<Warm>
  answer(id: string, given: Given): Promise<Warm>
}

/** Lets one bot that is asked something answer, from its own seat's view alone. Each answer calls for the next one. */
export async function playBots(gameId: string, table: BotTable): Promise<void> {
  const warm = await table.current(gameId)
  if (warm.gameOver || warm.killed) return
  const { rules, position, settings } = warm
  for (const request of rules.pending(position.state)) {
    const kind = settings.players.find((player) => player.name === request.actor)?.bot
    const bot = kind === undefined ? undefined : rules.bots?.[kind]
    if (bot === undefined) continue
    const random = randomFrom(seeded(`${settings.seed}/${position.seq}/${request.actor}`))
    const selection = bot({ view: rules.view(position.state, { seat: request.actor }), request, random })
    await table.answer(gameId, {
      answer: { actor: request.actor, title: request.title, selection, requestId: request.id },
      author: {},
    })
    return
  }
}
