import { LIMITS } from '../facts/limits'
import { change } from '../change'
import type { Target } from '../types'
import { cardInLog } from '../words'
import { cardOfHandle, type FoundCard, openCard, playerNamed, say, type Work } from '../work'
import type { ActionHandlers } from './action-handlers'
import { refusal } from '../refusals'

/** What cards aim at (rules: magic-table 4.5). */
export const aiming: ActionHandlers<'target' | 'clear targets'> = {
  target: (work, { cardId, targetId, playerName }) => {
    if ((targetId === undefined) === (playerName === undefined)) throw refusal('target_unclear')
    const foundCard = openCard(work, cardId)
    if (targetId !== undefined) aimAtCard(work, foundCard, openCard(work, targetId))
    else if (playerName !== undefined) {
      playerNamed(work.board, playerName)
      aim(work, foundCard, { player: playerName })
      const values = { player: work.by, card: cardInLog(work, foundCard.card), playerTo: playerName }
      say(work, '{player} aims {card} at {playerTo}', values)
    }
  },
  'clear targets': (work, { cardId }) => {
    const foundCard = cardOfHandle(work.board, cardId)
    if (foundCard.card.targets.length === 0) return
    change(work, { kind: 'marked', found: foundCard, marks: { targets: [] } })
    say(work, '{card} aims at nothing any more', { card: cardInLog(work, foundCard.card) })
  },
}

function aimAtCard(work: Work, foundCard: FoundCard, { card }: FoundCard): void {
  if (card.id === foundCard.card.id) throw refusal('targets_itself')
  aim(work, foundCard, { card: card.id })
  const [card1, card2] = [cardInLog(work, foundCard.card), cardInLog(work, card)]
  say(work, '{player} aims {card1} at {card2}', { player: work.by, card1, card2 })
}

function aim(work: Work, foundCard: FoundCard, target: Target): void {
  const { targets } = foundCard.card
  const isSame = (one: Target) => JSON.stringify(one) === JSON.stringify(target)
  if (targets.some(isSame)) throw refusal('already_targeted')
  if (targets.length >= LIMITS.targets) throw refusal('too_many_targets', { most: LIMITS.targets })
  change(work, { kind: 'marked', found: foundCard, marks: { targets: [...targets, target] } })
}
