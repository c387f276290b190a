import { isJsonObject } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import type { SampleView } from '../rules/toy-rules'

/** The view as the rules built it for whoever looks. */
export function toyView({ view }: Pick<SerializedGame, 'view'>): SampleView {
  if (!isToyView(view)) throw new TypeError('the view is not that of Count to Ten')
  return view
}

const isToyView = (view: unknown): view is SampleView => isJsonObject(view) && typeof view.total === 'number'
