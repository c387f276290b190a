import { lookupKey } from './lookup-key'

const ORDINALS: Readonly<Record<string, string>> = {
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
}

/**
 * Returns the form under which names of sets are compared. Programs put a series before the name, or leave it
 * out: `Extras: Dominaria`, `Magic: The Gathering—Conspiracy`, `Universes Beyond: ...`, `Modern Masters 2015
 * Edition`, `Magic 2015 (M15)`, `10th Edition`.
 */
export function setNameKey(name: string): string {
  const words = lookupKey(name)
    .replace(/^(?:extras|promos|art series|universes beyond|magic: the gathering)\s*[:-]\s*/, '')
    .replace(/\s*\([a-z\d]{3,5}\)$/, '')
    .replace(/\b(?:[4-9]|10)th\b/, (word) => ORDINALS[word] ?? word)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\d) (?:core set|edition)$/, '')
  return words.trim()
}
