import type { CardFilter } from '@parlour/mtg-cards'
import type { WireAchievement } from '@parlour/protocol'

/** The texts of an achievement. */
export interface AchievementTexts {
  readonly name: string
  readonly unlock: string
  /** Empty where the writer may not read it. */
  readonly hidden: string
}

/** The initial values of its editor. */
export const textsOf = (achievement: WireAchievement | undefined): AchievementTexts => ({
  name: achievement?.name ?? '',
  unlock: achievement?.unlock ?? '',
  hidden: achievement?.hidden ?? '',
})

interface AchievementInput {
  /** The id of the achievement that is changed. */
  readonly id: string | undefined
  readonly fields: AchievementTexts
  /** The writer does not know the hidden text: left empty, it stays. */
  readonly keepsHidden: boolean
  readonly filters: readonly CardFilter[] | undefined
}

/**
 * Returns the achievement in the form the server accepts, or nothing when a text is blank: then it is not
 * saved (rules: screens 2.5).
 */
export function achievementToSave({ id, fields, keepsHidden, filters }: AchievementInput) {
  const [name, unlock, hidden] = [fields.name.trim(), fields.unlock.trim(), fields.hidden.trim()]
  if (name === '' || unlock === '' || (hidden === '' && !keepsHidden)) return undefined
  return {
    id: id ?? null,
    name,
    unlock,
    ...(hidden === '' ? {} : { hidden }),
    ...(filters === undefined ? {} : { filters: [...filters] }),
  }
}
