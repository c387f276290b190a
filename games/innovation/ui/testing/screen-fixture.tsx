import type { Json } from '@parlour/kernel'
import { type ShownGame, screenOf as screenOfGame } from '@parlour/ui-kit/testing'
import type { InnovationView } from '../../rules/view'
import { InnovationScreen } from '../innovation-screen'

/** A view as it comes from the server. */
export const sent = (view: InnovationView): Json => JSON.parse(JSON.stringify(view)) as Json

/** The screen of a game in a stated position, without a server. */
export const screenOf = (shown: ShownGame) => screenOfGame(InnovationScreen, shown)
