import { advance, type Answer, type Bot, randomFrom, Refusal, type Request, seeded } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Warm } from './warm'

/** The next answer of a bot that is asked something, made from its own seat's view alone; undefined when none is. */
export function botAnswer(warm: Warm): Answer | undefined {
  const { rules, position } = warm
  if (warm.gameOver || warm.killed || !hasBots(warm)) return undefined
  for (const request of rules.pending(position.state)) {
    const bot = botFor(warm, request)
    if (bot === undefined) continue
    return legalAnswer(warm, request, bot)
  }
  return undefined
}

const TRIES = 25

/** What the bot picks; where a condition of the rules refuses it, which a view cannot tell, what it picks next. */
function legalAnswer({ rules, position, settings }: Warm, request: Request, bot: Bot<unknown>): Answer {
  const view = rules.view(position.state, { seat: request.actor })
  for (let tried = 0; ; tried += 1) {
    const random = randomFrom(seeded(`${settings.seed}/${position.seq}/${request.actor}/${tried}`))
    const selection = bot({ view, request, random })
    const answer = { actor: request.actor, title: request.title, selection, requestId: request.id }
    try {
      advance(rules, position, answer)
      return answer
    } catch (error) {
      if (!(error instanceof Refusal) || tried === TRIES) throw error
    }
  }
}

export const hasBots = (warm: Warm): boolean =>
  warm.settings.players.some((player) => player.bot !== undefined)

function botFor({ rules, settings }: Warm, request: Request) {
  const kind = settings.players.find((player) => player.name === request.actor)?.bot
  return kind === undefined ? undefined : rules.bots?.[kind]
}

/**
 * Lets the bots of a game answer one after the other, other work coming in between, until none is asked anything. `step`
 * makes one answer and says whether it did. A game whose bots are at it already is left to them.
 */
export function createBotRunner(step: (gameId: string) => Promise<boolean>, log: FastifyBaseLogger) {
  const busy = new Map<string, Promise<void>>()
  let closing = false
  const again = new Set<string>()
  async function run(gameId: string): Promise<void> {
    try {
      do {
        again.delete(gameId)
        while (!closing && (await step(gameId))) await new Promise((resolve) => setImmediate(resolve))
      } while (again.has(gameId) && !closing)
    } catch (error) {
      log.error({ err: error, gameId }, 'a bot could not answer')
    } finally {
      busy.delete(gameId)
      again.delete(gameId)
    }
  }
  return {
    run: (gameId: string): void => {
      if (closing) return
      if (busy.has(gameId)) again.add(gameId)
      else
        busy.set(
          gameId,
          new Promise((resolve) => setImmediate(resolve)).then(() => run(gameId)),
        )
    },
    /** Lets the answers under way end, and makes no new ones. */
    close: async (): Promise<void> => {
      closing = true
      await Promise.all(busy.values())
    },
  }
}
