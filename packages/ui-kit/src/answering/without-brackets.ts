/**
 * Returns what is asked as people read it: how many are wanted at most, and that none is enough, stands in
 * words beside it.
 */
export const withoutBrackets = (words: string, most: number): string =>
  words.replace(/^\(optional\) /, '').replace(/\bcards?\(s\)/i, most === 1 ? 'a card' : 'cards')
