import { gameFetch, gameSaveResponse } from '@parlour/protocol'
import { playOn, startDraft } from './play-draft'
import type { HubPerson } from './test-hub'

/** A draft of these people that is over; each has a deck of one card. Returns its id. */
export async function finishedDraft(people: readonly HubPerson[], shape: { readonly bots?: number } = {}) {
  const draftId = await startDraft(people, { ...shape, numPacks: 1, packSize: 1 })
  await playOn(people, draftId)
  return draftId
}

/** Plays a Magic game with the decks of its draft until `loser` concedes at once. */
export async function concede(gameId: string, people: readonly HubPerson[], loser: HubPerson): Promise<void> {
  for (const person of people) {
    const { view } = (await person.call(gameFetch, { gameId })).game
    const { seats } = view as { seats: readonly { name: string; deckId?: string }[] }
    const deckId = seats.find(({ name }) => name === person.name)?.deckId ?? ''
    const response = { actor: person.name, title: 'Choose Deck', selection: [{ deckId }] }
    await person.call(gameSaveResponse, { gameId, response })
  }
  for (const person of people) {
    const response = { actor: person.name, title: 'Mulligan', selection: ['Keep'] }
    await person.call(gameSaveResponse, { gameId, response })
  }
  const response = { actor: loser.name, title: 'Do Something', selection: [{ name: 'concede' }] }
  await loser.call(gameSaveResponse, { gameId, response })
}
