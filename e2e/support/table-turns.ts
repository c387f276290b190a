import type { Pick } from '@parlour/kernel'
import { gameSaveResponse } from '@parlour/protocol'
import { z } from 'zod'
import type { HubUser } from '../../tests/hub-client'
import { gameOf } from './by-call'

const zone = z.object({ cards: z.array(z.object({ handle: z.string() })) })
const seen = z.object({
  seats: z.array(
    z.object({
      name: z.string(),
      counters: z.record(z.string(), z.number()),
      zones: z.object({ hand: zone, creatures: zone }),
    }),
  ),
})

const BEGINNING = ['start turn', 'untap', 'upkeep', 'draw', 'main 1'] as const
const DAMAGE = -5

interface Match {
  readonly gameId: string
  readonly winner: HubUser
  readonly loser: HubUser
}

/**
 * Two players play whole turns by call, a card in each, and one attacks with all that they have until the other has no life left.
 * Returns how many turns it took.
 */
export async function playTurns({ gameId, winner, loser }: Match): Promise<number> {
  for (const player of [winner, loser]) await actAtTable(gameId, player, { name: 'draw 7' })
  for (let turn = 1; ; turn += 1) {
    const [player, other] = turn % 2 === 1 ? [winner, loser] : [loser, winner]
    await actAtTable(gameId, player, ...BEGINNING.map((phase) => ({ name: 'select phase', phase })))
    const { hand, creatures } = (await seatOf(gameId, player)).zones
    await move(gameId, player, { cards: hand.cards.slice(0, 1), to: 'creatures' })
    if (player === winner && creatures.cards.length > 0) {
      await actAtTable(gameId, player, { name: 'select phase', phase: 'attackers' })
      await move(gameId, player, { cards: creatures.cards, to: 'attacking' })
      await actAtTable(gameId, player, { name: 'select phase', phase: 'damage' })
      await actAtTable(gameId, loser, { name: 'adjust counter', counter: 'life', amount: DAMAGE })
      if (((await seatOf(gameId, loser)).counters.life ?? 0) <= 0) return turn
    }
    await actAtTable(
      gameId,
      player,
      { name: 'select phase', phase: 'end' },
      { name: 'pass priority', target: other.name },
    )
  }
}

interface Moving {
  readonly cards: z.infer<typeof zone>['cards']
  readonly to: string
}

const move = (gameId: string, player: HubUser, { cards, to }: Moving): Promise<void> =>
  actAtTable(
    gameId,
    player,
    ...cards.map(({ handle }) => ({
      name: 'move card',
      cardId: handle,
      destId: `players.${player.name}.${to}`,
    })),
  )

/** A player does these, one after the other. */
export async function actAtTable(
  gameId: string,
  player: HubUser,
  ...actions: readonly Pick[]
): Promise<void> {
  for (const action of actions)
    await player.send(gameSaveResponse, {
      gameId,
      response: { actor: player.name, title: 'Do Something', selection: [action] },
    })
}

async function seatOf(gameId: string, player: HubUser) {
  const { seats } = seen.parse((await gameOf(player, gameId)).view)
  const seat = seats.find(({ name }) => name === player.name)
  if (seat === undefined) throw new Error(`${player.name} does not sit at the table.`)
  return seat
}
