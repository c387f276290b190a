import { describe, expect, it } from 'vitest'
import { parseCardQuery } from './card-query'

describe('a line of the query language as people write it', () => {
  it.each([
    ['Fire // Ice', ['Fire', '//', 'Ice']],
    ['fire/ice', ['fire/ice']],
    ['Fire /Ice', ['Fire', '/Ice']],
    ['fire & ice', ['fire', 'ice']],
    ['Not of This World', ['Not', 'of', 'This', 'World']],
    ['Summon: Bahamut', ['Summon:', 'Bahamut']],
    ["Urza's 'Ruinous Blast'", ["Urza's", 'Ruinous Blast']],
  ])('takes the words of a name as it is printed: %s', (line, words) =>
    expect(parseCardQuery(line)).toEqual(words.map((value) => ({ kind: 'name', operator: 'and', value }))),
  )

  it.each([
    ["o:'draw a card'", 'draw a card'],
    ["o:'can't be blocked'", "can't be blocked"],
    ['o:‘it’s drawn’', "it's drawn"],
    ["o:'say \\'go\\' twice'", "say 'go' twice"],
    ['o:"say \\"go\\" twice"', 'say "go" twice'],
    ['o:\'named "Toolbox"\'', 'named "Toolbox"'],
    ['o:"a \\ b"', 'a \\ b'],
  ])('reads a text in quotes of either kind: %s', (line, value) =>
    expect(parseCardQuery(`(${line})`)).toEqual([{ kind: 'oracle', operator: 'and', value }]),
  )

  it.each([
    ['mv≤3', 'mv<=3'],
    ['mv=>3', 'mv>=3'],
    ['mv==3', 'mv=3'],
    ['pow≠2', 'pow!=2'],
    ['NOT c:r shock', '-c:r shock'],
    ['shock not (t:elf or c:r)', 'shock -(t:elf or c:r)'],
    ['t:elf | t:goblin || r:c', 't:elf or t:goblin or r:c'],
  ])('takes other ways to write the same: %s is %s', (line, same) =>
    expect(parseCardQuery(line)).toEqual(parseCardQuery(same)),
  )
})
