import type { Card } from '../../rules/facts/card'
import { iconKind } from '../icons/icon-kinds'
import { plainText } from './plain-text'

/** Returns what a screen reader calls a card: name, color, value, set and icons, from the top left on. */
export function spokenName({ name, color, age, set, icons }: Card): string {
  const facts = [name, color, `value ${age}`, ...(set === 'base' ? [] : [set])]
  return `${facts.join(', ')}; ${iconWords(icons).join(', ')}`
}

/** Returns the text of a card in words, each effect behind its kind or icon. */
export function spokenText({ echo, karma, effects, dogma }: Card): string {
  const icon = iconKind(dogma)?.name ?? ''
  return [
    ...echo.map(({ text }) => `Echo: ${plainText(text)}`),
    ...karma.map(({ text }) => `Karma: ${plainText(text)}`),
    ...effects.map(({ text }) => `${icon}: ${plainText(text)}`),
  ].join(' ')
}

const iconWords = (icons: string): readonly string[] =>
  [...icons].flatMap((code) => iconKind(code)?.name ?? [])
