import { hasType } from '@parlour/mtg-cards'
import { isCombat } from '../../rules/facts/phases'
import { ableAttackers } from '../acting/attack-all'
import { starSkipsDraw } from '../acting/phase-acts'
import { faceOf } from '../card/card-facts'
import type { Table } from '../table/table'
import type { CardOnTable } from '../table/table-card'
import styles from './table-strip.module.css'

const isLand = (card: CardOnTable): boolean => {
  const face = faceOf(card)
  return face !== undefined && hasType(face, 'land')
}

/** What whoever has priority usually does next; nothing where the strip says what the star does. */
export function UsualAct({ table }: { readonly table: Table }) {
  if (starSkipsDraw(table)) return null
  return (
    <span className={styles.usual}>
      <span className={styles.room}> · </span>
      {usualAct(table)}
    </span>
  )
}

/** Returns the usual act as a sentence without its full stop. */
function usualAct(table: Table): string {
  const { view, own } = table
  if (view.stack.length > 0) return 'Resolve the stack, respond, or pass'
  if (view.turnPlayer !== view.you)
    return isCombat(view.phase) ? 'Block, respond, or pass' : 'Respond, or pass'
  switch (view.phase) {
    case 'main 1':
      return sentence([...fromHand(own.zones.hand.cards, own.zones.land.cards), ...attack(table), 'pass'])
    case 'main 2':
      return sentence([...fromHand(own.zones.hand.cards, own.zones.land.cards), 'pass'])
    case 'c begin':
    case 'attackers':
      return 'Attack, then the next phase'
    case 'blockers':
      return 'Pass, so that attackers can be blocked'
    case 'damage':
      return 'Count the damage, then the next phase'
    case 'c end':
      return 'Go on to main 2'
    case 'end':
      return 'Pass the turn'
    default:
      return 'Untap and draw with the star'
  }
}

function fromHand(hand: readonly CardOnTable[], lands: readonly CardOnTable[]): readonly string[] {
  const hasPlayedLand = lands.some(({ isNew, token }) => isNew && !token)
  return [
    ...(hand.some(isLand) && !hasPlayedLand ? ['play a land'] : []),
    ...(hand.every(isLand) ? [] : ['cast']),
  ]
}

const attack = (table: Table): readonly string[] => (ableAttackers(table).length > 0 ? ['attack'] : [])

/** Such as `Play a land, cast, attack, or pass`. */
function sentence(acts: readonly string[]): string {
  const last = acts.at(-1) ?? ''
  const others = acts.slice(0, -1)
  const words = others.length === 0 ? last : `${others.join(', ')}${others.length > 1 ? ',' : ''} or ${last}`
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
