import { argText, type Request } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { createContext, useContext } from 'react'
import type { Card } from '../../rules/facts/card'
import { cardOf } from '../../rules/facts/catalog'
import type { EffectWay } from '../../rules/facts/log-classes'
import { meaningOf } from '../../rules/facts/piece'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import { isActionMenu } from './innovation-choices'

/** The effect or karma in the course of which the viewer is asked. */
export interface AskingEffect {
  readonly card: Card
  readonly text: string
  /** Who executes it or what a karma answers to happens to, and whose action or karma it is. */
  readonly player: string
  readonly leader: string
  readonly way: EffectWay
}

const WAYS: readonly EffectWay[] = ['shared-effect', 'demanded-effect', 'compelled-effect', 'karma-effect']

/** Returns why somebody is asked: the effect that is under way, or the card on display that may be activated; nothing for the turn's own question. */
export function askingOf(
  request: Request | undefined,
  log: readonly WireLogEntry[],
): AskingEffect | undefined {
  if (request === undefined || isActionMenu(request)) return undefined
  return request.kind === ('artifact-action' satisfies QuestionKind) ? displayed(request) : underWay(log)
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

/** The effect that was begun last and is not over: what it does stands deeper in the log. */
function underWay(log: readonly WireLogEntry[]): AskingEffect | undefined {
  let lowest = Infinity
  const entry = log.findLast((line) => {
    if (line.type !== 'log') return false
    const holdsAll = line.indent < lowest
    lowest = Math.min(lowest, line.indent)
    return holdsAll && line.classes.includes('card-effect')
  })
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
