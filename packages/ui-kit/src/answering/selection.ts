import {
  type Choice,
  type ChoiceItem,
  chosenFrom,
  defined,
  type Pick,
  Refusal,
  type Request,
} from '@parlour/kernel'

/**
 * What is checked at one level: by the choice's place, what is checked inside it (nothing for a plain
 * choice).
 */
export interface CheckedChoices {
  readonly [index: number]: CheckedChoices
}
export const NOTHING_CHECKED: CheckedChoices = {}

/** A level of choices with its bounds: a request, or a group inside one. */
export interface ChoiceLevel {
  readonly choices: readonly Choice[]
  readonly min?: number
  readonly max?: number
}

export const itemOf = (choice: Choice): ChoiceItem =>
  typeof choice === 'object' ? choice : { title: choice }

/** The most choices that may be checked at a level; neither bound given means exactly one (rules: hub 9). */
export function mostOf({ choices, min, max }: ChoiceLevel): number {
  return Math.min(max ?? (min === undefined ? 1 : choices.length), choices.length)
}

/**
 * Turns a plain choice on or off. `path` leads to it through the groups. Where only one may be checked,
 * checking another replaces it; a group counts as checked exactly while something inside it is.
 */
export function toggled(
  level: ChoiceLevel,
  checked: CheckedChoices,
  path: readonly number[],
): CheckedChoices {
  const [index, ...rest] = path
  if (index === undefined) return checked
  const item = itemOf(level.choices[index] ?? '')
  const now = checked[index]
  if (item.choices === undefined)
    return now === undefined ? added(level, checked, [index, {}]) : without(checked, index)
  const inside = toggled({ ...item, choices: item.choices }, now ?? {}, rest)
  return Object.keys(inside).length === 0 ? without(checked, index) : added(level, checked, [index, inside])
}

function added(
  level: ChoiceLevel,
  checked: CheckedChoices,
  [index, inside]: readonly [number, CheckedChoices],
): CheckedChoices {
  const replaces = mostOf(level) === 1 && itemOf(level.choices[index] ?? '').extra !== true
  const others = replaces ? extrasOf(level, checked) : checked
  return { ...others, [index]: inside }
}

function extrasOf(level: ChoiceLevel, checked: CheckedChoices): CheckedChoices {
  const entries = Object.entries(checked).filter(
    ([index]) => itemOf(level.choices[Number(index)] ?? '').extra === true,
  )
  return Object.fromEntries(entries)
}

function without(checked: CheckedChoices, index: number): CheckedChoices {
  return Object.fromEntries(Object.entries(checked).filter(([key]) => Number(key) !== index))
}

/** Whether a choice is picked. */
export function isChecked(checked: CheckedChoices, path: readonly number[]): boolean {
  let inside: CheckedChoices | undefined = checked
  for (const index of path) inside = inside?.[index]
  return inside !== undefined
}

/**
 * The selection to send, in the order of the choices: titles, ids where a choice has one, groups with what is
 * inside.
 */
export function selectionOf(choices: readonly Choice[], checked: CheckedChoices): readonly Pick[] {
  return choices.flatMap((choice, index): readonly Pick[] => {
    const inside = checked[index]
    if (inside === undefined) return []
    const item = itemOf(choice)
    const id = defined({ id: item.id })
    if (item.choices === undefined) return [item.id === undefined ? item.title : { title: item.title, ...id }]
    return [{ title: item.title, ...id, selection: selectionOf(item.choices, inside) }]
  })
}

/** Why a selection may not be sent as it stands, or undefined when it may. */
export function reasonAgainst(request: Request, selection: readonly Pick[]): string | undefined {
  try {
    chosenFrom(request, selection)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return undefined
}

/** How many are wanted, in brackets (rules: screens 1.5): `[1]` or `[0..2]`. */
export function boundsText({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `[${min}]` : `[${min}..${max}]`
}

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const
const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

interface WantedCount {
  readonly min: number
  readonly max: number
  /** How many there are to choose from; Infinity where nobody counts them. */
  readonly among: number
}

/** How many are wanted, in words: `one`, `up to three`, `two or more`. */
export function boundsWords({ min, max, among }: WantedCount): string {
  if (min === max) return min > 1 && min === among ? `all ${numberWord(min)}` : numberWord(min)
  if (max === 1) return 'one or none'
  if (max >= among) return min === 0 ? 'any number' : `${numberWord(min)} or more`
  if (min === 0) return `up to ${numberWord(max)}`
  return `${numberWord(min)} to ${numberWord(max)}`
}
