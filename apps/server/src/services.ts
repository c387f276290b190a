import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import type { Games } from './games/module'
import type { RateLimits } from './http/limits'
import type { LivePushes } from './live/live'
import type { Bell } from './notify/bell'
import type { Notices } from './notify/notices'
import type { Play } from './play/play'
import type { Store } from './store/driver/store'
import type { Vitals } from './vitals/vitals'

/** What every call's handler works with. */
export interface Services {
  readonly config: Config
  readonly store: Store
  readonly games: Games
  readonly play: Play
  readonly live: LivePushes
  readonly limits: RateLimits
  readonly notices: Notices
  readonly bell: Bell
  readonly log: FastifyBaseLogger
  readonly vitals: Vitals
  /** The addresses under which the network knows this machine now. */
  readonly nearAddresses: () => readonly string[]
}

/** Who makes a call. `adminId` is set while an admin acts as this user. */
export interface Caller {
  readonly _id: string
  readonly name: string
  readonly isAdmin: boolean
  readonly adminId?: string
  readonly tokenHash: string
  /** The token of a game's link, of somebody without an account who looks in by it. */
  readonly link?: string
  readonly ip: string
  /** What the browser that calls is called, as 'Firefox on Linux'; absent on live connections. */
  readonly device?: string
}
