import type { Games } from './module'

/** Whether games of this kind leave decks that another game can be played with. */
export const isDraft = (games: Games, kind: string): boolean => games.get(kind)?.facts.makesDecks === true

/** The kinds of such games. */
export const draftKinds = (games: Games): readonly string[] =>
  [...games.keys()].filter((kind) => isDraft(games, kind))

/** The kinds that a name in a list stands for: a former name stands for every game that had it. */
export function kindsNamed(games: Games, name: string): readonly string[] {
  const renamed = [...games.values()].filter(({ facts }) => facts.formerKinds?.includes(name) === true)
  return renamed.length === 0 ? [name] : renamed.map(({ facts }) => facts.kind)
}
