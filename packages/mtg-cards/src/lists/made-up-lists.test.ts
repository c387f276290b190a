import { describe, expect, it } from 'vitest'
import type { CardSet } from '../card/card'
import { importedLines, printedCard } from '../testing/imported-lines'
import { LISTS_OF_PEOPLE } from '../testing/lists-of-people'
import { LISTS_OF_PROGRAMS } from '../testing/lists-of-programs'
import { PASTED_LISTS } from '../testing/pasted-lists'

const CARDS = [
  printedCard('Shock', 'm19 156'),
  printedCard('Shock', 'old 9'),
  printedCard('Opt', 'dom 60'),
  printedCard('Opt', 'new 1'),
  printedCard('Opt', 'plst DOM-60'),
  printedCard('Lightning Strike', 'm19 152'),
  printedCard('Fire // Ice', 'apc 128'),
  printedCard('Fire // Ice', 'dmr 215'),
  printedCard('Jötun Grunt', 'csp 8', 'Creature'),
  printedCard("Lim-Dûl's Vault", 'all 107'),
  printedCard('Sword of Fire and Ice', 'dst 148', 'Artifact'),
  printedCard('Niv-Mizzet, Parun', 'grn 192', 'Legendary Creature'),
  printedCard('Lurrus of the Dream-Den', 'iko 226', 'Legendary Creature'),
  printedCard('Thrasios, Triton Hero', 'cmr 1', 'Legendary Creature'),
  printedCard('Tymna the Weaver', 'cmr 2', 'Legendary Creature'),
  printedCard('Sol Ring', 'c21 263', 'Artifact'),
  printedCard('Æther Vial', 'dst 91', 'Artifact'),
  printedCard('+2 Mace', 'afr 1', 'Artifact'),
  printedCard('Borrowing 100,000 Arrows', 'ptk 33', 'Sorcery'),
  printedCard('1996 World Champion', 'pcel 1', 'Legendary Creature'),
  printedCard('Delver of Secrets // Insectile Aberration', 'isd 51', 'Creature'),
  printedCard('Bonecrusher Giant // Stomp', 'eld 115', 'Creature'),
  printedCard('Plains', 'm19 261', 'Basic Land'),
  printedCard('Island', 'm19 265', 'Basic Land'),
  printedCard('Swamp', 'm19 269', 'Basic Land'),
  printedCard('Mountain', 'm19 273', 'Basic Land'),
  printedCard('Forest', 'm19 277', 'Basic Land'),
]
const set = (code: string, name: string, year: number): CardSet => ({
  code,
  name,
  set_type: 'core',
  released_at: `${year}-07-13`,
})
const SETS = [
  set('m19', 'Core Set 2019', 2018),
  set('old', 'Old Set', 2001),
  set('dom', 'Dominaria', 2018),
  set('new', 'New Set', 2024),
  set('c21', 'Commander 2021', 2021),
  set('grn', 'Guilds of Ravnica', 2018),
]

describe('a list is read as its writer meant it:', () => {
  it.each([...LISTS_OF_PROGRAMS, ...PASTED_LISTS, ...LISTS_OF_PEOPLE])('%s', (_, text, lines) =>
    expect(importedLines(text, CARDS, SETS)).toEqual(lines),
  )
})
