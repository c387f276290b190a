import type { LobbyPanelProps } from '@parlour/ui-kit'
import type { TyrantsOptions } from '../rules/facts/facts'

/** What a part of the lobby's panel shows and changes. */
export interface PartProps extends Pick<LobbyPanelProps, 'lobby' | 'set'> {
  readonly options: TyrantsOptions
}
