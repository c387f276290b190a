import type { SerializedGame } from '@parlour/protocol'
import type { GameCourse } from './course'
import type { LookEyes } from './look-eyes'
import type { Comments } from './use-comments'
import type { FollowedCard } from './use-followed-card'
import type { LookOptions } from './use-look-options'
import type { MomentFailure } from './use-moments'
import type { Playback } from './use-playback'

export interface LookBarProps {
  readonly game: Pick<SerializedGame, '_id' | 'settings'>
  /** The game is out of a file, not of this hub. */
  readonly isFile: boolean
  readonly at: number
  readonly course: GameCourse
  readonly playback: Playback
  readonly options: LookOptions
  readonly eyes: LookEyes
  readonly comments: Comments
  readonly followed: FollowedCard
  readonly goTo: (at: number) => void
  /** The moment is on the screen; until then the one before it stays. */
  readonly isThere: boolean
  /** Why it cannot be shown. */
  readonly failure: MomentFailure | undefined
  readonly retry: () => void
  /** In the game as it stands now, the viewer is asked something. */
  readonly isAsked: boolean
  readonly onLeave: () => void
}
