import { bonusOf } from '../../rules/facts/card'
import { type Icon, ICON_NAMES } from '../../rules/facts/names'
import type { DrawingName } from './drawings'

/** How one icon code of a card is drawn and said. */
export interface IconKind {
  readonly kind: 'icon' | 'hex' | 'echo' | 'city' | 'bonus'
  readonly name: string
  readonly drawing?: DrawingName
  readonly bonus?: number
}

const ICON_DRAWINGS: Readonly<Record<Icon, DrawingName>> = {
  k: 'castle',
  c: 'coin',
  s: 'bulb',
  l: 'leaf',
  f: 'factory',
  i: 'clock',
  p: 'person',
  r: 'meat',
}

const MARKS: Readonly<Record<string, IconKind>> = {
  h: { kind: 'hex', name: 'hex', drawing: 'hex' },
  m: { kind: 'hex', name: 'hexnote', drawing: 'hexnote' },
  '&': { kind: 'echo', name: 'echo effect', drawing: 'echo' },
  '+': { kind: 'city', name: 'plus', drawing: 'plus' },
  '<': { kind: 'city', name: 'splay left', drawing: 'arrow-left' },
  '>': { kind: 'city', name: 'splay right', drawing: 'arrow-right' },
  '^': { kind: 'city', name: 'splay up', drawing: 'arrow-up' },
  '=': { kind: 'city', name: 'unsplay', drawing: 'unsplay' },
  '|': { kind: 'city', name: 'uplift', drawing: 'uplift' },
  x: { kind: 'city', name: 'junk an achievement', drawing: 'junk-achievement' },
  ';': { kind: 'city', name: 'flag', drawing: 'flag' },
  ':': { kind: 'city', name: 'fountain', drawing: 'fountain' },
}

const isIcon = (code: string): code is Icon => code in ICON_DRAWINGS

/** What an icon code stands for (rules: innovation 2.2), or undefined for an empty place. */
export function iconKind(code: string): IconKind | undefined {
  if (isIcon(code)) return { kind: 'icon', name: ICON_NAMES[code], drawing: ICON_DRAWINGS[code] }
  const bonus = bonusOf(code)
  if (bonus !== undefined) return { kind: 'bonus', name: `bonus ${bonus}`, bonus }
  return MARKS[code]
}
