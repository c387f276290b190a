import { type Choice, defined, type PickedChoice } from '@parlour/kernel'
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
 * Asks for some of these choices. With nothing to choose from, or nothing to pick, it asks nothing and says
 * that there is no effect.
 */
function* askFor(
  run: Logging,
  choices: readonly Choice[],
  { actor, kind, title, min, max, onNone }: Omit<ChooseOptions<never>, 'options' | 'show'>,
): Verb<readonly PickedChoice[]> {
  if (choices.length === 0 || max <= 0) {
    logNoEffect(run)
    return []
  }
  const least = Math.min(min, choices.length)
  const picked = yield* ask({ actor, kind, title, choices, min: least, max: Math.min(max, choices.length) })
  if (picked.length === 0) onNone()
  return picked
}

/**
 * The general chooser. With nothing to choose from, or nothing to pick, it asks nothing and says that there
 * is no effect. Returns the options picked, in the order of the list.
 */
export function* choose<Option>(
  run: Logging,
  { options, show, ...question }: ChooseOptions<Option>,
): Verb<readonly Option[]> {
  const picked = yield* askFor(run, options.map(show), question)
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
  { groups, show, leastInGroup, ...question }: ChooseInGroupsOptions<Option>,
): Verb<readonly Option[]> {
  const offered = groups.filter(({ options }) => options.length > 0)
  const choices = offered.map(({ title, kind, options }) => ({
    title,
    ...defined({ kind }),
    choices: options.map(show),
    min: leastInGroup,
    max: 1,
  }))
  const picked = yield* askFor(run, choices, question)
  return picked
    .map(({ index, inside }) => offered[index]?.options[inside?.[0]?.index ?? -1])
    .filter((option) => option !== undefined)
}
