/**
 * The rounds in a panel's text: blanks and empty parts are dropped. Undefined for anything but different
 * whole numbers from 1.
 */
export function scarRoundsOf(text: string): readonly number[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const rounds = parts.map(Number)
  const areRounds = parts.every((part) => /^\d{1,4}$/.test(part)) && !rounds.includes(0)
  return areRounds && new Set(rounds).size === rounds.length ? rounds.sort((a, b) => a - b) : undefined
}
