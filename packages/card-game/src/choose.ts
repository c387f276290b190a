import { type Choice, defined } from '@parlour/kernel'
import { ask } from '@parlour/script'
import type { Logging, Verb } from './verb'

/** A question whose answer is some of its options. */
export interface ChooseOptions<Option> {
  /** The name of the player who answers. */
  readonly actor: string
  /** Which question it is, in the game's own word. */
  readonly kind: string
  readonly title: string
  readonly options: readonly Option[]
  readonly show: (option: Option) => Choice
  readonly min: number
  readonly max: number
  /** Says that nothing was picked. */
  readonly onNone: () => void
}

/** Returns the title of a choice; one that may be left empty says so. */
export const headingOf = (title: string, min: number): string =>
  min === 0 ? `(optional) ${title === '' ? 'Choose' : title}` : title

/** Says that there is nothing to choose from. */
export function logNoEffect(run: Logging): void {
  run.log('no effect', {}, { classes: ['faded'] })
}

/**
 * The general chooser. With nothing to choose from, or nothing to pick, it asks nothing and says that there
 * is no effect. Returns the options picked, in the order of the list.
 */
export function* choose<Option>(
  run: Logging,
  { actor, kind, title, options, show, min, max, onNone }: ChooseOptions<Option>,
): Verb<readonly Option[]> {
  if (options.length === 0 || max <= 0) {
    logNoEffect(run)
    return []
  }
  const picked = yield* ask({
    actor,
    kind,
    title,
    choices: options.map(show),
    min: Math.min(min, options.length),
    max: Math.min(max, options.length),
  })
  if (picked.length === 0) onNone()
  const indexes = picked.map(({ index }) => index)
  return options.filter((_, at) => indexes.includes(at))
}

/** Options that are offered under one title. */
export interface OptionGroup<Option> {
  readonly title: string
  /** What kind of group it is, in the game's own word. */
  readonly kind?: string
  readonly options: readonly Option[]
}

/** A question whose options stand in groups, one of which is picked from each picked group. */
export interface ChooseInGroupsOptions<Option> extends Omit<ChooseOptions<Option>, 'options'> {
  readonly groups: readonly OptionGroup<Option>[]
  /** 0: a picked group may be left empty. */
  readonly leastInGroup: 0 | 1
}

/**
 * The same for options in groups. Groups without options are not offered; `min` and `max` count groups.
 * Returns the options picked, in the order of the answer; a picked group that was left empty gives none.
 */
export function* chooseInGroups<Option>(
  run: Logging,
  { actor, kind, title, groups, show, min, max, leastInGroup, onNone }: ChooseInGroupsOptions<Option>,
): Verb<readonly Option[]> {
  const offered = groups.filter(({ options }) => options.length > 0)
  if (offered.length === 0) {
    logNoEffect(run)
    return []
  }
  const picked = yield* ask({
    actor,
    kind,
    title,
    choices: offered.map((group) => ({
      title: group.title,
      ...defined({ kind: group.kind }),
      choices: group.options.map(show),
      min: leastInGroup,
      max: 1,
    })),
    min: Math.min(min, offered.length),
    max: Math.min(max, offered.length),
  })
  if (picked.length === 0) onNone()
  return picked
    .map(({ index, inside }) => offered[index]?.options[inside?.[0]?.index ?? -1])
    .filter((option) => option !== undefined)
}
