import type { Seat } from '@parlour/kernel'
import type { GameOverData } from '@parlour/protocol'
import type { Games } from '../games/module'
import type { Db, Tx } from '../store/driver/store'
import { forgetGame, forgetNotified, noteNotified } from '../store/records/notices'
import { addMessage, dropMessage } from '../store/records/outbox'
import { chatNames } from '../store/records/users'

const HOUR = 60 * 60 * 1000

/** What happened in a game that players may be notified of. */
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

/** Used without a chat service: nobody is notified. */
export const noNotices: Notices = { enqueue: () => Promise.resolve() }

/**
 * Returns the messages to send (rules: hub 8): all hear of the end; else those who are asked something, unless they acted last or were told
 * within the last hour. `address` is where the hub is.
 */
export function createNotices(address: (db: Db) => Promise<string>, games: Games): Notices {
  return {
    async enqueue(tx, news) {
      const people = await reachable(tx, news.players)
      if (people.length === 0) return
      const { id, kind, name } = news.game
      const link = `${kind}: ${name} ${await address(tx)}/game/${id}`
      if (news.over !== null) {
        await forgetGame(tx, id)
        const text = `Game over! ${link} ${resultLine(news.over, games.get(kind)?.facts.finished)}`
        for (const { id: userId, slack } of people)
          await addMessage(tx, { userId, gameId: id }, { channel: slack, text, now: news.now })
        return
      }
      for (const person of people) {
        const about = { userId: person.id, gameId: id }
        // What was not sent in time is no news any more.
        if (!news.waiting.includes(person.name)) await dropMessage(tx, about)
        if (await isDue(tx, person, news))
          await addMessage(tx, about, { channel: person.slack, text: `You're up! ${link}`, now: news.now })
      }
    },
  }
}

/**
 * Returns the line that tells how a game ended (rules: hub 7). Where nobody won alone or together, the word of the game for its end,
 * or else the reason.
 * @internal
 */
export function resultLine({ player, reason, winners }: GameOverData, finished = reason): string {
  if (player === 'everyone') return finished
  if (winners.length === 0) return player === 'nobody' ? reason : `${player} wins due to ${reason}`
  return `${listFormat.format(winners)} ${winners.length === 1 ? 'wins' : 'win'} due to ${reason}`
}
const listFormat = new Intl.ListFormat('en-US')

interface Person {
  readonly id: string
  readonly name: string
  readonly slack: string
}

async function reachable(tx: Tx, players: readonly Seat[]): Promise<readonly Person[]> {
  const ids = players.filter((player) => player.bot === undefined).map((player) => player._id)
  const names = await chatNames(tx, ids)
  return players.flatMap(({ _id: id, name, bot }) => {
    const slack = bot === undefined ? names.get(id) : undefined
    return slack === undefined ? [] : [{ id, name, slack }]
  })
}

/** Whether to notify a player now; records it if so. Somebody who acted may be notified again at once. */
async function isDue(tx: Tx, person: Person, { game, lastActor, waiting, now }: GameNews): Promise<boolean> {
  const notified = { userId: person.id, gameId: game.id }
  if (person.name === lastActor) {
    await forgetNotified(tx, notified)
    return false
  }
  return waiting.includes(person.name) && noteNotified(tx, notified, { now, since: now - HOUR })
}
