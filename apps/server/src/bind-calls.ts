import type { FastifyInstance } from 'fastify'
import { adminHealthCalls } from './calls/admin-health'
import { adminInsertCalls } from './calls/admin-insert'
import { hubAddressCalls } from './calls/hub-address'
import { firstStepCalls } from './calls/first-steps'
import { lessonCalls } from './calls/lessons'
import { gameReadCalls } from './calls/game-reads'
import { gameCalls } from './calls/games'
import { chatCalls } from './calls/chat'
import { commentCalls } from './calls/comments'
import { historyCalls } from './calls/history'
import { answerAheadCalls } from './calls/answers-ahead'
import { paceCalls } from './calls/pace'
import { proposalCalls } from './calls/proposals'
import { vacationCalls } from './calls/vacations'
import { undoCalls } from './calls/undo'
import { impersonationCalls } from './calls/impersonation'
import { listCalls } from './calls/lists'
import { lobbyCalls } from './calls/lobbies'
import { madeThingCalls } from './calls/made'
import { magicAchievementCalls } from './calls/magic-achievements'
import { magicCardCalls } from './calls/magic-cards'
import { magicCubeCalls } from './calls/magic-cubes'
import { magicDeckCalls } from './calls/magic-decks'
import { magicLinkCalls } from './calls/magic-links'
import { magicScarCalls } from './calls/magic-scars'
import { magicSetCalls } from './calls/magic-sets'
import { magicUpdateCalls } from './calls/magic-update'
import { oneTimeLinkCalls } from './calls/one-time-links'
import { noticeBellCalls } from './calls/notice-bell'
import { noticeChannelCalls } from './calls/notice-channels'
import { onlookerCalls } from './calls/onlookers'
import { ownAccountCalls } from './calls/own-account'
import { ownDataCalls } from './calls/own-data'
import { sessionCalls } from './calls/sessions'
import { signInCalls } from './calls/sign-in'
import { statisticsCalls } from './calls/statistics'
import { userCalls } from './calls/users'
import { peopleCalls } from './calls/people'
import { callsOn } from './http/calls'
import type { CardUpdates } from './magic/update/card-updates'
import type { Services } from './services'

/** Binds every family of calls to the server. */
export function bindCalls(app: FastifyInstance, services: Services, updates: CardUpdates): void {
  const on = callsOn(app, services)
  bindAccountCalls(on)
  lobbyCalls(on)
  gameCalls(on)
  gameReadCalls(on)
  historyCalls(on)
  undoCalls(on)
  paceCalls(on)
  answerAheadCalls(on)
  proposalCalls(on)
  vacationCalls(on)
  chatCalls(on)
  commentCalls(on)
  onlookerCalls(on)
  listCalls(on)
  peopleCalls(on)
  statisticsCalls(on, services.games)
  firstStepCalls(on)
  lessonCalls(on)
  hubAddressCalls(on)
  madeThingCalls(on, services.games)
  adminHealthCalls(on)
  adminInsertCalls(on)
  magicCardCalls(on)
  magicCubeCalls(on)
  magicScarCalls(on)
  magicAchievementCalls(on)
  magicDeckCalls(on)
  magicSetCalls(on)
  magicLinkCalls(on)
  magicUpdateCalls(on, updates)
}

/** Binds the calls about accounts: signing in, one's own settings, what admins do to users. */
function bindAccountCalls(on: ReturnType<typeof callsOn>): void {
  signInCalls(on)
  userCalls(on)
  ownAccountCalls(on)
  ownDataCalls(on)
  sessionCalls(on)
  noticeChannelCalls(on)
  noticeBellCalls(on)
  oneTimeLinkCalls(on)
  impersonationCalls(on)
}
