import type { GameCourse } from './course'
import type { LookEyes } from './look-eyes'
import type { LookOptions } from './use-look-options'
import type { MomentFailure } from './use-moments'
import type { Playback } from './use-playback'

export interface LookBarProps {
  readonly gameId: string
  readonly at: number
  readonly course: GameCourse
  readonly playback: Playback
  readonly options: LookOptions
  readonly eyes: LookEyes
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
