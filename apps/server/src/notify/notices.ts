import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '../store/driver/store'
import { forgetGame, forgetNotified, noteNotified } from '../store/records/notices'
import { channelOwners } from '../store/records/notice-channels'
import { dropMessage, type NewMessage, replaceMessages } from '../store/records/outbox'
import type { Bell } from './bell'
import { type GameNews, type PersonNews, questionIn } from './news'
import type { ChannelNotice, NoticeText } from './notice-words'
import { messagesFor, type Recipient, recipientsOf } from './recipients'

const HOUR = 60 * 60 * 1000

export interface Notices {
  /** Puts the messages a change calls for into the outbox, within the transaction of the change. */
  enqueue(tx: Tx, news: GameNews): Promise<void>
  /** Puts the messages about something else into the outbox, within its transaction. */
  tell(tx: Tx, news: PersonNews): Promise<void>
  /** Reads again who has a hook. A hook made in another process counts from then on. */
  reload(db: Db): Promise<void>
}

const nothing = () => Promise.resolve()
/** Used where nothing leaves the hub: nobody is notified. */
export const noNotices: Notices = { enqueue: nothing, tell: nothing, reload: nothing }

/** Returns notices that the bell keeps, beside those that leave the hub. */
export const withBell = (notices: Notices, bell: Bell): Notices => ({
  ...notices,
  enqueue: (tx, news) => {
    bell.queue(news)
    return notices.enqueue(tx, news)
  },
  tell: async (tx, news) => {
    await bell.add(tx, news)
    await notices.tell(tx, news)
  },
})

interface NoticeParts {
  /** Where the hub is. */
  readonly address: (db: Db) => Promise<string>
  /** Whether people are told at the chat service of the hub. */
  readonly hasChat: boolean
  /** Whether somebody has the page of a game before them. */
  readonly looks: (gameId: string, name: string) => boolean
  readonly log: FastifyBaseLogger
}

/**
 * Returns the notices that leave the hub (rules: hub 8): everybody gets one at the end; before that, whoever
 * is asked something, unless they acted last or got one within the last hour. A game in which nobody has a
 * channel costs no query where there is no chat service.
 */
export function createNotices({ address, hasChat, looks, log }: NoticeParts): Notices {
  let owners: ReadonlySet<string> = new Set()
  return {
    async enqueue(tx, news) {
      const players = news.players.filter((player) => player.bot === undefined)
      const { id, kind, name } = news.game
      const people = await recipientsOf(tx, players, { id, owners, hasChat })
      if (people.length === 0) return
      const link = `${await address(tx)}/game/${id}`
      const occurrence = { tx, news, link, log, looks: (person: Recipient) => looks(id, person.name) }
      if (news.over === null) return tellCourse(occurrence, people)
      await forgetGame(tx, id)
      const result = news.resultOf(news.over)
      const chatText = `Game over! ${kind}: ${name} ${link} ${result}`
      for (const person of people) await lay(occurrence, person, { chatText, kind: 'game-over', result })
    },
    async tell(tx, { id, topic, people, notice, path }) {
      const now = Date.now()
      const recipients = await recipientsOf(tx, people, { id, owners, hasChat: false })
      if (recipients.length === 0) return
      const link = `${await address(tx)}${path}`
      for (const person of recipients) {
        const text = { ...notice, since: new Date(now).toISOString(), link }
        const messages = messagesFor(person, text, { now, looks: looks(id, person.name) })
        await replaceMessages(tx, { userId: person.id, gameId: id, topic }, messages)
      }
    },
    async reload(db) {
      owners = await channelOwners(db)
    },
  }
}

/** A change of a game, and what it takes to tell people of it. */
interface Occurrence {
  readonly tx: Tx
  readonly news: GameNews
  readonly link: string
  readonly looks: (person: Recipient) => boolean
  readonly log: FastifyBaseLogger
}

/** Tells those who are asked something, and takes back what is answered. */
async function tellCourse(occurrence: Occurrence, people: readonly Recipient[]): Promise<void> {
  const { tx, news, link, log } = occurrence
  for (const person of people) {
    const isAsked = news.waiting.includes(person.name)
    // What was not sent in time is no news any more.
    if (!isAsked) await dropMessage(tx, subjectOf(news, person))
    if (person.name === news.lastActor) await takeBack(occurrence, person)
    else if (isAsked) {
      const { isInTurn, ...question } = questionIn(news, person.name, log)
      const chatText = `You're up! ${news.game.kind}: ${news.game.name} ${link}`
      await lay(occurrence, person, { chatText, kind: isInTurn ? 'in-turn' : 'your-turn', ...question })
    } else if (news.begunBy !== undefined && news.begunBy !== person.id)
      await lay(occurrence, person, { kind: 'began' })
  }
}

const subjectOf = ({ game }: GameNews, { id }: Recipient) => ({ userId: id, gameId: game.id, topic: 'game' })

const aboutGame = ({ news: { game, now }, link }: Occurrence) => ({
  game: game.name,
  of: game.kind,
  since: new Date(now).toISOString(),
  link,
})

/**
 * Lays one message down for each place of a person; of a question only if they were not told within the last
 * hour.
 */
async function lay(
  occurrence: Occurrence,
  person: Recipient,
  {
    chatText,
    ...event
  }: Pick<NoticeText, 'kind' | 'asked' | 'because' | 'result'> & { readonly chatText?: string },
): Promise<void> {
  const { tx, news, looks } = occurrence
  const { now } = news
  const notice = { ...event, ...aboutGame(occurrence) }
  const toChat: readonly NewMessage[] =
    person.chatName === undefined || chatText === undefined
      ? []
      : [{ channel: person.chatName, text: chatText, at: now }]
  const messages = [...toChat, ...messagesFor(person, notice, { now, looks: looks(person) })]
  const isQuestion = event.kind === 'your-turn' || event.kind === 'in-turn'
  if (isQuestion && messages.length === 0) return
  const notified = { userId: person.id, gameId: news.game.id }
  if (isQuestion && !(await noteNotified(tx, notified, { now, since: now - HOUR }))) return
  await replaceMessages(tx, subjectOf(news, person), messages)
}

/** Takes back what the browsers of somebody who answered still show of the game, if they were told. */
async function takeBack(occurrence: Occurrence, person: Recipient): Promise<void> {
  const { tx, news } = occurrence
  if (!(await forgetNotified(tx, { userId: person.id, gameId: news.game.id }))) return
  const notice: ChannelNotice = { kind: 'answered', person: person.name, ...aboutGame(occurrence) }
  const messages = person.channels
    .filter(({ kind }) => kind === 'push')
    .map(({ channelId }): NewMessage => ({ channel: '', text: '', channelId, notice, at: news.now }))
  await replaceMessages(tx, subjectOf(news, person), messages)
}
