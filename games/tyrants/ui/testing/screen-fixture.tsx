import type { Json } from '@parlour/kernel'
import { type ShownGame, screenOf as screenOfGame } from '@parlour/ui-kit/testing'
import type { TyrantsView } from '../../rules/view'
import { TyrantsScreen } from '../tyrants-screen'

type FixtureGame = Omit<ShownGame, 'view'> & { readonly view: TyrantsView }

/** The screen of a game in a stated position, without a server. */
export const screenOf = ({ view, ...shown }: FixtureGame) =>
  // As it comes from the server.
  screenOfGame(TyrantsScreen, { ...shown, view: JSON.parse(JSON.stringify(view)) as Json })
