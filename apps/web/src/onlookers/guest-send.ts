import { defined } from '@parlour/kernel'
import { type AnswerOf, type Call, cardLookup, guestCards, type SentBodyOf } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import type { GuestLink } from '../api/guest-link'

/**
 * Returns the way to the server of a page for guests: it looks up cards that the game shows with these eyes,
 * and nothing else.
 */
export function guestSend(send: Send, { gameId, link }: GuestLink, eyes: string | undefined): Send {
  return async <C extends Call>(call: C, body: SentBodyOf<C>): Promise<AnswerOf<C>> => {
    if (call.path !== cardLookup.path) throw new CallError('Sign in to see this.', { httpStatus: 401 })
    const { ids } = body as SentBodyOf<typeof cardLookup>
    return send(guestCards, { gameId, link, ids, ...defined({ eyes }) })
  }
}
