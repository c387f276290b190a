import { argText } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { createContext, useContext } from 'react'
import type { Card } from '../../rules/facts/card'
import { cardOf } from '../../rules/facts/catalog'
import type { EffectWay } from '../../rules/facts/log-classes'

/** The effect in the course of which the viewer is asked. */
export interface Asking {
  readonly card: Card
  readonly text: string
  /** Who executes it, and whose action it is part of. */
  readonly player: string
  readonly leader: string
  readonly way: EffectWay
}

const WAYS: readonly EffectWay[] = ['shared-effect', 'demanded-effect', 'compelled-effect']

/** Returns the effect that was begun last, as the log tells it. */
export function askingOf(log: readonly WireLogEntry[]): Asking | undefined {
  const entry = log.findLast((line) => line.type === 'log' && line.classes.includes('card-effect'))
  if (entry?.type !== 'log') return undefined
  const told = (key: string) => argText(entry.args[key]?.value ?? '')
  const card = cardOf(told('card'))
  if (card === undefined) return undefined
  const way = WAYS.find((word) => entry.classes.includes(word)) ?? 'own-effect'
  return { card, text: told('text'), player: told('player'), leader: told('leader'), way }
}

/** The name of the card that asks the viewer; its card on the board does not step back. */
export const AskingCardName = createContext<string | undefined>(undefined)

/** Whether a card is the one that asks the viewer. */
export const useAsks = (name: string): boolean => useContext(AskingCardName) === name
