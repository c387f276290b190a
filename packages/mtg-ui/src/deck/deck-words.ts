/** A deck's format as a word; 'Custom' when it has none. */
export function formatWord(format: string): string {
  return format === '' ? 'Custom' : `${format.slice(0, 1).toUpperCase()}${format.slice(1)}`
}

/** A number of cards in words. */
export const cardCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'card' : 'cards'}`
