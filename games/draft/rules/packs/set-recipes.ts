import { BONUS_RECIPES } from './bonus-recipes'
import { MASTERS, PLAIN, SMALL_AND_EARLY, TWELVE_EARLY, TWELVE_WITHOUT_RARES } from './era-recipes'
import type { Recipe, RarityShares, Sheet } from './recipe'
import { BASIC, RARE, usual, usualWithout } from './sheets'
import type { Trait } from './traits'

const special = (only: Trait, rarities: RarityShares, orElse: string): Sheet => ({
  rarities,
  only,
  orElse,
})

/** The land slot holds common lands of the set: guildgates, gain lands. */
const landSlot = (only: Trait, note: string): Recipe => ({
  note: `a rare or mythic, three uncommons, ten commons and ${note}.`,
  foils: 'as in its time',
  layouts: [
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['land', 1],
      ],
    },
  ],
  sheets: {
    ...usualWithout(only),
    land: { rarities: { common: 1 }, only, orElse: 'basic', optional: true },
    basic: BASIC,
  },
})

/** The land slot holds a common land of the set or a basic one. */
const landOrBasic = (
  only: Trait,
  weights: readonly [land: number, basic: number],
  basics: Trait = 'basic',
): Recipe => {
  const rest = [
    ['rare', 1],
    ['uncommon', 3],
    ['common', 10],
  ] as const
  return {
    note: 'a rare or mythic, three uncommons, ten commons and a common land of the set or a basic land.',
    foils: 'as in its time',
    layouts: [
      { weight: weights[0], slots: [...rest, ['land', 1]] },
      { weight: weights[1], slots: [...rest, ['basic', 1]] },
    ],
    sheets: {
      ...usualWithout(only),
      land: { rarities: { common: 1 }, only, orElse: 'basic', optional: true },
      basic: { ...BASIC, only: basics, orElse: 'land' },
    },
  }
}

/**
 * Exactly one card of a kind, in three of four packs an uncommon in place of an uncommon, else a rare or
 * mythic.
 */
const exactlyOne = (only: Trait, noun: string): Recipe => ({
  note: `a rare or mythic, three uncommons and ten commons, exactly one of the first four ${noun}, and a basic land where one is loaded.`,
  foils: 'as in its time',
  layouts: [
    {
      weight: 3,
      slots: [
        ['rare', 1],
        ['special uncommon', 1],
        ['uncommon', 2],
        ['common', 10],
        ['basic', 1],
      ],
    },
    {
      weight: 1,
      slots: [
        ['special rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['basic', 1],
      ],
    },
  ],
  sheets: {
    ...usualWithout(only),
    'special uncommon': special(only, { uncommon: 1 }, 'uncommon'),
    'special rare': { ...RARE, only },
    basic: BASIC,
  },
})

/** At least one legend; the weights keep every card of Dominaria as frequent as others of its rarity. */
const withALegend: Recipe = {
  note: 'a rare or mythic, three uncommons and ten commons, at least one of the first four a legendary creature, and a basic land where one is loaded.',
  foils: 'as in its time',
  layouts: [
    {
      weight: 281,
      slots: [
        ['rare', 1],
        ['legend', 1],
        ['uncommon', 2],
        ['common', 10],
        ['basic', 1],
      ],
    },
    {
      weight: 100,
      slots: [
        ['rare legend', 1],
        ['uncommon', 3],
        ['common', 10],
        ['basic', 1],
      ],
    },
    {
      weight: 19,
      slots: [
        ['rare legend', 1],
        ['legend', 1],
        ['uncommon', 2],
        ['common', 10],
        ['basic', 1],
      ],
    },
  ],
  sheets: {
    ...usualWithout('legendary creature'),
    legend: special('legendary creature', { uncommon: 1 }, 'uncommon'),
    'rare legend': { ...RARE, only: 'legendary creature' },
    basic: BASIC,
  },
}

const doubleFacedSheets = {
  ...usualWithout('double-faced'),
  'double common': special('double-faced', { common: 1 }, 'common'),
  'double uncommon': special('double-faced', { uncommon: 1 }, 'uncommon'),
  double: special('double-faced', { common: 2, uncommon: 3 }, 'common'),
  'double rare': { ...RARE, only: 'double-faced' },
  'double any': special('double-faced', { common: 20, uncommon: 10, rare: 3, mythic: 1 }, 'common'),
  basic: BASIC,
} as const satisfies Recipe['sheets']

/**
 * Shadows over Innistrad and the set after it: a double-faced common or uncommon, in one of eight packs a
 * rare one too.
 */
const soi = (commons: number, note: string, more: readonly (readonly [string, number])[]): Recipe => ({
  note: `a rare or mythic, three uncommons, ${commons} commons${note}, one double-faced card more, in one of eight packs a rare one in place of a common.`,
  foils: 'as in its time',
  layouts: [
    { weight: 7, slots: [['rare', 1], ['uncommon', 3], ['double', 1], ['common', commons], ...more] },
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['double rare', 1],
        ['double', 1],
        ['common', commons - 1],
        ...more,
      ],
    },
  ],
  sheets: doubleFacedSheets,
})

const innistrad: Recipe = {
  note: 'a rare or mythic, three uncommons, nine commons, a double-faced card of any rarity and a basic land where one is loaded.',
  foils: 'as in its time',
  layouts: [
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['double any', 1],
        ['common', 9],
        ['basic', 1],
      ],
    },
  ],
  sheets: doubleFacedSheets,
}

const midnight: Recipe = {
  note: 'a rare or mythic, three uncommons and ten commons, two of all these double-faced, and a basic land where one is loaded.',
  foils: 'as in its time',
  layouts: [
    {
      weight: 3,
      slots: [
        ['rare', 1],
        ['double uncommon', 1],
        ['uncommon', 2],
        ['double common', 1],
        ['common', 9],
        ['basic', 1],
      ],
    },
    {
      weight: 1,
      slots: [
        ['double rare', 1],
        ['uncommon', 3],
        ['double common', 1],
        ['common', 9],
        ['basic', 1],
      ],
    },
  ],
  sheets: doubleFacedSheets,
}

const gates = landSlot('guildgate', 'a guildgate')
const gainLands = landSlot('common land', 'a common land of the set')
const dualOrBasic = landOrBasic('common land', [1, 1])

/** Sets whose packs were not those of their time (rules: packs 5.4), by code. */
export const SET_RECIPES: ReadonlyMap<string, Recipe> = new Map([
  ...['arn', 'atq', 'drk', 'fem', 'hml'].map((code) => [code, SMALL_AND_EARLY] as const),
  ['all', TWELVE_EARLY],
  ['chr', TWELVE_WITHOUT_RARES],
  ['bchr', TWELVE_WITHOUT_RARES],
  ['isd', innistrad],
  ['dka', innistrad],
  ['soi', soi(9, ', a basic land where one is loaded', [['basic', 1]])],
  ['emn', soi(10, '', [])],
  ['mid', midnight],
  ['vow', midnight],
  ['dom', withALegend],
  ['dmu', withALegend],
  ['war', exactlyOne('planeswalker', 'a planeswalker')],
  ['znr', exactlyOne('modal double-faced', 'a modal double-faced card')],
  ['grn', gates],
  ['rna', gates],
  ['ktk', gainLands],
  ...['m19', 'm20', 'm21', 'iko'].map((code) => [code, dualOrBasic] as const),
  ['khm', landOrBasic('common land', [5, 7], 'snow basic')],
  ['lci', landOrBasic('cave', [7, 3])],
  ['uma', MASTERS],
  ...BONUS_RECIPES,
  ['lomm', { ...PLAIN, sheets: { ...PLAIN.sheets, ...usual } }],
])
