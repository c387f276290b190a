/** A number with its noun: '1 card', '2 cards'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
