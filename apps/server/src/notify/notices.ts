import type { Seat } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import { newId } from '../store/driver/ids'
import type { Tx } from '../store/driver/store'

const HOUR = 60 * 60 * 1000

/** What happened in a game that players may be told of outside of it. */
export interface GameNews {
  readonly game: { readonly id: string; readonly kind: string; readonly name: string }
  readonly players: readonly Seat[]
  readonly lastActor: string | undefined
  /** Names of those who are asked something. */
  readonly waiting: readonly string[]
  readonly over: GameOverData | null
  readonly now: number
}

export interface Notices {
  /** Puts the messages a change calls for into the outbox, within the transaction of the change. */
  enqueue(tx: Tx, news: GameNews): Promise<void>
}

/** No chat service is set up: nobody is told anything. */
export const noNotices: Notices = { enqueue: () => Promise.resolve() }

/**
 * Returns the messages to send (rules: hub 8): all hear of the end; else those who are asked something, unless they acted last or were told
 * within the last hour. `address` is where the hub is.
 */
export function createNotices(address: () => string): Notices {
  return {
    async enqueue(tx, news) {
      const people = await reachable(tx, news.players)
      if (people.length === 0) return
      const { id, kind, name } = news.game
      const link = `${kind}: ${name} ${address()}/game/${id}`
      if (news.over !== null) {
        await tx.deleteFrom('notices').where('game_id', '=', id).execute()
        const text = `Game over! ${link} ${resultLine(news.over)}`
        for (const person of people) await post(tx, { channel: person.slack, text, now: news.now })
        return
      }
      for (const person of people)
        if (await isDue(tx, person, news))
          await post(tx, { channel: person.slack, text: `You're up! ${link}`, now: news.now })
    },
  }
}

/** How the end of a game is told (rules: hub 7). */
function resultLine({ player, reason }: GameOverData): string {
  return player === 'everyone' ? 'Draft Complete' : `${player} wins due to ${reason}`
}

interface Person {
  readonly id: string
  readonly name: string
  readonly slack: string
}

async function reachable(tx: Tx, players: readonly Seat[]): Promise<readonly Person[]> {
  const ids = players.filter((player) => player.bot === undefined).map((player) => player._id)
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'slack'])
    .where('id', 'in', ids)
    .where('slack', 'is not', null)
    .where('deactivated', '=', 0)
    .execute()
  return rows.flatMap(({ id, slack }) => {
    const name = players.find((player) => player._id === id)?.name
    return slack === null || name === undefined ? [] : [{ id, name, slack }]
  })
}

/** Whether a player is to be told now; notes it if so. Who acted may be told again at once. */
async function isDue(tx: Tx, person: Person, { game, lastActor, waiting, now }: GameNews): Promise<boolean> {
  const pair = { user_id: person.id, game_id: game.id }
  if (person.name === lastActor) {
    await tx
      .deleteFrom('notices')
      .where('user_id', '=', pair.user_id)
      .where('game_id', '=', pair.game_id)
      .execute()
    return false
  }
  if (!waiting.includes(person.name)) return false
  const noted = await tx
    .insertInto('notices')
    .values({ ...pair, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'game_id'])
        .doUpdateSet({ created_at: now })
        .where('notices.created_at', '<=', now - HOUR),
    )
    .returning('user_id')
    .executeTakeFirst()
  return noted !== undefined
}

async function post(
  tx: Tx,
  { channel, text, now }: { readonly channel: string; readonly text: string; readonly now: number },
): Promise<void> {
  await tx.insertInto('outbox').values({ id: newId(), channel, text, tries: 0, next_at: now }).execute()
}
