import { PLAY_BOOSTERS, playBoosters, WITH_MYTHICS } from './era-recipes'
import type { Layout, RarityShares, Recipe, Sheet } from './recipe'
import { ANY, BASIC, usual, usualWithout } from './sheets'
import type { Trait } from './traits'

type Slots = Layout['slots']

/** One layout. */
const always = (...slots: Slots): readonly Layout[] => [{ weight: 1, slots }]
/** A sheet of another set. */
const sheetOf = (from: readonly string[], rarities: RarityShares | 'even'): Sheet => ({
  rarities,
  from,
  orElse: 'common',
})
/** Cards of one kind of the set itself. */
const only = (trait: Trait, rarities: RarityShares, orElse = 'common'): Sheet => ({
  rarities,
  only: trait,
  orElse,
})
const land = (trait: Trait): Sheet => ({
  rarities: { common: 1 },
  only: trait,
  orElse: 'basic',
  optional: true,
})
/** Reprints of which an uncommon is as likely as in other slots, in relation to rares and mythics. */
const UNCOMMON_AND_UP: RarityShares = { uncommon: 24, rare: 7, mythic: 1 }

/** A card of a bonus set beside the usual ones. */
const withBonus = (code: string, noun: string, rarities: RarityShares | 'even'): Recipe => ({
  note: `a rare or mythic, three uncommons, nine commons, ${noun} and a basic land where one is loaded.`,
  foils: 'as in its time',
  layouts: always(['rare', 1], ['bonus', 1], ['uncommon', 3], ['common', 9], ['basic', 1]),
  sheets: { ...usual, bonus: sheetOf([code], rarities), basic: BASIC },
})

const timeSpiral: Recipe = {
  note: 'a rare, three uncommons, ten commons and a timeshifted card.',
  foils: 'as in its time',
  layouts: always(['rare', 1], ['bonus', 1], ['uncommon', 3], ['common', 10]),
  sheets: { ...usual, bonus: sheetOf(['tsb'], 'even') },
}

const timeSpiralRemastered: Recipe = {
  ...timeSpiral,
  note: 'a rare or mythic, three uncommons, ten commons and a timeshifted card.',
  sheets: { ...usual, bonus: { rarities: { special: 1 }, orElse: 'common' } },
}

const strixhaven: Recipe = {
  note: 'a rare or mythic, three uncommons, nine commons, a lesson and a card of the archive.',
  foils: 'as in its time',
  layouts: always(['rare', 1], ['bonus', 1], ['lesson', 1], ['uncommon', 3], ['common', 9]),
  sheets: {
    ...usualWithout('lesson'),
    bonus: sheetOf(['sta'], { uncommon: 67, rare: 26, mythic: 7 }),
    lesson: only('lesson', { common: 80, uncommon: 10, rare: 8, mythic: 2 }),
  },
}

const modernHorizons: Recipe = {
  note: 'a rare or mythic, three uncommons, ten commons and a reprint that was new to the format.',
  foils: 'as in its time',
  layouts: always(['rare', 1], ['bonus', 1], ['uncommon', 3], ['common', 10]),
  sheets: {
    ...usualWithout('new to the format'),
    bonus: only('new to the format', UNCOMMON_AND_UP, 'uncommon'),
  },
}

const kamigawa: Recipe = {
  note: 'a rare or mythic, three uncommons, nine commons, a double-faced common or uncommon, and a common land of the set or a basic land.',
  foils: 'as in its time',
  layouts: ['land', 'basic'].map((slot) => ({
    weight: 1,
    slots: [
      ['rare', 1],
      ['double', 1],
      ['uncommon', 3],
      ['common', 9],
      [slot, 1],
    ],
  })),
  sheets: {
    ...usual,
    common: { ...usualWithout('common land', 'double-faced').common },
    uncommon: { ...usualWithout('double-faced').uncommon },
    foil: { ...usualWithout('common land').foil },
    double: only('double-faced', { common: 3, uncommon: 1 }),
    land: land('common land'),
    basic: { ...BASIC, orElse: 'land' },
  },
}

const machines: Recipe = {
  note: 'a rare or mythic, two uncommons, eight commons, a battle, a double-faced creature, a legend of the bonus set, and a common land of the set or a basic land; how rare the battle and the double-faced card are is only roughly as printed.',
  foils: 'as in its time',
  layouts: ['land', 'basic'].map((slot) => ({
    weight: 1,
    slots: [
      ['rare', 1],
      ['bonus', 1],
      ['battle', 1],
      ['double', 1],
      ['uncommon', 2],
      ['common', 8],
      [slot, 1],
    ],
  })),
  sheets: {
    ...usualWithout('battle', 'double-faced', 'common land'),
    bonus: sheetOf(['mul'], UNCOMMON_AND_UP),
    battle: only('battle', UNCOMMON_AND_UP),
    double: only('double-faced creature', { common: 20, uncommon: 10, rare: 3, mythic: 1 }),
    land: land('common land'),
    basic: { ...BASIC, orElse: 'land' },
  },
}

const retroMasters: Recipe = {
  note: 'a rare or mythic, three uncommons, nine commons, a card of any rarity in place of the retro frame, and one in place of the foil.',
  layouts: always(['rare', 1], ['any', 2], ['uncommon', 3], ['common', 9]),
  sheets: { ...usual, any: ANY },
}

const doubleMasters: Recipe = {
  note: 'two rares or mythics, three uncommons, eight commons, two cards of any rarity in place of the foils, and a common land where there is one.',
  layouts: always(['rare', 2], ['any', 2], ['uncommon', 3], ['common', 8], ['land', 1]),
  sheets: { ...usualWithout('common land'), any: ANY, land: land('common land'), basic: BASIC },
}

const fateReforged: Recipe = {
  note: 'a rare or mythic, three uncommons, ten commons and a common land of the set, in one of 24 packs a rare land of the set before it.',
  foils: 'as in its time',
  layouts: [
    {
      weight: 23,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['land', 1],
      ],
    },
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['fetch', 1],
      ],
    },
  ],
  sheets: {
    ...usualWithout('common land'),
    land: only('common land', { common: 1 }),
    fetch: { rarities: { rare: 1 }, from: ['ktk'], only: 'rare land', orElse: 'land' },
  },
}

const dragonsMaze: Recipe = {
  note: "a rare or mythic, three uncommons, ten commons and a guildgate, roughly in one of eleven packs a land with two basic types of the sets before it, in one of 121 the Maze's End.",
  foils: 'as in its time',
  layouts: [
    {
      weight: 109,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['land', 1],
      ],
    },
    {
      weight: 11,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['shock', 1],
      ],
    },
    {
      weight: 1,
      slots: [
        ['rare', 1],
        ['uncommon', 3],
        ['common', 10],
        ['end', 1],
      ],
    },
  ],
  sheets: {
    ...usualWithout('guildgate', "maze's end"),
    land: only('guildgate', { common: 1 }),
    shock: { rarities: { rare: 1 }, from: ['rtr', 'gtc'], only: 'typed dual land', orElse: 'land' },
    end: { rarities: { mythic: 1 }, only: "maze's end", orElse: 'land' },
  },
}

const LEGENDS: RarityShares = { uncommon: 20, rare: 8, mythic: 1 }
const commanderDraft: Recipe = {
  note: 'twenty cards: two legendary creatures, a rare or mythic, three uncommons, thirteen commons and a card of any rarity in place of the foil; two cards are drafted at a time.',
  cardsPerPick: 2,
  layouts: always(['legend', 2], ['rare', 1], ['any', 1], ['uncommon', 3], ['common', 13]),
  sheets: {
    ...usualWithout('legendary creature'),
    legend: only('legendary creature', LEGENDS, 'uncommon'),
    any: { ...ANY, without: ['legendary creature'] },
  },
}

const baldursGate: Recipe = {
  note: 'twenty cards: a legendary creature, a background, a rare or mythic, three uncommons, thirteen commons and a card of any rarity in place of the foil; two cards are drafted at a time.',
  cardsPerPick: 2,
  layouts: always(['legend', 1], ['background', 1], ['rare', 1], ['any', 1], ['uncommon', 3], ['common', 13]),
  sheets: {
    ...usualWithout('legendary creature', 'background'),
    legend: only('legendary creature', LEGENDS, 'uncommon'),
    background: only('background', { common: 20, uncommon: 10, rare: 3, mythic: 1 }),
    any: { ...ANY, without: ['legendary creature', 'background'] },
  },
}

const conspiracy: Recipe = {
  ...WITH_MYTHICS,
  note: `${WITH_MYTHICS.note.replace(/\.$/, '')}; cards that change the draft itself come like others and change nothing here.`,
}

/** A play booster in which a card of a bonus sheet takes the place of a common, in one of this many packs. */
function playBoostersWith(code: string, noun: string, packs: number): Recipe {
  const [usualLayout] = PLAY_BOOSTERS.layouts
  const slots = usualLayout?.slots ?? []
  const withBonusCard: Slots = [
    ...slots.map(([sheet, count]) => [sheet, sheet === 'common' ? count - 1 : count] as const),
    ['bonus', 1],
  ]
  const often = packs === 1 ? 'in every pack' : `in one of ${packs} packs`
  return {
    note: `a rare or mythic, three uncommons, seven commons, two wildcards of any rarity, the second in place of the foil, and a basic land where one is loaded; ${often} ${noun} takes a common's place. The rates of the wildcards and of the bonus sheet are approximated.`,
    layouts: [...(packs === 1 ? [] : [{ weight: packs - 1, slots }]), { weight: 1, slots: withBonusCard }],
    sheets: { ...PLAY_BOOSTERS.sheets, bonus: sheetOf([code], UNCOMMON_AND_UP) },
  }
}

/**
 * Sets in whose boosters other sets' cards or slots of their own come, or from which two cards are taken at a
 * time (rules: packs 5.4).
 */
export const BONUS_RECIPES: readonly (readonly [code: string, recipe: Recipe])[] = [
  ['tsp', timeSpiral],
  ['tsr', timeSpiralRemastered],
  ['stx', strixhaven],
  ['mh2', modernHorizons],
  ['neo', kamigawa],
  ['bro', withBonus('brr', 'an artifact of the bonus set', { uncommon: 66, rare: 27, mythic: 7 })],
  ['mom', machines],
  ['woe', withBonus('wot', 'an enchantment of the bonus set', UNCOMMON_AND_UP)],
  ['dmr', retroMasters],
  ['rvr', retroMasters],
  ['2x2', doubleMasters],
  ['frf', fateReforged],
  ['dgm', dragonsMaze],
  ['cmr', commanderDraft],
  ['cmm', commanderDraft],
  ['clb', baldursGate],
  ['cns', conspiracy],
  ['cn2', conspiracy],
  ['mkm', playBoosters(8)],
  ['otj', playBoostersWith('otp', 'a card of the bonus sheet', 1)],
  ['fin', playBoostersWith('fca', 'a card of the bonus sheet', 3)],
  ['eoe', playBoostersWith('eos', 'a land of the bonus sheet', 8)],
]
