import type { JsonObject } from '@parlour/kernel'
import { STARTER_CUBE } from '@parlour/mtg-cards/starter'
import { cardByName, deckCreate, deckSave, gameSaveResponse } from '@parlour/protocol'
import { z } from 'zod'
import type { HubUser } from '../../tests/hub-client'
import { gameOf, makeGame } from './game-table'

/** Cards of the starter cube in a deck. Each player gets every sixth card, from a different first one. */
const DECK = 40
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
const LANDS = 8

/**
 * Starts a Magic table on which everybody has chosen a deck of the starter set and played part of it. Returns
 * the id of the game.
 */
export async function fullTable(players: readonly HubUser[], format = 'Constructed'): Promise<string> {
  const gameId = await makeGame('Magic', players, { format, dealByHand: true })
  for (const [at, user] of players.entries())
    await answer(user, gameId, { title: 'Choose Deck', pick: { deckId: await starterDeck(user, at) } })
  for (const [at, user] of players.entries()) await playOut(user, gameId, at)
  // A new turn for each: creatures that came in this turn have summoning sickness.
  for (const user of players.slice(0, 2)) await startTurn(user, gameId)
  return gameId
}

/** Makes a deck of cards of the starter set and basic lands. Returns its id. */
export async function starterDeck(user: HubUser, at: number): Promise<string> {
  const names = STARTER_CUBE.cards.filter((_, index) => index % 6 === at % 6).slice(0, DECK)
  const { cards } = await user.send(cardByName, { names: [...names, ...BASICS] })
  const known = new Map(
    cards.flatMap((card) => (card.source === 'scryfall' ? [[card.data.card_faces[0]?.name, card._id]] : [])),
  )
  const idOf = (name: string) => known.get(name) ?? []
  const basics = [BASICS[at % 5] ?? '', BASICS[(at + 1) % 5] ?? ''].flatMap((name) =>
    Array.from({ length: LANDS }, () => name),
  )
  const { deck } = await user.send(deckCreate, { userId: user._id })
  const main = [...names, ...basics].flatMap(idOf)
  const side = names.slice(0, 4).flatMap(idOf)
  const command = names.slice(4, 5).flatMap(idOf)
  const cardIdsByZone = { main, side, command }
  const { _id, rev } = deck
  await user.send(deckSave, {
    deck: { _id, rev, name: `Tempo of ${user.name}`, format: 'custom', cardIdsByZone },
  })
  return _id
}

async function answer(
  user: HubUser,
  gameId: string,
  { title, pick }: { readonly title: string; readonly pick: JsonObject },
): Promise<void> {
  await user.send(gameSaveResponse, { gameId, response: { actor: user.name, title, selection: [pick] } })
}

/** Takes one action on the table. */
const act = (user: HubUser, gameId: string, pick: JsonObject): Promise<void> =>
  answer(user, gameId, { title: 'Do Something', pick })

async function startTurn(user: HubUser, gameId: string): Promise<void> {
  await act(user, gameId, { name: 'pass priority', target: user.name })
  await act(user, gameId, { name: 'select phase', phase: 'start turn' })
}

/**
 * A fight between the first two players: the first attacks, the second blocks and aims a spell at an
 * attacker.
 */
export async function fight(players: readonly HubUser[], gameId: string): Promise<void> {
  const [attacker, blocker] = players
  if (attacker === undefined || blocker === undefined) throw new Error('A fight needs two.')
  await startTurn(attacker, gameId)
  await act(attacker, gameId, { name: 'select phase', phase: 'attackers' })
  const creatures = async (user: HubUser) => (await zonesOf(user, gameId)).creatures.cards
  const send = async (user: HubUser, from: number, zone: string) => {
    const cardIds = (await creatures(user)).slice(from, from + 2).map(({ handle }) => handle)
    await act(user, gameId, { name: 'move cards', cardIds, destId: `players.${user.name}.${zone}` })
    return (await zonesOf(user, gameId))[zone === 'attacking' ? 'attacking' : 'blocking'].cards
  }
  const attacking = await send(attacker, 4, 'attacking')
  await act(attacker, gameId, { name: 'select phase', phase: 'blockers' })
  const blocking = await send(blocker, 5, 'blocking')
  const aim = (cardId: string, targetId: string) => act(blocker, gameId, { name: 'target', cardId, targetId })
  for (const [at, { handle }] of blocking.entries()) await aim(handle, attacking[at]?.handle ?? '')
  const spell = (await zonesOf(blocker, gameId)).hand.cards[0]?.handle ?? ''
  await act(blocker, gameId, { name: 'move card', cardId: spell, destId: `players.${blocker.name}.stack` })
  const [onStack] = (await zonesOf(blocker, gameId)).stack.cards
  await aim(onStack?.handle ?? '', (await creatures(attacker))[2]?.handle ?? '')
}

/**
 * Draws cards and plays lands, creatures and other permanents, so that the player has a board, a hand and a
 * graveyard, as in the middle of a game.
 */
async function playOut(user: HubUser, gameId: string, at: number): Promise<void> {
  for (let draws = 0; draws < 3; draws += 1) await act(user, gameId, { name: 'draw 7' })
  const place = (zone: string) => `players.${user.name}.${zone}`
  const hand = await handOf(user, gameId)
  const ofType = (word: string) => hand.flatMap(({ type, handle }) => (type.includes(word) ? [handle] : []))
  const lands = ofType('Land').slice(0, 7)
  const creatures = ofType('Creature').slice(0, 5 + (at % 2))
  const others = [...ofType('Artifact'), ...ofType('Enchantment')]
    .filter((handle) => !creatures.includes(handle))
    .slice(0, 3)
  for (const [cardIds, zone] of [
    [lands, 'land'],
    [creatures, 'creatures'],
    [others, 'battlefield'],
  ] as const)
    if (cardIds.length > 0) await act(user, gameId, { name: 'move cards', cardIds, destId: place(zone) })
  const spells = (await handOf(user, gameId)).map(({ handle }) => handle)
  await act(user, gameId, { name: 'move cards', cardIds: spells.slice(6, 10), destId: place('graveyard') })
  await act(user, gameId, {
    name: 'create token',
    data: { name: 'Soldier', zoneId: place('creatures'), count: 3 },
  })
  await act(user, gameId, { name: 'adjust counter', counter: 'life', amount: -(at * 3 + 2) })
  await mark(user, gameId, place)
}

async function mark(user: HubUser, gameId: string, place: (zone: string) => string): Promise<void> {
  const { land, creatures } = await zonesOf(user, gameId)
  for (const { handle } of land.cards.slice(0, 3)) await act(user, gameId, { name: 'tap', cardId: handle })
  const [, , , , first, second] = creatures.cards
  if (first === undefined || second === undefined) return
  await act(user, gameId, { name: 'adjust c-counter', cardId: first.handle, key: '+1/+1', count: 2 })
  await act(user, gameId, { name: 'annotate eot', cardId: second.handle, annotation: 'gains flying' })
  await act(user, gameId, { name: 'tap', cardId: second.handle })
  await act(user, gameId, { name: 'reveal next', zoneId: place('library') })
}

/** The part of a view that these tests read. */
const cards = z.object({ cards: z.array(z.object({ handle: z.string(), record: z.string().optional() })) })
const seen = z.object({
  seats: z.array(
    z.object({
      name: z.string(),
      zones: z.object({
        hand: cards,
        creatures: cards,
        land: cards,
        attacking: cards,
        blocking: cards,
        stack: cards,
      }),
    }),
  ),
  records: z.record(
    z.string(),
    z.object({ data: z.object({ card_faces: z.array(z.object({ type_line: z.string() })) }) }),
  ),
})

const viewOf = async (user: HubUser, gameId: string) => seen.parse((await gameOf(user, gameId)).view)

async function zonesOf(user: HubUser, gameId: string) {
  const seat = (await viewOf(user, gameId)).seats.find(({ name }) => name === user.name)
  if (seat === undefined) throw new Error(`${user.name} has no seat at the table.`)
  return seat.zones
}

async function handOf(user: HubUser, gameId: string) {
  const { records } = await viewOf(user, gameId)
  return (await zonesOf(user, gameId)).hand.cards.map(({ handle, record = '' }) => ({
    handle,
    type: records[record]?.data.card_faces[0]?.type_line ?? '',
  }))
}
