import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Safes', {
  'hold five cards without a splay': {
    position: {
      achievements: ['Tools', 'Calendar', 'Paper', 'Anatomy', 'Coal', 'Canning'],
      ann: { red: ['Enigma Machine'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements', 'auto'] },
      changes({
        ann: { safe: ['Tools', 'Calendar', 'Paper', 'Anatomy', 'Coal'] },
        standardAchievements: ['Canning'],
      }),
    ],
  },
  'hold four with a splay left, and keep them when the limit falls': {
    position: {
      achievements: ['Tools', 'Calendar', 'Paper', 'Anatomy', 'Coal', 'Canning'],
      ann: { red: { cards: ['Enigma Machine', 'Archery'], splay: 'left' } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements', 'auto'] },
      changes({
        ann: {
          red: { cards: ['Enigma Machine', 'Archery'], splay: 'up' },
          safe: ['Tools', 'Calendar', 'Paper', 'Anatomy'],
        },
        standardAchievements: ['Coal', 'Canning'],
      }),
    ],
  },
  'hold three with a splay right': {
    position: {
      achievements: ['Tools', 'Calendar', 'Paper', 'Anatomy'],
      ann: { red: { cards: ['Enigma Machine', 'Archery'], splay: 'right' } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements', 'auto'] },
      changes({ ann: { safe: ['Tools', 'Calendar', 'Paper'] }, standardAchievements: ['Anatomy'] }),
    ],
  },
  'hold two with a splay up, whatever else is splayed': {
    position: {
      achievements: ['Sailing', 'Calendar', 'Paper'],
      ann: {
        red: { cards: ['Enigma Machine', 'Archery'], splay: 'up' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'right' },
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements', 'auto'] },
      changes({ ann: { safe: ['Sailing', 'Calendar'] }, standardAchievements: ['Paper'] }),
    ],
  },
  'hold one with a splay aslant': {
    position: {
      achievements: ['Tools', 'Calendar'],
      ann: { red: { cards: ['Enigma Machine', 'Archery'], splay: 'aslant' } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements', 'auto'] },
      changes({ ann: { safe: ['Tools'] }, standardAchievements: ['Calendar'] }),
    ],
  },
  'are not limited by what others have splayed': {
    position: {
      achievements: ['Calendar'],
      ann: { red: ['Enigma Machine'], safe: ['Oars', 'Sailing'] },
      bob: { blue: { cards: ['Tools', 'Pottery'], splay: 'aslant' } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements'] },
      changes({ ann: { safe: ['Oars', 'Sailing', 'Calendar'] } }),
    ],
  },
  'a secret that was shown is still chosen by its back': {
    position: {
      turn: annsTurn,
      achievements: [],
      ann: { green: ['Cliffhanger'], yellow: ['Heirloom'], safe: ['Experimentation', 'Tools'] },
      decks: { base: { 5: ['Coal'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cliffhanger' },
      { as: 'bob', sees: ['Experimentation'] },
      { as: 'ann', pick: 'Dogma.Heirloom' },
      { as: 'ann', offers: ['*base-1* (ann)', '*base-4* (ann)'], title: 'Choose card(s) to transfer' },
      { as: 'ann', pick: ['*base-1* (ann)'] },
      changes({
        ann: { safe: ['Experimentation'], hand: ['Coal', 'Calendar'] },
        standardAchievements: ['Tools'],
      }),
      { as: 'ann', hidden: ['Tools'] },
    ],
  },
  'of equal backs the first in the safe is meant': {
    position: {
      achievements: [],
      ann: { yellow: ['Heirloom'], safe: ['Tools', 'Oars', 'Archery'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Heirloom' },
      { as: 'ann', offers: ['*base-1* (ann)', '*base-1* (ann)', '*base-1* (ann)'], pick: '*base-1* (ann)' },
      changes({ ann: { safe: ['Oars', 'Archery'], hand: ['Calendar'] }, standardAchievements: ['Tools'] }),
    ],
  },
  'secrets are not achievements until they are claimed': {
    position: { achievements: ['Sailing', 'Calendar'], ann: { yellow: ['Tomb'], safe: ['Tools', 'Oars'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Tomb', 'no'] },
      changes({ ann: { safe: ['Tools', 'Oars', 'Sailing'] }, standardAchievements: ['Calendar'] }),
    ],
  },
  'transferred secrets pass the limit, safeguarded ones do not': {
    position: {
      ann: { green: ['Secret History'], safe: ['Oars', 'Archery', 'Sailing', 'Pottery', 'Clothing'] },
      bob: { safe: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secret History' },
      changes({
        ann: { safe: ['Oars', 'Archery', 'Sailing', 'Pottery', 'Clothing', 'Tools'] },
        bob: { safe: [] },
      }),
    ],
  },
})
