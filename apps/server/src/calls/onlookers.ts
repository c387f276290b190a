import { isSameJson, type Json, readOnlookerRule } from '@parlour/kernel'
import {
  type ChatEntry,
  type EmptyAnswer,
  gameOnlookersSay,
  gameRenewLink,
  gameSetOnlookers,
  guestLook,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { guestKey } from '../http/limits'
import { gameForOnlooker } from '../play/onlooker-sight'
import type { GameOnlookers } from '../play/game-onlookers'
import { afterChoice, afterVote } from '../play/onlookers'
import { noteOfChoice, noteOfVote } from '../play/onlookers-note'
import type { RunningGame } from '../play/running-game'
import { ownSeat } from '../play/seat'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import { newToken } from '../store/driver/ids'
import { addChat } from '../store/records/chat'

/** People without a seat look at running games, as far as these games' players let them (rules: hub 18). */
export function onlookerCalls(on: ReturnType<typeof callsOn>): void {
  on(gameSetOnlookers, ({ gameId, rule: sent }, { services, caller }) =>
    changed({ services, caller, gameId }, (game, seat) => {
      const rule = readOnlookerRule(asJson(sent)) ?? null
      const { wish, rule: now } = game.onlookers
      if (wish === null && isSameJson(asJson(rule), asJson(now))) return undefined
      const after = afterChoice(game, seat, rule)
      return { after, note: noteOfChoice({ seat, before: game.onlookers, after }) }
    }),
  )
  on(gameOnlookersSay, ({ gameId, made, allow }, { services, caller }) =>
    changed({ services, caller, gameId }, (game, seat) => {
      const after = afterVote(game, { seat, made, allow })
      return { after, note: noteOfVote({ seat, before: game.onlookers, after }, allow) }
    }),
  )
  on(gameRenewLink, ({ gameId }, { services, caller }) =>
    changed({ services, caller, gameId }, ({ onlookers }, seat) => {
      if (onlookers.link === null) throw refusal('no_link_to_renew')
      return {
        after: { ...onlookers, link: newToken() },
        note: `${seat} made another link for onlookers.`,
      }
    }),
  )
  on(guestLook, async ({ gameId, link, eyes }, { services, caller }) => {
    services.limits.countRead(guestKey(caller.ip))
    return { game: await gameForOnlooker(services, { ...caller, link }, { gameId, eyes }) }
  })
}

interface ChangeOfOnlookers {
  readonly services: Services
  readonly caller: Caller
  readonly gameId: string
}

interface PlannedOnlookers {
  readonly after: GameOnlookers
  readonly note: string
}

const asJson = (rule: object | null): Json => rule as Json

/** Changes who may look at a game as a seat of it does, with a line of the chat that nobody wrote. */
async function changed(
  { services, caller, gameId }: ChangeOfOnlookers,
  plan: (game: RunningGame, seat: string) => PlannedOnlookers | undefined,
): Promise<EmptyAnswer> {
  const notes: ChatEntry[] = []
  await services.play.change(gameId, (game) => {
    const planned = plan(game, ownSeat(game, caller))
    if (planned === undefined) return undefined
    const { after, note } = planned
    const line = { gameId, authorId: '', author: '', position: game.log.length, text: note }
    return { onlookers: after, also: async (tx) => void notes.push(await addChat(tx, line)) }
  })
  for (const entry of notes) services.live.chat({ gameId, entry })
  return {}
}
