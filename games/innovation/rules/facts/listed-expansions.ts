import type { Expansion } from './names'

/** The experiment with which a server offers the sets that lobbies list and leave off. */
export const MORE_SETS = 'sets'

/** The sets as the lobby lists them. `base` is always in play. */
export const LISTED_EXPANSIONS: readonly {
  readonly code: Expansion
  readonly name: string
  /** Only with the experiment can it be picked. */
  readonly experimental?: true
}[] = [
  { code: 'base', name: 'Base Game' },
  { code: 'echo', name: 'Echoes of the Past' },
  { code: 'figs', name: 'Figures in the Sand', experimental: true },
  { code: 'city', name: 'Cities of Destiny' },
  { code: 'arti', name: 'Artifacts of History', experimental: true },
  { code: 'usee', name: 'The Unseen' },
]

/** What a set is called on its box. */
export const nameOfSet = (set: Expansion): string =>
  LISTED_EXPANSIONS.find(({ code }) => code === set)?.name ?? set

/**
 * Returns the sets that can be played where the server offers these experiments, in the order of the list.
 */
export const selectable = (experiments: readonly string[]): readonly Expansion[] =>
  LISTED_EXPANSIONS.filter(
    ({ experimental }) => experimental !== true || experiments.includes(MORE_SETS),
  ).map(({ code }) => code)
