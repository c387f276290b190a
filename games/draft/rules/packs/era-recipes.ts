import type { Recipe } from './recipe'
import { ANY, ANY_OF_ITS_SET, BASIC, COMMON, FOIL_WILDCARD, UNCOMMON, usual, WILDCARD } from './sheets'

/** A set whose release date is unknown (rules: hub 11). */
export const PLAIN: Recipe = {
  note: 'a rare or mythic, three uncommons and ten commons.',
  layouts: [
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
      ],
    },
  ],
  sheets: {
    rare: { rarities: { rare: 0.865, mythic: 0.135 }, orElse: 'uncommon' },
    uncommon: UNCOMMON,
    common: { ...COMMON, balanceColors: true },
  },
}

/** Up to summer 2008. */
export const BEFORE_MYTHICS: Recipe = {
  note: 'a rare, three uncommons and eleven commons, as up to 2008; printed sheets are not imitated.',
  foils: 'as in its time',
  layouts: [
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 11],
      ],
    },
  ],
  sheets: usual,
}

/** The small sets of 1993 to 1995. */
export const SMALL_AND_EARLY: Recipe = {
  note: 'two uncommons and six commons, rares among the uncommons, roughly as in the small packs of the first years.',
  layouts: [
    {
      weight: 1,
      slots: [
        ['uncommon', 2],
        ['common', 6],
      ],
    },
  ],
  sheets: { common: COMMON, uncommon: { rarities: { uncommon: 3, rare: 1 }, orElse: 'common' } },
}

/** The packs of twelve of those years. */
export const TWELVE_EARLY: Recipe = {
  note: 'a rare, three uncommons and eight commons, as in the packs of twelve of the first years; printed sheets are not imitated.',
  layouts: [
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 8],
      ],
    },
  ],
  sheets: usual,
}

export const TWELVE_WITHOUT_RARES: Recipe = {
  ...SMALL_AND_EARLY,
  note: 'three uncommons and nine commons, rares among the uncommons, roughly as in the packs of twelve of the first years.',
  layouts: [
    {
      weight: 1,
      slots: [
        ['uncommon', 3],
        ['common', 9],
      ],
    },
  ],
}

/** Autumn 2008 to 2023. */
export const WITH_MYTHICS: Recipe = {
  note: 'a rare or mythic, three uncommons, ten commons and a basic land where one is loaded.',
  foils: 'as in its time',
  layouts: [
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['basic', 1],
      ],
    },
  ],
  sheets: { ...usual, basic: BASIC },
}

export const MASTERS: Recipe = {
  note: 'a rare or mythic, three uncommons, ten commons and a card of any rarity in place of the foil.',
  layouts: [
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['any', 1],
        ['uncommon', 3],
        ['common', 10],
      ],
    },
  ],
  sheets: { ...usual, any: ANY },
}

/** From February 2024. */
export const PLAY_BOOSTERS: Recipe = playBoosters(64)

/** In one of this many packs, a guest replaces a common. */
export function playBoosters(guests: number): Recipe {
  const rest = [
    ['rare', 1],
    ['wildcard', 1],
    ['foil wildcard', 1],
    ['uncommon', 3],
    ['basic', 1],
  ] as const
  return {
    note: `a rare or mythic, three uncommons, seven commons, two wildcards of any rarity, the second in place of the foil, and a basic land where one is loaded; in one of ${guests} packs a special guest, of any set, takes a common's place. The rates of the wildcards and of the guest are approximated.`,
    layouts: [
      { weight: guests - 1, slots: [...rest, ['common', 7]] },
      { weight: 1, slots: [...rest, ['guest', 1], ['common', 6]] },
    ],
    sheets: {
      ...usual,
      wildcard: WILDCARD,
      'foil wildcard': FOIL_WILDCARD,
      basic: BASIC,
      guest: { ...ANY_OF_ITS_SET, from: ['spg'], orElse: 'common' },
    },
  }
}
