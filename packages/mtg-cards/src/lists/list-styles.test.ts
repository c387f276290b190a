import { describe, expect, it } from 'vitest'
import { buildNameIndex } from '../names/name-index'
import { importedLines, printedCard } from '../testing/imported-lines'
import { readCardList } from './card-list-files'
import { cardListOutcomes } from './card-list-outcome'

const CARDS = [
  printedCard('Shock', 'm19 156'),
  printedCard('Shock', 'old 9'),
  printedCard('Opt', 'dom 60'),
  printedCard('Fire // Ice', 'apc 128'),
  printedCard('Jötun Grunt', 'csp 8', 'Creature'),
  printedCard("Lim-Dûl's Vault", 'all 107'),
  printedCard('Minsc & Boo', 'clb 285', 'Legendary Planeswalker'),
  printedCard('Sword of Fire and Ice', 'dst 148', 'Artifact'),
  printedCard('Nightmare of the Coast® Desk', 'und 1'),
  printedCard('Niv, Parun', 'grn 192', 'Legendary Creature'),
  printedCard('Wait ... What', 'und 2'),
  printedCard('Summon: Whale', 'fin 3', 'Creature'),
  printedCard('Island', 'm19 265', 'Basic Land'),
]
const SETS = [
  { code: 'm19', name: 'Core Set 2019', set_type: 'core', released_at: '2018-07-13' },
  { code: 'old', name: 'Old Set', set_type: 'core', released_at: '2001-01-01' },
]

const STYLES: readonly (readonly [style: string, text: string, cards: readonly string[]])[] = [
  ['plain names', 'Shock\nOpt', ['1 Shock', '1 Opt']],
  ['counts', '4 Shock\n2x Opt\n3 x Island', ['4 Shock', '2 Opt', '3 Island']],
  ['counts behind', 'Shock x4\nOpt 2x', ['4 Shock', '2 Opt']],
  ['counts in brackets', '(4) Shock\n[2] Opt', ['4 Shock (count)', '2 Opt (count)']],
  ['counts in brackets behind', 'Shock (4)\nOpt [x2]', ['4 Shock (count)', '2 Opt (count)']],
  [
    'counts behind signs',
    'Shock - 4\nOpt: 2\nIsland = 3',
    ['4 Shock (count)', '2 Opt (count)', '3 Island (count)'],
  ],
  ['counts behind blanks', 'Shock 4\nOpt 2', ['4 Shock (count)', '2 Opt (count)']],
  ['counts before signs', '4 - Shock\n2: Opt\nx3 Island', ['4 Shock (count)', '2 Opt (count)', '3 Island']],
  ['numbers of lines', '1. Shock\n2. Opt\n3. Island', ['1 Shock', '1 Opt', '1 Island']],
  ['numbers of lines and counts', '1. 4 Shock\n2. 2 Opt', ['4 Shock', '2 Opt']],
  ['a line of many cards', '4 Shock, 2 Opt, 10 Island', ['4 Shock', '2 Opt', '10 Island']],
  [
    'a line of the sideboard',
    '4 Shock\nSideboard: 2 Opt, 1 Island',
    ['4 Shock', 'side 2 Opt', 'side 1 Island'],
  ],
  ['bullets', '• 4 Shock\n‣ 2 Opt\n– Island', ['4 Shock', '2 Opt', '1 Island']],
  ['boxes to tick', '- [ ] 4 Shock\n- [x] 2 Opt', ['4 Shock', '2 Opt']],
  ['double brackets of a forum', '4 [[Shock]]\n2 [[Opt|opt.html]]', ['4 Shock', '2 Opt']],
  ['tags of a forum', '4 [card]Shock[/card]\n[b]2 Opt[/b]', ['4 Shock', '2 Opt']],
  ['Markdown', '**Creatures**\n- 4 **Shock**\n- 2 [Opt](https://cards.example/opt)', ['4 Shock', '2 Opt']],
  [
    'a table in Markdown',
    '| Count | Card |\n|---|:--|\n| 4 | Shock |\n| 2 | Fire // Ice |',
    ['4 Shock', '2 Fire // Ice'],
  ],
  ['elements of a page', '<li>4 Shock</li>\n<li>1 Minsc &amp; Boo<br></li>', ['4 Shock', '1 Minsc & Boo']],
  ['headings with counts', 'Main Deck (60)\n4 Shock\nSideboard: 15\n2 Opt', ['4 Shock', 'side 2 Opt']],
  [
    'headings with words',
    '60 cards\nMain deck - 60 cards\n4 Shock\n15 Sideboard\n2 Opt',
    ['4 Shock', 'side 2 Opt'],
  ],
  ['headings between signs', '== Deck ==\n4 Shock\n--- Sideboard ---\n2 Opt', ['4 Shock', 'side 2 Opt']],
  ['headings in brackets and stars', '[Main]\n4 Shock\n**SIDEBOARD [15]**\n2 Opt', ['4 Shock', 'side 2 Opt']],
  [
    'parts by type',
    'Creatures (0)\n\nInstants and Sorceries (6)\n4 Shock\n2 Opt\n\nLands: 10\n10 Island',
    ['4 Shock', '2 Opt', '10 Island'],
  ],
  [
    'parts by use',
    'Removal (4)\n4 Shock\n\nCard Draw - 2\n2 Opt\n\n10 Lands\n10 Island',
    ['4 Shock', '2 Opt', '10 Island'],
  ],
  ['parts of one’s own', 'My pets:\n4 Shock\n== Old friends ==\n2 Opt', ['4 Shock', '2 Opt']],
  ['remarks behind slashes', '4 Shock // burns\n2 Opt // draws', ['4 Shock (name)', '2 Opt (name)']],
  ['remarks behind dashes', '4 Shock -- burns\n2 Opt – for now', ['4 Shock (name)', '2 Opt (name)']],
  ['remarks in brackets', '4 Shock (my favorite)\n2 Opt [to buy]', ['4 Shock (name)', '2 Opt']],
  [
    'remarks behind a printing',
    '4 Shock (OLD) 9 // burns\n2 Opt (DOM) 60 # draws',
    ['4 Shock old 9 (name)', '2 Opt dom 60'],
  ],
  ['prices', '4 Shock $0.25\n2 Opt 1.20 €', ['4 Shock', '2 Opt (name)']],
  ['finishes', '4 Shock foil\n2 Opt (Foil)\n1 Island *F*', ['4 Shock (name)', '2 Opt', '1 Island']],
  [
    'two faces',
    'Fire & Ice\nfire/ice\nFire + Ice\nFire and Ice\nIce',
    [
      '1 Fire // Ice (name)',
      '1 Fire // Ice',
      '1 Fire // Ice (name)',
      '1 Fire // Ice (name)',
      '1 Fire // Ice',
    ],
  ],
  [
    'and, as it is spoken',
    '1 Sword of Fire & Ice\n1 Minsc and Boo',
    ['1 Sword of Fire and Ice (name)', '1 Minsc & Boo (name)'],
  ],
  [
    'letters of no keyboard',
    'Jotun Grunt\nLim-Dul’s Vault\nWait … What\nNightmare of the Coast Desk',
    ['1 Jötun Grunt', "1 Lim-Dûl's Vault", '1 Wait ... What', '1 Nightmare of the Coast® Desk'],
  ],
  ['letters that nobody sees', '4 Sho\u00ADck\u200B\n\uFEFF2 O\u2060pt', ['4 Shock', '2 Opt']],
  ['a wrong encoding', '2 JÃ¶tun Grunt', ['2 Jötun Grunt (name)']],
  ['a colon in the name', 'Summon: Whale\n2 Summon: Whale', ['1 Summon: Whale', '2 Summon: Whale']],
  ['cells without a head', 'Shock\t4\nOpt\t2', ['4 Shock', '2 Opt']],
  ['cells with sets', '4\tShock\tOld Set\n2\tOpt\tDOM', ['4 Shock old', '2 Opt dom']],
  ['commas without a head', 'Shock,4\n"Niv, Parun",1', ['4 Shock', '1 Niv, Parun']],
  ['semicolons without a head', '4;Shock\n2;Opt', ['4 Shock', '2 Opt']],
  ['a spreadsheet', 'Qty;Card;Edition\n4.0;Shock;Old Set\n2x;Opt;', ['4 Shock old', '2 Opt']],
  [
    'a printing that is not there',
    '4 Shock (XYZ) 1\n2 Shock [OLD:9]',
    ['4 Shock m19 156 (printing)', '2 Shock old 9'],
  ],
  ['Commander before a name', 'Commander: Niv, Parun\n4 Shock', ['command 1 Niv, Parun', '4 Shock']],
  [
    'a commander before a blank line',
    '1 Niv, Parun\n\n4 Shock\n30 Island',
    ['command 1 Niv, Parun (zone)', '4 Shock (zone)', '30 Island (zone)'],
  ],
  [
    'three blocks',
    '4 Shock\n\n10 Island\n\n2 Opt',
    ['4 Shock (zone)', '10 Island (zone)', 'side 2 Opt (zone)'],
  ],
  ['a block of lands last', '4 Shock\n\n10 Island', ['4 Shock (zone)', '10 Island (zone)']],
  [
    'a commander behind its deck',
    '95 Island\n4 Shock\n\n1 Niv, Parun',
    ['95 Island (zone)', '4 Shock (zone)', 'command 1 Niv, Parun (zone)'],
  ],
]

describe('a list with', () => {
  it.each(STYLES)('%s', (_, text, cards) => expect(importedLines(text, CARDS, SETS)).toEqual(cards))

  it('zones that a person chose keeps them', () => {
    const inserts = buildNameIndex(CARDS)
    const list = readCardList('4 Shock\n\n2 Opt\n\n1 Island')
    const outcomes = cardListOutcomes(list, { inserts, zones: ['side', undefined, 'command'] })
    expect(outcomes.map(({ entry: { zone, guesses } }) => [zone, guesses])).toEqual([
      ['side', undefined],
      ['main', ['zone']],
      ['command', undefined],
    ])
  })
})
