import type { ManaSymbol } from '@parlour/mtg-cards'

/** What is drawn inside the disc of a mana symbol: a shape of our own on a 24 × 24 grid, or letters. */
export interface ManaPart {
  readonly name: string
  /** The CSS variable that holds the disc's color. */
  readonly disc: string
  readonly shape?: string
  /** The shape is stroked instead of filled. */
  readonly outlined?: boolean
  readonly text?: string
}

const GRAY = '--mana-colorless'

const PARTS: Readonly<Record<string, ManaPart>> = {
  W: {
    name: 'white',
    disc: '--mana-white',
    shape:
      'M12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM12 1.5l1.7 4.2h-3.4zM12 22.5l-1.7-4.2h3.4zM1.5 12l4.2-1.7v3.4zM22.5 12l-4.2 1.7v-3.4zM4.6 4.6l4.1 1.8-2.3 2.3zM19.4 19.4l-4.1-1.8 2.3-2.3zM4.6 19.4l1.8-4.1 2.3 2.3zM19.4 4.6l-1.8 4.1-2.3-2.3z',
  },
  U: {
    name: 'blue',
    disc: '--mana-blue',
    shape: 'M12 2.5c4.4 5.2 6.6 8.6 6.6 12a6.6 6.6 0 0 1-13.2 0c0-3.4 2.2-6.8 6.6-12z',
  },
  B: {
    name: 'black',
    disc: '--mana-black',
    shape:
      'M12 3a8 8 0 0 0-8 8.2c0 2.8 1.3 4.7 3.5 5.8v3.5h9V17c2.2-1.1 3.5-3 3.5-5.8A8 8 0 0 0 12 3zM8.8 9.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM15.2 9.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  },
  R: {
    name: 'red',
    disc: '--mana-red',
    shape:
      'M13 1.8c.6 4.3 6 6.7 6 12.4a7 7 0 0 1-14 0c0-2.9 1.5-4.8 2.9-6.4.3 1.9 1 2.9 2.1 3.3C9.6 7.6 10.3 4.3 13 1.8z',
  },
  G: {
    name: 'green',
    disc: '--mana-green',
    shape:
      'M12 2a5.4 5.4 0 0 1 5.2 4.1 5.2 5.2 0 0 1-1.4 10.2h-2.3v5.2h-3v-5.2H8.2A5.2 5.2 0 0 1 6.8 6.1 5.4 5.4 0 0 1 12 2z',
  },
  C: {
    name: 'colorless',
    disc: GRAY,
    shape: 'M12 2c1.2 5.6 4.4 8.8 10 10-5.6 1.2-8.8 4.4-10 10-1.2-5.6-4.4-8.8-10-10 5.6-1.2 8.8-4.4 10-10z',
  },
  S: {
    name: 'snow',
    disc: GRAY,
    outlined: true,
    shape: 'M12 2.5v19M3.8 7.2l16.4 9.6M3.8 16.8l16.4-9.6M9 4.5l3 2.5 3-2.5M9 19.5l3-2.5 3 2.5',
  },
  T: {
    name: 'tap',
    disc: GRAY,
    outlined: true,
    shape: 'M6.5 7.5a7.5 7.5 0 1 1-2 4.5M12 2.5L6 7.5l6.5 3.5',
  },
  Q: {
    name: 'untap',
    disc: GRAY,
    outlined: true,
    shape: 'M17.5 16.5a7.5 7.5 0 1 1 2-4.5M12 21.5l6-5-6.5-3.5',
  },
  P: { name: 'Phyrexian', disc: GRAY, outlined: true, shape: 'M12 2v20M12 6.5a5.5 5.5 0 1 0 .01 0' },
  E: { name: 'energy', disc: GRAY, shape: 'M14 1.5L5 13.5h5.5L9.5 22.5l9.5-13h-6z' },
  PW: { name: 'planeswalker', disc: GRAY, shape: 'M12 1.5l3 8 5.5-3.5-2.5 8.5L12 22.5l-6-8L3.5 6l5.5 3.5z' },
  CHAOS: {
    name: 'chaos',
    disc: GRAY,
    outlined: true,
    shape: 'M12 12c0-2.5 4-2.5 4 .5s-6 5-8 1 2-9 7-7.5 6 8 3 11.5',
  },
  A: {
    name: 'acorn',
    disc: GRAY,
    shape:
      'M4.5 9.5c0-4 3.5-5.5 7-5.5V1.5h1.5V4c3.5 0 6.5 1.5 6.5 5.5zM6 11h12c0 5-3 9-6 11.5C9 20 6 16 6 11z',
  },
  TK: {
    name: 'ticket',
    disc: GRAY,
    shape: 'M2.5 7h19v3.5a1.7 1.7 0 0 0 0 3.4V17h-19v-3.1a1.7 1.7 0 0 0 0-3.4z',
  },
  '∞': { name: 'infinite', disc: GRAY, text: '∞' },
  '½': { name: 'half', disc: GRAY, text: '½' },
}

/** Returns the parts of a symbol: one, or the two or three of a hybrid, in the order of its name. */
export function manaParts(symbol: ManaSymbol): readonly ManaPart[] {
  const half = /^H([WUBRG])$/.exec(symbol)?.[1]
  if (half !== undefined) return [{ ...partOf(half), name: `half ${partOf(half).name}` }]
  return symbol.split('/').map(partOf)
}

function partOf(word: string): ManaPart {
  return PARTS[word] ?? { name: word, disc: GRAY, text: word }
}

/** Returns a symbol in words: `white`, `2`, `white or blue`. */
export function manaName(symbol: ManaSymbol): string {
  return manaParts(symbol)
    .map(({ name }) => name)
    .join(' or ')
}
