import type { WrittenAchievement } from '../vocabulary/achievement'
import { COLORS, higher, ICONS, type Icon } from '../facts/names'
import { all, exactly } from '../vocabulary/amount'
import { together } from '../vocabulary/cards'
import type { Reader } from '../vocabulary/reader'

const SIX: readonly Icon[] = ['k', 'c', 's', 'l', 'f', 'i']

/** How many of several conditions hold. */
const met = (...conditions: readonly boolean[]) => ({
  have: conditions.filter(Boolean).length,
  need: conditions.length,
})
/** The most that any color shows of something. */
const most = (count: (color: (typeof COLORS)[number]) => number): number => Math.max(...COLORS.map(count))

/** Colors in which a player shows enough of something. */
const colorsWhere = (test: (color: (typeof COLORS)[number]) => boolean): number =>
  COLORS.reduce((count, color) => (test(color) ? count + 1 : count), 0)

const base: readonly WrittenAchievement[] = [
  {
    kind: 'special',
    name: 'Empire',
    set: 'base',
    text: 'Three or more of each of the six icons castle, coin, bulb, leaf, factory and clock on your board.',
    progress: (you, reduced) => ({
      have: SIX.filter((icon) => you.icons(icon) >= (reduced ? 2 : 3)).length,
      need: reduced ? 5 : 6,
    }),
  },
  {
    kind: 'special',
    name: 'Monument',
    set: 'base',
    text: 'Four or more of your top cards have a demand effect.',
    progress: (you, reduced) => ({
      have: you.top.where(({ demands }) => demands).count,
      need: reduced ? 3 : 4,
    }),
  },
  {
    kind: 'special',
    name: 'World',
    set: 'base',
    text: 'Twelve or more {i} on your board.',
    progress: (you, reduced) => ({ have: you.icons('i'), need: reduced ? 11 : 12 }),
  },
  {
    kind: 'special',
    name: 'Wonder',
    set: 'base',
    text: 'All five colors on your board splayed right, up or aslant.',
    progress: (you, reduced) => ({
      have: you.splayed('right', 'up', 'aslant').length,
      need: reduced ? 4 : 5,
    }),
  },
  {
    kind: 'special',
    name: 'Universe',
    set: 'base',
    text: 'Five top cards, each of value 8 or higher.',
    progress: (you, reduced) => ({
      have: you.top.where(({ ageOnBoard }) => ageOnBoard >= (reduced ? 7 : 8)).count,
      need: reduced ? 4 : 5,
    }),
  },
]

const echo: readonly WrittenAchievement[] = [
  {
    kind: 'special',
    name: 'Destiny',
    set: 'echo',
    text: 'Five or more cards in your forecast.',
    progress: (you, reduced) => ({ have: you.forecast.count, need: reduced ? 4 : 5 }),
  },
  {
    kind: 'special',
    name: 'Heritage',
    set: 'echo',
    text: 'Eight or more hexes visible in one of your colors.',
    progress: (you, reduced) => ({ have: most((color) => you.hexesIn(color)), need: reduced ? 7 : 8 }),
  },
  {
    kind: 'special',
    name: 'History',
    set: 'echo',
    text: 'Four or more echo effects visible in one of your colors.',
    progress: (you, reduced) => ({
      have: most((color) => you.echoesIn(color)),
      need: reduced ? 3 : 4,
    }),
  },
  {
    kind: 'special',
    name: 'Supremacy',
    set: 'echo',
    text: 'Three or more of one icon in each of four of your colors.',
    progress: (you, reduced) => ({
      have: Math.max(
        ...ICONS.map((icon) => colorsWhere((color) => you.countIn(color, icon) >= (reduced ? 2 : 3))),
      ),
      need: reduced ? 3 : 4,
    }),
  },
  {
    kind: 'special',
    name: 'Wealth',
    set: 'echo',
    text: 'Eight or more bonuses visible on your board.',
    progress: (you, reduced) => ({ have: you.bonuses.length, need: reduced ? 7 : 8 }),
  },
]

const city: readonly WrittenAchievement[] = [
  {
    kind: 'special',
    name: 'Tradition',
    set: 'city',
    text: 'At once: meld a city with {<} on a color that is splayed left.',
    atOnce: { verb: 'meld', icon: '<' },
  },
  {
    kind: 'special',
    name: 'Repute',
    set: 'city',
    text: 'At once: meld a city with {>} on a color that is splayed right.',
    atOnce: { verb: 'meld', icon: '>' },
  },
  {
    kind: 'special',
    name: 'Fame',
    set: 'city',
    text: 'At once: meld a city with {^} on a color that is splayed up.',
    atOnce: { verb: 'meld', icon: '^' },
  },
  {
    kind: 'special',
    name: 'Glory',
    set: 'city',
    text: 'At once: junk a city with {;}.',
    atOnce: { verb: 'junk', icon: ';' },
  },
  {
    kind: 'special',
    name: 'Victory',
    set: 'city',
    text: 'At once: junk a city with {:}.',
    atOnce: { verb: 'junk', icon: ':' },
  },
]

const figs: readonly WrittenAchievement[] = [
  {
    kind: 'decree',
    name: 'War',
    set: 'figs',
    color: 'red',
    text: 'Choose a value. Return all top cards of that value from the boards of all other players.',
    *decree(you) {
      const value = yield* you.chooseValue(undefined, 'Choose an Age')
      yield* you.return(together(...you.others.map(({ top }) => top.ofValue(value))), all)
    },
  },
  {
    kind: 'decree',
    name: 'Expansion',
    set: 'figs',
    color: 'yellow',
    text: 'Splay one of your colors up.',
    *decree(you) {
      yield* you.splay(COLORS, 'up')
    },
  },
  {
    kind: 'decree',
    name: 'Trade',
    set: 'figs',
    color: 'green',
    text: 'Draw and foreshadow three cards of value one higher than your highest top card.',
    *decree(you) {
      yield* you.drawAndForeshadow(higher(you.top.highestValue, 1), 3)
    },
  },
  {
    kind: 'decree',
    name: 'Advancement',
    set: 'figs',
    color: 'blue',
    text: 'Draw a card of value two higher than your highest top card.',
    *decree(you) {
      yield* you.draw(higher(you.top.highestValue, 2))
    },
  },
  {
    kind: 'decree',
    name: 'Rivalry',
    set: 'figs',
    color: 'purple',
    text: 'Choose another player. Return three cards from the score pile of that player, and all top figures of that player.',
    *decree(you) {
      const rival = yield* you.choosePlayer(you.others)
      if (!rival) return
      yield* you.return(rival.scorePile, exactly(3), { title: 'Choose Three Cards' })
      yield* you.return(
        rival.top.where((card) => card.set === 'figs'),
        all,
      )
    },
  },
]

const highestTop = (you: Reader): number => you.top.highestValue

const usee: readonly WrittenAchievement[] = [
  {
    kind: 'special',
    name: 'Anonymity',
    set: 'usee',
    text: 'A top card of value 7 or higher, and no standard achievement.',
    progress: (you, reduced) =>
      met(highestTop(you) >= (reduced ? 6 : 7), you.standardAchievements.count <= (reduced ? 1 : 0)),
  },
  {
    kind: 'special',
    name: 'Confidence',
    set: 'usee',
    text: 'A top card of value 5 or higher, and four or more secrets.',
    progress: (you, reduced) =>
      met(highestTop(you) >= (reduced ? 4 : 5), you.secrets.count >= (reduced ? 3 : 4)),
  },
  {
    kind: 'special',
    name: 'Folklore',
    set: 'usee',
    text: 'A top card of value 8 or higher, and no {f} on your board.',
    progress: (you, reduced) =>
      met(highestTop(you) >= (reduced ? 7 : 8), you.icons('f') <= (reduced ? 1 : 0)),
  },
  {
    kind: 'special',
    name: 'Mystery',
    set: 'usee',
    text: 'A top card of value 9 or higher, and fewer than five colors on your board.',
    progress: (you, reduced) =>
      met(highestTop(you) >= (reduced ? 8 : 9), you.colors.length <= (reduced ? 3 : 4)),
  },
  {
    kind: 'special',
    name: 'Zen',
    set: 'usee',
    text: 'A top card of value 6 or higher, and no top card of odd value.',
    progress: (you, reduced) =>
      met(
        highestTop(you) >= (reduced ? 5 : 6),
        you.top.where(({ ageOnBoard }) => ageOnBoard % 2 === 1).count <= (reduced ? 1 : 0),
      ),
  },
]

const museums: readonly WrittenAchievement[] = [1, 2, 3, 4, 5].map((number) => ({
  kind: 'museum',
  name: `Museum ${number}`,
  number,
  set: 'arti',
  text: 'Holds an artifact. Claimed, it counts as an achievement.',
}))

/** Special achievements, decrees and museums, set by set in the order of setup. */
export const specialAchievements: readonly WrittenAchievement[] = [
  ...base,
  ...echo,
  ...figs,
  ...city,
  ...usee,
  ...museums,
]
