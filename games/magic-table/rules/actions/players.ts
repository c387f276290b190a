import { change } from '../change'
import { inSeatOrder, playerNamed, say, type Work, write } from '../work'
import type { ActionHandlers } from './action-handlers'
import { nextActive } from './turns'
import { refusal } from '../refusals'

/** What players do that ends the game, and the marks that they hold (rules: magic-table 4.8, 6). */
export const players: ActionHandlers<'concede' | 'draw game' | 'set mark'> = {
  concede: (work, { playerName = work.by }) => {
    if (playerName !== work.by) throw refusal('concedes_for_other')
    change(work, { kind: 'player', name: work.by, fields: { eliminated: true } })
    write(work, '{player} concedes', { values: { player: work.by }, classes: ['player-concedes'] })
    if (endIfDecided(work) || endIfAgreed(work) || work.board.priority !== work.by) return
    change(work, { kind: 'turn', fields: { priority: nextActive(work, work.by).name } })
  },
  'draw game': (work, { playerName = work.by }) => {
    if (playerName !== work.by) throw refusal('offers_for_other')
    const { drawOffers } = work.board
    if (drawOffers.includes(work.by)) throw refusal('draw_already_offered')
    const offers = inSeatOrder(work.board, [...drawOffers, work.by])
    change(work, { kind: 'turn', fields: { drawOffers: offers } })
    const isAgreed = allAgree(work)
    const template = isAgreed ? '{player} agrees to a draw' : '{player} offers a draw'
    write(work, template, { values: { player: work.by }, classes: isAgreed ? ['draw-game'] : [] })
    endIfAgreed(work)
  },
  'set mark': (work, { mark, playerName }) => {
    const holder = playerName === undefined ? work.by : playerName
    if (holder !== '') playerNamed(work.board, holder)
    change(work, { kind: 'turn', fields: { [mark]: holder === '' ? null : holder } })
    const what = mark === 'monarch' ? 'the monarch' : 'the initiative'
    if (holder === '') say(work, 'Nobody has {what} any more', { what })
    else if (mark === 'monarch') say(work, '{player} becomes {what}', { player: holder, what })
    else say(work, '{player} takes {what}', { player: holder, what })
  },
}

/** A bot agrees to every draw. */
const agrees = ({ board, bots }: Work, name: string): boolean =>
  board.drawOffers.includes(name) || bots.includes(name)

/**
 * Whether everybody who still plays agrees to a draw. Bots among themselves do: nobody would ever end their
 * game.
 */
const allAgree = (work: Work): boolean =>
  work.board.players.every(({ name, eliminated }) => eliminated || agrees(work, name))

/** Ends the game without a winner when all who still play agree to that; says whether it did. */
function endIfAgreed(work: Work): boolean {
  if (!allAgree(work)) return false
  change(work, { kind: 'over', outcome: { winners: [], reason: 'Draw Game' } })
  return true
}

/** Ends the game when one team is left; says whether it did. */
function endIfDecided(work: Work): boolean {
  const left = new Set(work.board.players.flatMap(({ team, eliminated }) => (eliminated ? [] : [team])))
  const [team, other] = left
  if (team === undefined || other !== undefined) return false
  const winners = work.board.players.filter((player) => player.team === team).map(({ name }) => name)
  change(work, { kind: 'over', outcome: { winners, reason: 'concession' } })
  return true
}
