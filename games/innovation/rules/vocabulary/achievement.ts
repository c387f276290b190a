import type { AchievementCode } from '../engine/language/language'
import type { Achievement } from '../facts/achievement'
import type { Reader } from './reader'
import type { Seat } from './seat'

/** An achievement without a value, with the code of its text. */
export type WrittenAchievement = Achievement & AchievementCode<Seat, Reader>
