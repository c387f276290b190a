import type { OwnData } from '@parlour/protocol'
import { notSignedIn } from '../failures/failures'
import { type BellNotice, detailsOf, headlineOf } from '../notify/notice-words'
import { hostOf } from '../notify/sent'
import type { Caller } from '../services'
import type { Db } from '../store/driver/store'
import { bellOf } from '../store/records/bell'
import { channelsOf } from '../store/records/notice-channels'
import { noticeSettingsOf, volumesOf } from '../store/records/notice-settings'
import {
  moment,
  ownAchievements,
  ownCubeChanges,
  ownCubes,
  ownDecks,
  ownGames,
  ownLobbies,
  ownScars,
  ownThings,
} from '../store/records/own-rows'
import {
  ownActs,
  ownAnswersAhead,
  ownChat,
  ownComments,
  ownLessons,
  ownLinks,
  ownOnlookerChat,
} from '../store/records/own-words'
import { sentNoticesOf } from '../store/records/sent-notices'
import { ownSessionsOf } from '../store/records/sessions'
import { userById } from '../store/records/users'
import { vacationsOf } from '../store/records/vacations'
import { wireUser } from './wire-user'

/** Returns everything that the hub keeps about a caller (rules: hub 2). */
export async function ownDataOf(db: Db, caller: Caller, now: number): Promise<OwnData> {
  const { _id } = caller
  return {
    made: moment(now),
    account: await ownAccount(db, caller),
    games: await ownGames(db, _id),
    lobbies: await ownLobbies(db, _id),
    decks: await ownDecks(db, _id),
    cubes: await ownCubes(db, _id),
    cubeChanges: await ownCubeChanges(db, _id),
    scars: await ownScars(db, _id),
    achievements: await ownAchievements(db, _id),
    things: await ownThings(db, _id),
    chat: await ownChat(db, _id),
    comments: await ownComments(db, _id),
    onlookerChat: await ownOnlookerChat(db, _id),
    answersAhead: await ownAnswersAhead(db, _id),
    lessons: await ownLessons(db, _id),
    acts: await ownActs(db, _id),
    links: await ownLinks(db, _id),
    ...(await aboutPresence(db, _id, now)),
    ...(await aboutNotices(db, _id, now)),
  }
}

async function ownAccount(db: Db, caller: Caller) {
  const user = await userById(db, caller._id)
  if (user === undefined) throw notSignedIn()
  const { _id: id, ...account } = wireUser(user, caller)
  return { id, ...account, since: moment(user.created) }
}

/** Where somebody is signed in, and when they are away. */
async function aboutPresence(db: Db, userId: string, now: number) {
  const sessions = await ownSessionsOf(db, userId, now)
  const vacations = await vacationsOf(db, [userId])
  return {
    sessions: sessions.map(({ device, created, used }) => ({
      device,
      signedIn: moment(created),
      lastUsed: moment(used),
    })),
    vacations: vacations.map(({ from, until }) => ({ from: moment(from), until: moment(until) })),
  }
}

/** Where somebody's notices go, and which came: of addresses only the host, as the rest may be secret. */
async function aboutNotices(db: Db, userId: string, now: number) {
  const channels = await channelsOf(db, userId)
  const settings = await noticeSettingsOf(db, [userId])
  return {
    noticeChannels: channels.map(({ kind, address, target, created, confirmed, choices }) => ({
      kind,
      where: hostOf({ kind, address }),
      ...(target === null ? {} : { target }),
      added: moment(created),
      confirmed: confirmed === 1,
      choices,
    })),
    noticeSettings: [...settings.values()].map((one) => ({ ...one })),
    noticesOfGames: (await volumesOf(db, userId)).map(({ name, volume }) => ({ game: name, volume })),
    bell: (await bellOf(db, userId)).map(({ at, read_at: readAt, notice: text }) => {
      // Only the bell writes it.
      const notice = JSON.parse(text) as BellNotice
      const words = { title: headlineOf(notice), details: detailsOf(notice) }
      return { at: moment(at), read: readAt !== null, ...words }
    }),
    sentNotices: (await sentNoticesOf(db, userId, now)).map(({ at, title, kind, host, delivery }) => ({
      at: moment(at),
      title,
      by: kind,
      host,
      delivery,
    })),
  }
}
