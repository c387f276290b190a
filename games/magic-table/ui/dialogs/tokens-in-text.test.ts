import { expect, it } from 'vitest'
import { tokensIn } from './tokens-in-text'

const TEXTS: readonly (readonly [
  text: string,
  ...tokens: (readonly [name: string, annotation: string])[],
])[] = [
  ['When it enters, create a 1/1 white Bird creature token with flying.', ['Bird', '1/1 white, flying']],
  ['Create two tapped 2/2 black Zombie Knight creature tokens.', ['Zombie Knight', '2/2 black']],
  ['Create a Treasure token. Draw a card.', ['Treasure', '']],
  ['Create two tapped Treasure tokens.', ['Treasure', '']],
  [
    'Target opponent creates a 3/3 green Dinosaur creature token with trample.',
    ['Dinosaur', '3/3 green, trample'],
  ],
  ['Create X 2/2 white Soldier creature tokens with vigilance.', ['Soldier', '2/2 white, vigilance']],
  ['Create an X/X green Ooze creature token, where X is its power.', ['Ooze', 'X/X green']],
  ['Create a number of 1/1 red Goblin creature tokens equal to its power.', ['Goblin', '1/1 red']],
  ['Create that many 1/1 green Saproling creature tokens.', ['Saproling', '1/1 green']],
  [
    'Create a 1/1 colorless Thopter artifact creature token with flying.',
    ['Thopter', '1/1 colorless artifact, flying'],
  ],
  [
    'Create a 1/1 white and black Spirit creature token with flying.',
    ['Spirit', '1/1 white and black, flying'],
  ],
  [
    'Create a 1/1 black Bat creature token with flying and lifelink, then draw a card.',
    ['Bat', '1/1 black, flying, lifelink'],
  ],
  [
    'Create a 5/5 red Dragon creature token with flying, trample, and haste.',
    ['Dragon', '5/5 red, flying, trample, haste'],
  ],
  [
    'Create two 1/1 red Devil creature tokens with "When this creature dies, it deals 1 damage and you lose 1 life."',
    ['Devil', '1/1 red, "When this creature dies, it deals 1 damage and you lose 1 life."'],
  ],
  [
    'Create a 2/2 red Dragon creature token with flying and "{R}: This creature gets +1/+0."',
    ['Dragon', '2/2 red, flying, "{R}: This creature gets +1/+0."'],
  ],
  [
    'Create a 0/1 colorless Eldrazi Spawn creature token. It has "Sacrifice this creature: Add {C}."',
    ['Eldrazi Spawn', '0/1 colorless, "Sacrifice this creature: Add {C}."'],
  ],
  ['Create a 2/2 Citizen creature token that’s all colors.', ['Citizen', '2/2 all colors']],
  ['Create a 1/1 red Human creature token that’s tapped and attacking.', ['Human', '1/1 red']],
  [
    'Create Old Ember, a legendary 4/4 red Dragon creature token with flying.',
    ['Old Ember', 'legendary 4/4 red Dragon, flying'],
  ],
  [
    'Create a legendary 8/8 black Avatar creature token with flying and indestructible named Lady of Ice.',
    ['Lady of Ice', 'legendary 8/8 black Avatar, flying, indestructible'],
  ],
  ['Create a 2/2 white Cat creature token named Mo with lifelink.', ['Mo', '2/2 white Cat, lifelink']],
  [
    'Create a 1/1 red Goblin creature token, a 2/2 blue Merfolk creature token, and a Food token.',
    ['Goblin', '1/1 red'],
    ['Merfolk', '2/2 blue'],
    ['Food', ''],
  ],
  ['Create your choice of a Clue token or a Blood token.', ['Clue', ''], ['Blood', '']],
  ['When this dies, create a Map token.', ['Map', '']],
  ['Create a tapped Powerstone token.', ['Powerstone', '']],
  [
    'Create a token that’s a copy of target creature you control.',
    ['Copy', 'of target creature you control'],
  ],
  ['Create two tokens that are copies of it, except they have haste.', ['Copy', 'of it']],
  ['When it enters, populate.', ['Copy', 'of a creature token you control']],
  ['Investigate twice.', ['Clue', 'artifact']],
  ['Investigate. (Create a Clue token. It’s an artifact.)', ['Clue', '']],
  ['When this enters, incubate 3.', ['Incubator', 'artifact']],
  [
    'Embalm {3}{W} ({3}{W}, Exile this card from your graveyard: Create a token that’s a copy of it, except it’s a white Zombie.)',
    ['Copy', 'of it'],
  ],
  ['Flying\nEmbalm {3}{W}', ['Copy', 'of this card, white Zombie']],
  ['Eternalize—{4}{B}{B}, Discard a card.', ['Copy', 'of this card, 4/4 black Zombie']],
  [
    'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
    ['Squirrel', '1/1 green'],
  ],
  [
    'If you would create one or more tokens, those tokens plus an additional Food token are created instead.',
    ['Food', ''],
  ],
  ['If an effect would create one or more tokens, twice that many of those tokens are created instead.'],
  ['Fabricate 2', ['Servo', '1/1 colorless artifact']],
  ['Amass Orcs 2.', ['Orc Army', '0/0 black']],
  ['Draw two cards, then amass X.', ['Zombie Army', '0/0 black']],
  [
    'Amass 2. (If you control no Army, create a 0/0 black Zombie Army creature token first.)',
    ['Zombie Army', '0/0 black'],
  ],
  ['Sacrifice a token. Whenever you create a token, draw a card. Creature tokens you control have flying.'],
  ['Whenever one or more tokens enter under your control, gain 1 life.'],
]

const CASES = TEXTS.map(([text, ...tokens]) => ({ text, tokens }))

it.each(CASES)('reads the tokens that a text makes: $text', ({ text, tokens }) => {
  expect(tokensIn(text).map(({ name, annotation }) => [name, annotation])).toEqual(tokens)
})
