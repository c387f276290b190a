import { asItem, boundsFor, type ChoiceItem, type Pick, type Request } from '@parlour/kernel'
import { choicesOf } from './short-form'

interface PickBounds {
  readonly min?: number
  readonly max?: number
}

/**
 * One selection for every option of a request: the option itself, with others after it where more must be
 * picked; and the empty selection where nothing need be picked.
 */
export function selectionsOf(request: Request): readonly (readonly Pick[])[] {
  const choices = choicesOf(request)
  const each = selectionsIn(choices, request)
  return request.min === 0 ? [[], ...each] : each
}

function selectionsIn(choices: readonly ChoiceItem[], bounds: PickBounds): readonly (readonly Pick[])[] {
  const { min, max } = boundsFor(bounds, choices.length)
  if (max === 0) return []
  return choices.flatMap((choice) => {
    const company = withOthers(choices, choice, min - 1)
    return picksOf(choice).map((pick): readonly Pick[] => [pick, ...company])
  })
}

/** Enough other picks to meet the lower bound together with a choice. An exclusive choice is picked alone. */
function withOthers(choices: readonly ChoiceItem[], choice: ChoiceItem, count: number): readonly Pick[] {
  if (choice.exclusive === true || count <= 0) return []
  const others = choices.filter(
    (other) => other !== choice && other.exclusive !== true && other.extra !== true,
  )
  return others.slice(0, count).flatMap((other): readonly Pick[] => picksOf(other).slice(0, 1))
}

function picksOf(choice: ChoiceItem): readonly Pick[] {
  const named = choice.id === undefined ? { title: choice.title } : { title: choice.title, id: choice.id }
  if (choice.choices === undefined) return choice.id === undefined ? [choice.title] : [named]
  return selectionsIn(choice.choices.map(asItem), choice).map((selection) => ({ ...named, selection }))
}
