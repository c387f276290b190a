import { argText, type LogLine } from '@parlour/kernel'
import type { EffectWay } from './log-classes'

type EffectLine = Pick<LogLine, 'indent' | 'classes' | 'args'>

/** An effect or karma in the course of which somebody is asked, as a reader of the log may know it. */
export interface EffectUnderWay {
  readonly card: string
  readonly text: string
  /** Who executes it or what a karma answers to happens to, and whose action or karma it is. */
  readonly player: string
  readonly leader: string
  readonly way: EffectWay
}

const WAYS: readonly EffectWay[] = ['shared-effect', 'demanded-effect', 'compelled-effect', 'karma-effect']

/**
 * Returns the effect that was begun last and is not over: what it does stands deeper in the log. `lineOf`
 * reads an entry of the log, and passes over one that is no line.
 */
export function effectUnderWay<Entry>(
  log: readonly Entry[],
  lineOf: (entry: Entry) => EffectLine | undefined,
): EffectUnderWay | undefined {
  let lowest = Infinity
  const entry = log.findLast((one) => {
    const line = lineOf(one)
    if (line === undefined) return false
    const holdsAll = line.indent < lowest
    lowest = Math.min(lowest, line.indent)
    return holdsAll && line.classes.includes('card-effect')
  })
  const line = entry === undefined ? undefined : lineOf(entry)
  if (line === undefined) return undefined
  const textOf = (key: string) => argText(line.args[key]?.value ?? '')
  const way = WAYS.find((word) => line.classes.includes(word)) ?? 'own-effect'
  return {
    card: textOf('card'),
    text: textOf('text'),
    player: textOf('player'),
    leader: textOf('leader'),
    way,
  }
}

/** How a card came to ask somebody, before the name of whoever brought that about. */
const WAY_WORDS: Readonly<Record<EffectWay, string | undefined>> = {
  'own-effect': undefined,
  'shared-effect': 'shared by',
  'demanded-effect': 'demanded by',
  'compelled-effect': 'compelled by',
  'karma-effect': 'karma of',
}

/** Returns by which card somebody is asked and how it came to that: 'Engineering, shared by bob'. */
export function occasionWords({ card, leader, way }: EffectUnderWay): string {
  const how = WAY_WORDS[way]
  return how === undefined || leader === '' ? card : `${card}, ${how} ${leader}`
}
