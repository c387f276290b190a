import type { Request } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { createContext, useContext } from 'react'
import type { Card } from '../../rules/facts/card'
import { cardOf } from '../../rules/facts/catalog'
import { type EffectUnderWay, effectUnderWay as lineUnderWay } from '../../rules/facts/effect-under-way'
import { meaningOf } from '../../rules/facts/piece'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import { isActionMenu } from './innovation-choices'

/** The effect or karma in the course of which the viewer is asked. */
export type AskingEffect = Omit<EffectUnderWay, 'card'> & { readonly card: Card }

/**
 * Returns why somebody is asked: the effect that is under way, or the card on display that may be activated;
 * nothing for the turn's own question.
 */
export function askingOf(
  request: Request | undefined,
  log: readonly WireLogEntry[],
): AskingEffect | undefined {
  if (request === undefined || isActionMenu(request)) return undefined
  return request.kind === ('artifact-action' satisfies QuestionKind)
    ? displayed(request)
    : effectUnderWay(log)
}

function displayed({ actor, choices }: Request): AskingEffect | undefined {
  const [dogma] = typeof choices === 'string' ? [] : choices
  const [address = ''] = (typeof dogma === 'object' ? dogma.pieces : undefined) ?? []
  const about = meaningOf(address)
  const card = about?.kind === 'card' ? cardOf(about.name) : undefined
  if (card === undefined) return undefined
  const text = card.effects.map((effect) => effect.text).join(' ')
  return { card, text, player: actor, leader: actor, way: 'own-effect' }
}

/** The effect that was begun last and is not over. */
export function effectUnderWay(log: readonly WireLogEntry[]): AskingEffect | undefined {
  const effect = lineUnderWay(log, (entry) => (entry.type === 'log' ? entry : undefined))
  const card = cardOf(effect?.card ?? '')
  return effect === undefined || card === undefined ? undefined : { ...effect, card }
}

/** The name of the card that asks the viewer; its card on the board does not step back. */
export const AskingCardName = createContext<string | undefined>(undefined)

/** Whether a card is the one that asks the viewer. */
export const useAsks = (name: string): boolean => useContext(AskingCardName) === name
