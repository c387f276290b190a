import type { Request } from '@parlour/kernel'
import type { Question } from '@parlour/ui-kit'
import { foreseenAct } from '../../rules/facts/foreseen-act'
import { mapNamed } from '../../rules/facts/map'
import { piece } from '../../rules/facts/piece'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'
import { actWords } from '../forecast/forecast-context'
import { placeActs } from './place-acts'

interface AskedSeat extends Pick<Question, 'answers'> {
  readonly view: TyrantsView
  readonly seat: number
  readonly request: Request
}

/** What could be done at a location, and what it would make of control and points. */
export type Outlook = readonly (readonly [act: string, words: string])[]

/**
 * Returns what the viewer could do at a location now, by power or by the answer to what is asked, where that
 * changes something for certain.
 */
export function outlookAt({ view, seat, request, answers }: AskedSeat, at: number): Outlook {
  if (request.kind === ('action' satisfies QuestionKind))
    return placeActs(view, { seat, at }).flatMap(({ words, foreseen }) =>
      entry(words, actWords(view, seat, foreseen)),
    )
  const name = mapNamed(view.map).locations[at]?.name ?? ''
  const [leaf] = answers.get(piece.location(name)) ?? []
  if (leaf === undefined) return []
  return entry('then', actWords(view, seat, foreseenAct(view, seat, { request, ...leaf })))
}

const entry = (act: string, words: string): Outlook => (words === '' ? [] : [[act, words]])
