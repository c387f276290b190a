import { smallMap } from '../../testing/own-maps'
import { changes, scenarios } from '../../testing/scenarios'

/** The small map, whose hall is called otherwise before people. */
const labeled = {
  ...smallMap,
  locations: smallMap.locations.map((place) =>
    place.name === 'Hall' ? { ...place, label: 'Hall of Mirrors' } : place,
  ),
}

scenarios('Wraith', {
  'places a spy and may be devoured for a troop there': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Wraith', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Wraith', 'Araumycos'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Devour this wraith to assassinate a troop at Araumycos?' },
      { as: 'ann', pick: 'yes' },
      changes({
        ann: { hand: ['Noble'], spies: 4, trophyHall: ['neutral'] },
        devoured: ['Wraith'],
        sites: { Araumycos: { troops: ['3 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'says the site as people call it': {
    position: {
      map: labeled,
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      sites: { East: { troops: ['ann'] }, West: { troops: ['bob'] } },
      ann: { hand: ['Wraith', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Wraith', 'Hall'] },
      {
        as: 'ann',
        offers: ['yes', 'no'],
        title: 'Devour this wraith to assassinate a troop at Hall of Mirrors?',
      },
      { as: 'ann', pick: 'yes' },
      changes({
        ann: { hand: ['Noble'], spies: 4, trophyHall: ['neutral'] },
        devoured: ['Wraith'],
        sites: { Hall: { troops: ['neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'stays if its player does not want that': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Wraith', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Wraith', 'Araumycos', 'no'] },
      changes({
        ann: { hand: ['Noble'], played: ['Wraith'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'does nothing without a spy left': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { spies: 0, hand: ['Wraith', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Wraith' },
      changes({ ann: { hand: ['Noble'], played: ['Wraith'] } }),
    ],
  },
})
