import type { JsonObject } from '@parlour/kernel'
import type { CardScenario } from '@parlour/scenario/testing'
import { scenarios } from '../testing/scenarios'

interface Seats {
  readonly ann?: JsonObject
  readonly bob?: JsonObject
}

/** Ann draws a card; whoever has what an achievement asks for then has it. */
function afterADraw(
  { ann = {}, bob = {} }: Seats,
  claimed: Readonly<Record<string, string>>,
  more: JsonObject = {},
): CardScenario {
  const pile = (seat: string, had: unknown) =>
    claimed[seat] === undefined
      ? {}
      : { achievements: [...(Array.isArray(had) ? (had as string[]) : []), claimed[seat]] }
  return {
    position: { ann, bob, achievements: [], decksExact: onlyOneCard, ...more },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      {
        becomes: {
          ann: { ...ann, ...pile('ann', ann.achievements), hand: ['Fusion'] },
          bob: { ...bob, ...pile('bob', bob.achievements) },
        },
      },
      { turn: 'bob' },
    ],
  }
}

/** Every draw ends in the deck of 11, whatever lies on the board. */
const onlyOneCard = {
  base: {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => [value, []])),
    11: ['Fusion'],
  },
}

const demanding = { red: ['Archery'], yellow: ['Anatomy'], green: ['Mapmaking'], purple: ['City States'] }
const alsoDemanding = { red: ['Oars'], yellow: ['Medicine'], green: ['Navigation'], purple: ['Monotheism'] }
const clocks = { green: ['Satellites'], blue: ['Rocketry'], purple: ['Railroad'] }
const splayed = {
  red: { cards: ['Archery', 'Oars'], splay: 'right' },
  yellow: { cards: ['Agriculture', 'Masonry'], splay: 'up' },
  green: { cards: ['Sailing', 'Clothing'], splay: 'aslant' },
  blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
}
const purple = ['Mysticism', 'Code of Laws']
const high = { red: ['Flight'], yellow: ['Skyscrapers'], green: ['Corporations'], blue: ['Rocketry'] }
const icons = { yellow: ['Agriculture'], green: ['Navigation'], blue: ['Rocketry'], purple: ['Empiricism'] }
const castlesAnd = (splay: string) => ({ cards: ['Metalworking', 'Coal'], splay })

scenarios('Special achievements of the base set', {
  'Empire takes three of each of the six icons': afterADraw(
    { ann: { ...icons, red: castlesAnd('aslant') } },
    { ann: 'Empire' },
  ),
  'Empire cannot be claimed with two of one of them': afterADraw(
    { ann: { ...icons, red: castlesAnd('up') } },
    {},
  ),
  'Monument takes four top cards with a demand; the current player comes first': afterADraw(
    { ann: demanding, bob: alsoDemanding },
    { ann: 'Monument' },
  ),
  'Monument is also claimed in the turn of another': afterADraw({ bob: alsoDemanding }, { bob: 'Monument' }),
  'Monument cannot be claimed with a demand beneath': afterADraw(
    { ann: { ...demanding, purple: ['Mysticism', 'City States'] } },
    {},
  ),
  'World takes twelve clocks': afterADraw(
    { ann: { ...clocks, red: { cards: ['Fission', 'Mobility'], splay: 'up' } } },
    { ann: 'World' },
  ),
  'World cannot be claimed with eleven': afterADraw({ ann: { ...clocks, red: ['Fission', 'Mobility'] } }, {}),
  'Wonder takes five colors splayed right, up or aslant': afterADraw(
    { ann: { ...splayed, purple: { cards: purple, splay: 'right' } } },
    { ann: 'Wonder' },
  ),
  'Wonder cannot be claimed with one splayed left': afterADraw(
    { ann: { ...splayed, purple: { cards: purple, splay: 'left' } } },
    {},
  ),
  'Universe takes five top cards of value 8 or higher': afterADraw(
    { ann: { ...high, purple: ['Empiricism'] } },
    { ann: 'Universe' },
  ),
  'Universe cannot be claimed with a 7, nor with an 8 beneath it': afterADraw(
    { ann: { ...high, purple: ['Railroad', 'Empiricism'] } },
    {},
  ),
})

const unseen = {
  expansions: ['base', 'usee'],
  unseenAchievements: true,
  decksExact: { ...onlyOneCard, usee: { 11: [] } },
}
const oneOwn = { achievements: ['Tools'] }
const secrets = ['Tools', 'Oars', 'Sailing']

scenarios('Special achievements of The Unseen', {
  'Anonymity takes a 7 on top and no standard achievement; special ones do not count': afterADraw(
    { ann: { yellow: ['Refrigeration'], achievements: ['Monument'] } },
    { ann: 'Anonymity' },
    unseen,
  ),
  'Anonymity cannot be claimed with a standard achievement': afterADraw(
    { ann: { yellow: ['Refrigeration'], ...oneOwn } },
    {},
    unseen,
  ),
  'Anonymity cannot be claimed with a 6 on top': afterADraw(
    { ann: { yellow: ['Canning', 'Refrigeration'], red: ['Archery'] } },
    {},
    unseen,
  ),
  'Confidence takes a 5 on top and four secrets': afterADraw(
    { ann: { red: ['Coal'], safe: [...secrets, 'Paper'] } },
    { ann: 'Confidence' },
    unseen,
  ),
  'Confidence cannot be claimed with three secrets': afterADraw(
    { ann: { red: ['Coal'], safe: secrets } },
    {},
    unseen,
  ),
  'Confidence cannot be claimed with a 4 on top': afterADraw(
    { ann: { red: ['Gunpowder', 'Coal'], safe: [...secrets, 'Paper'] } },
    {},
    unseen,
  ),
  'Folklore takes an 8 on top and no factory': afterADraw(
    { bob: { purple: ['Socialism'], red: ['Archery'], ...oneOwn } },
    { bob: 'Folklore' },
    unseen,
  ),
  'Folklore cannot be claimed with a factory': afterADraw(
    { ann: { purple: ['Socialism'], red: ['Coal'], ...oneOwn } },
    {},
    unseen,
  ),
  'Mystery takes a 9 on top and fewer than five colors': afterADraw(
    { ann: { purple: ['Specialization'], ...oneOwn } },
    { ann: 'Mystery' },
    unseen,
  ),
  'Mystery cannot be claimed with five colors': afterADraw(
    {
      ann: {
        red: ['Archery'],
        yellow: ['Agriculture'],
        green: ['Sailing'],
        blue: ['Pottery'],
        purple: ['Specialization'],
        ...oneOwn,
      },
    },
    {},
    unseen,
  ),
  'Zen takes a 6 on top and no odd value': afterADraw(
    { ann: { yellow: ['Canning', 'Agriculture'], blue: ['Calendar'] } },
    { ann: 'Zen' },
    unseen,
  ),
  'Zen cannot be claimed with an odd value on top': afterADraw(
    { ann: { yellow: ['Canning'], blue: ['Tools'] } },
    {},
    unseen,
  ),
  'they start in the junk, from where nobody claims them': afterADraw(
    { ann: { yellow: ['Refrigeration'] }, bob: { blue: ['Encyclopedia'] } },
    {},
    { ...unseen, unseenAchievements: false },
  ),
})
