import { setTimeout } from 'node:timers/promises'
import { deckFetch, gameFetch, gameSaveResponse } from '@parlour/protocol'
import { expect } from 'vitest'
import { answerTo, fetchDraft } from './play-draft'
import type { HubPerson, HubReply } from './test-hub'

/** What the answers of one seat picked, in their order. */
type Picks = readonly unknown[]

/**
 * Answers to the end of a draft, each answer until it is acknowledged, under one key: whoever is asked for at
 * each try may be a person at another server. The store may be away meanwhile, or the server; nothing else
 * may go wrong. Returns all picks, and tells each as it is acknowledged.
 */
export async function answerAll(
  person: () => HubPerson,
  gameId: string,
  acknowledged: (pick: unknown) => void = () => undefined,
): Promise<Picks> {
  const picks: unknown[] = []
  for (;;) {
    const game = await fetchDraft(person(), gameId).catch(() => undefined)
    if (game?.gameOver === true) return picks
    const response = game && ((await answerTo(person(), game)) as { selection: Picks } | undefined)
    if (response === undefined) {
      await setTimeout(5)
      continue
    }
    await untilAcknowledged(person, { gameId, response, requestKey: `${gameId} ${picks.length}` })
    picks.push(response.selection[0])
    acknowledged(response.selection[0])
  }
}

async function untilAcknowledged(person: () => HubPerson, body: object): Promise<void> {
  for (;;) {
    const reply: HubReply<typeof gameSaveResponse> | undefined = await person()
      .send(gameSaveResponse, body)
      .catch(() => undefined)
    if (reply?.http === 200) return
    if (reply !== undefined) expect([reply.http, reply.text]).toEqual([503, expect.anything()])
    await setTimeout(5)
  }
}

/** The picks that a draft keeps of somebody, and that their deck holds as well. */
export async function keptPicks(person: HubPerson, gameId: string): Promise<Picks> {
  const { game } = await person.call(gameFetch, { gameId })
  const { view } = await fetchDraft(person, gameId)
  const { deck } = await person.call(deckFetch, { deckId: view.you.deckId })
  expect(deck.cardIdsByZone.main).toEqual(view.you.picked.map((card) => card._id))
  return game.responses.filter(({ actor }) => actor === person.name).map(({ selection }) => selection?.[0])
}

/** What is to happen a number of times: `reached` resolves once `heard` was called as often. */
export function countdown(times: number): { readonly heard: () => void; readonly reached: Promise<void> } {
  let left = times
  let resolve: () => void = () => undefined
  const reached = new Promise<void>((reach) => (resolve = reach))
  const heard = () => {
    left -= 1
    if (left === 0) resolve()
  }
  return { heard, reached }
}
