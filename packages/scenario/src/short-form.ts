import {
  asItem,
  type ChoiceItem,
  isJsonObject,
  type JsonObject,
  listedChoices,
  type Pick,
  type Request,
  UNSPECIFIED,
} from '@parlour/kernel'

/** The choices of a request; none for a free-form one that lists none. */
export const choicesOf = (request: Request): readonly ChoiceItem[] => listedChoices(request).map(asItem)

const isTitled = (choices: readonly ChoiceItem[], title: string): boolean =>
  choices.some((choice) => String(choice.title) === title)

/**
 * What the short form of a pick means: an offered title is itself; any other text is split at its first dot
 * into group and choice. What is not offered stays as it is, for the kernel to refuse.
 */
export function fromShortForm(request: Request, pick: Pick): Pick {
  if (typeof pick !== 'string') return pick
  const choices = choicesOf(request)
  const dot = pick.indexOf('.')
  if (dot < 0 || isTitled(choices, pick) || !isTitled(choices, pick.slice(0, dot))) return pick
  return { title: pick.slice(0, dot), selection: [pick.slice(dot + 1)] }
}

/** Whether a pick can only answer a free-form request: an object that names no choice. */
export const isFreeAnswer = (pick: Pick | undefined): pick is JsonObject =>
  isJsonObject(pick) && pick.title === undefined && pick.id === undefined

/**
 * Whether a pick, in its long form, names something that is offered. A free-form request that lists nothing
 * takes any object.
 */
export function isOffered(request: Request, pick: Pick): boolean {
  const { choices, freeForm } = request
  if (!isFreeAnswer(pick)) return isAmong(choicesOf(request), pick)
  if (choices === UNSPECIFIED) return true
  return freeForm === true && Object.values(pick).some((value) => isAmong(choicesOf(request), value))
}

const titleOf = (pick: JsonObject): string | undefined =>
  typeof pick.title === 'string' || typeof pick.title === 'number' ? String(pick.title) : undefined

function isAmong(choices: readonly ChoiceItem[], pick: unknown): boolean {
  if (!isJsonObject(pick)) return choices.some(({ title }) => String(title) === String(pick))
  const group = choices.find(({ id, title }) =>
    pick.id !== undefined && id !== undefined ? id === pick.id : String(title) === titleOf(pick),
  )
  if (group === undefined) return false
  const inside = pick.selection
  if (group.choices === undefined || !Array.isArray(inside)) return true
  const inner = group.choices.map(asItem)
  return inside.some((entry) => isAmong(inner, entry))
}
