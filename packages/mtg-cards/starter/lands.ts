import { KINDLE } from './reminder-text'
import { ofRarity, type StarterCard } from './starter-card'

/** The common dual lands: at their best beside a Lantern. */
function dualText(first: string, second: string): string {
  return `This land enters tapped unless you control an artifact.\n{T}: Add {${first}} or {${second}}.`
}

export const lands: readonly StarterCard[] = [
  ...ofRarity('common', [
    {
      name: 'Heron-Post Tower',
      type: 'Land',
      text: dualText('W', 'U'),
      flavor: 'The letters go up. The feathers come down.',
      rating: 2.8,
    },
    {
      name: 'Ninth Pier',
      type: 'Land',
      text: dualText('U', 'B'),
      flavor: 'You may moor here. You may not remember it.',
      rating: 2.8,
    },
    {
      name: "Wreckers' Point",
      type: 'Land',
      text: dualText('B', 'R'),
      flavor: 'The friendliest light on the whole coast.',
      rating: 2.8,
    },
    {
      name: 'Broken Levee',
      type: 'Land',
      text: dualText('R', 'G'),
      flavor: 'Something went through it, and it was not the water.',
      rating: 2.8,
    },
    {
      name: 'Reedholt Meadows',
      type: 'Land',
      text: dualText('G', 'W'),
      flavor: 'Planted by hand on land that was carried here by hand.',
      rating: 2.8,
    },
    {
      name: 'Tollhouse Chapel',
      type: 'Land',
      text: dualText('W', 'B'),
      flavor: 'The collection plate has a rope tied to it.',
      rating: 2.8,
    },
    {
      name: 'Stormglass Works',
      type: 'Land',
      text: dualText('U', 'R'),
      flavor: 'The rain goes in at the top. Please do not stand at the bottom.',
      rating: 2.8,
    },
    {
      name: 'Sallowfen Peatlands',
      type: 'Land',
      text: dualText('B', 'G'),
      flavor: 'Soft as bread, deep as guilt.',
      rating: 2.8,
    },
    {
      name: 'Pumphouse Barracks',
      type: 'Land',
      text: dualText('R', 'W'),
      flavor: 'Eight hours at the lever, eight at the wall, eight at the drum.',
      rating: 2.8,
    },
    {
      name: 'Waterwheel Gardens',
      type: 'Land',
      text: dualText('G', 'U'),
      flavor: 'The wheel turns for the lilies. The mill is a guest.',
      rating: 2.8,
    },
  ]),
  ...ofRarity('uncommon', [
    {
      name: 'Hundred-Lamp Quay',
      type: 'Land',
      text: `{T}: Add {C}.\n{5}, {T}: Kindle. ${KINDLE}`,
      flavor: "A hundred and one, since the harbormaster's funeral.",
      rating: 3.0,
    },
    {
      name: 'Sunken Crossroads',
      type: 'Land',
      text: '{T}: Add {C}.\n{1}, {T}: Add one mana of any color.\n{2}, {T}, Sacrifice this land: Return target card from your graveyard to the bottom of your library, then draw a card.',
      rating: 2.8,
    },
  ]),
  ...ofRarity('rare', [
    {
      name: 'Hallow Street Belfry',
      type: 'Land',
      text: 'This land enters tapped unless you control two or more creatures.\n{T}: Add {W}.\n{3}{W}, {T}: Creatures you control get +1/+1 until end of turn.',
      flavor: 'It counts the hours and, in the fog, the people.',
      rating: 3.3,
    },
    {
      name: 'Observatory of Soundings',
      type: 'Land',
      text: 'This land enters tapped unless you control two or more artifacts.\n{T}: Add {U}.\n{2}{U}, {T}: Mill a card. If it was a land card, put it into your hand.',
      rating: 3.1,
    },
    {
      name: 'Drowned Throne Room',
      type: 'Land',
      text: 'This land enters tapped unless there are two or more creature cards in your graveyard.\n{T}: Add {B}.\n{4}{B}, {T}, Sacrifice a creature: Draw two cards.',
      flavor: 'Court is in session. Court has been in session for two hundred years.',
      rating: 3.1,
    },
    {
      name: 'Cinder Row Kilns',
      type: 'Land',
      text: 'This land enters tapped unless an opponent lost life this turn.\n{T}: Add {R}.\n{2}{R}, {T}, Sacrifice an artifact: This land deals 2 damage to any target.',
      rating: 3.3,
    },
    {
      name: 'Island-Raising Grove',
      type: 'Land',
      text: 'This land enters tapped unless you control a creature with power 4 or greater.\n{T}: Add {G}.\n{3}{G}, {T}: Put a +1/+1 counter on target creature. Activate only as a sorcery.',
      flavor: 'Its roots hold the bottom. The bottom would rather be held.',
      rating: 3.3,
    },
  ]),
]

/** The five basic lands, in color order. */
export const basicLands: readonly StarterCard[] = ofRarity(
  'common',
  [
    ['Plains', 'W'],
    ['Island', 'U'],
    ['Swamp', 'B'],
    ['Mountain', 'R'],
    ['Forest', 'G'],
  ].map(([name = '', symbol = '']) => ({
    name,
    type: `Basic Land — ${name}`,
    text: `({T}: Add {${symbol}}.)`,
    rating: 0,
  })),
)
