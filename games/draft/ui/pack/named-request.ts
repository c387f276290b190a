import { isJsonObject, type Pick, type Request } from '@parlour/kernel'
import type { PackCard } from '../../rules/types'

/** A request whose choices are pack card ids, with the cards' names to show. */
export function namedRequest(request: Request, cards: readonly PackCard[]): Request {
  if (typeof request.choices === 'string') return request
  const names = new Map(cards.map(({ id, name }) => [id, name]))
  const choices = request.choices.map((choice) => {
    if (typeof choice !== 'string') return choice
    const title = names.get(choice)
    return title === undefined ? choice : { id: choice, title }
  })
  return { ...request, choices }
}

/** The selection that the rules expect, from one made among names: ids again. */
export function unnamedSelection(selection: readonly Pick[]): readonly Pick[] {
  return selection.map((pick) => (isJsonObject(pick) && typeof pick.id === 'string' ? pick.id : pick))
}
