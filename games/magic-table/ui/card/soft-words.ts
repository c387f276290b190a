/** Letters of the words on a card, in px. */
const WIDTHS = [
  [/[mwæœ]/iu, 11],
  [/[fijlrt]/u, 4.6],
  [/\p{Lu}/u, 8.4],
] as const
const USUAL_WIDTH = 7.3
const WORD = /\p{L}+/gu
/** Letters that stay together at either end. */
const LEAST = 3
const SOFT = '\u00AD'
const VOWELS = 'aeiouyàáâäãåæèéêëìíîïòóôöõøùúûü'
/** Consonants that begin a syllable together, or are one sound. */
const TOGETHER: ReadonlySet<string> = new Set(
  'bl br ch ck cl cr dr fl fr gh gl gr ph pl pr qu sc sh sk sl sm sn sp st th tr tw wh wr'.split(' '),
)

/**
 * Returns a name whose words may be broken between syllables where they are longer than the room, in px, with
 * a hyphen that shows only there.
 */
export const softWords = (name: string, room: number): string =>
  name.replaceAll(WORD, (word) => (widthOf(word) <= room ? word : softened(word)))

/** Returns how wide the longest word of a name is, in px. */
export const widestWord = (name: string): number =>
  Math.max(0, ...Array.from(name.matchAll(WORD), ([word]) => widthOf(word)))

const widthOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  )

/** Breaks a word between its syllables; where none of them begins apart, also between consonants that do. */
function softened(word: string): string {
  const text = broken(word, beginsSyllable)
  return text === word ? broken(word, standsApart) : text
}

function broken(word: string, begins: (word: string, at: number) => boolean): string {
  let text = ''
  let start = 0
  for (let at = LEAST; at <= word.length - LEAST; at += 1)
    if (begins(word.toLowerCase(), at) && at - start > 1) {
      text += word.slice(start, at) + SOFT
      start = at
    }
  return text + word.slice(start)
}

const isVowel = (letter = '') => VOWELS.includes(letter)

/** A syllable begins with the last consonant, or the last two that belong together, before a vowel. */
function beginsSyllable(word: string, at: number): boolean {
  const [before = '', first = '', second = '', third = ''] = word.slice(at - 1, at + 3)
  if (isVowel(first) || TOGETHER.has(before + first)) return false
  return isVowel(second) || (TOGETHER.has(first + second) && isVowel(third))
}

/** Whether a consonant before a vowel stands here behind another consonant, as in `des-cends`. */
const standsApart = (word: string, at: number): boolean => {
  const [before = '', first = '', second = ''] = word.slice(at - 1, at + 2)
  return !isVowel(before) && !isVowel(first) && isVowel(second)
}
