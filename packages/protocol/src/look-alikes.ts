/**
 * Letters of other scripts, and of Latin itself, that look like a letter of the basic Latin alphabet (Unicode
 * TR 39).
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs('авеԁһіјкӏмнорԛсѕтухѵԝ', 'abedhijklmhopqcstyxvw'),
  ...pairs('αβγεικνορτυχ', 'abyeiknoptux'),
  ...pairs('ıłøđħɡɑɩŧʋ', 'ilodhgaituv'),
}

function pairs(letters: string, latin: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...letters].map((letter, at) => [letter, latin[at] ?? letter]))
}

/**
 * Returns what a name looks like: names with the same looks are not told apart at a table. Case, accents,
 * widths and letters that look alike do not count.
 */
export const looksOf = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')

/** Scripts of which the letters of one name may be. Japanese is written in several. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
]

/** Whether the letters of a name are of one alphabet. */
export const isOneAlphabet = (name: string): boolean =>
  SCRIPTS.filter((script) => script.test(name)).length <= 1
