import {
  type BodyOf,
  cubeAchievements,
  cubeClaimAchievement,
  cubeDeleteAchievement,
  cubeRevealAchievement,
  cubeUpdateAchievement,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { checkFresh } from '../failures/check-fresh'
import { notFound } from '../failures/failures'
import { checkConditions } from '../magic/conditions'
import { checkMayDelete, inLegacyCube } from '../magic/legacy-cube'
import { checkLegacy, existingCube } from '../magic/rights'
import type { Db } from '../store/driver/store'
import {
  type AchievementRow,
  type AchievementText,
  achievementByNumber,
  achievementsFor,
  achievementsListed,
  addAchievement,
  changeAchievement,
  claimAchievement,
  removeAchievement,
  revealAchievement,
} from '../store/records/achievements'
import { numberIn } from '../store/records/scars'
import { refusal } from '../refusals/refusal'

/**
 * Achievements of legacy cubes: written, revealed and claimed by anybody signed in, final once claimed
 * (rules: library 3). Stale saves are answered with the achievement as it stands.
 */
export function magicAchievementCalls(on: ReturnType<typeof callsOn>): void {
  editCalls(on)
  on(cubeAchievements, async ({ cubeId }, { services: { store }, caller }) => {
    const { id } = await existingCube(store.db, cubeId)
    return { achievements: await achievementsFor(store.db, id, caller._id) }
  })
  on(cubeRevealAchievement, async ({ cubeId, achievementId }, { services, caller }) => {
    const { db } = services.store
    checkLegacy(await existingCube(db, cubeId))
    const row = existing(await achievementOf(db, cubeId, achievementId), achievementId)
    await revealAchievement(db, row, caller._id)
    return { hidden: row.hidden }
  })
  on(cubeClaimAchievement, ({ cubeId, achievementId }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx) => {
      const row = existing(await achievementOf(tx, cubeId, achievementId), achievementId)
      if (!(await claimAchievement(tx, row, caller._id))) throw refusal('achievement_claimed_before')
    }),
  )
}

/** More than anybody plays for; they come with every cube. */
const MOST_ACHIEVEMENTS = 500

function editCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeUpdateAchievement, ({ cubeId, achievement }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx) => {
      if (!achievement) throw refusal('achievement_missing')
      const row = await achievementOf(tx, cubeId, achievement.id)
      checkConditions(achievement.filters ?? [], 'An achievement')
      if (row === undefined) {
        if ((await achievementsListed(tx, cubeId)) >= MOST_ACHIEVEMENTS)
          throw refusal('too_many_achievements', { mostAchievements: MOST_ACHIEVEMENTS })
        return addAchievement(tx, cubeId, { ...newText(achievement), createdBy: caller._id })
      }
      if (row.claimed_at !== null) throw refusal('claimed_achievement_changed')
      await checkAsRead(tx, row, { rev: achievement.rev, viewerId: caller._id })
      const { name, unlock, hidden, filters, claimedAt, claimedBy } = achievement
      await changeAchievement(tx, row, { name, unlock, hidden, filters })
      const isClaim = [claimedAt, claimedBy].some((value) => (value ?? undefined) !== undefined)
      if (isClaim) await claimAchievement(tx, row, caller._id)
    }),
  )
  on(cubeDeleteAchievement, ({ cubeId, achievement }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx, cube) => {
      const row = existing(await achievementOf(tx, cubeId, achievement.id), achievement.id)
      checkMayDelete(row.created_by, cube, caller)
      if (row.claimed_at !== null) throw refusal('claimed_achievement_deleted')
      await checkAsRead(tx, row, { rev: achievement.rev, viewerId: caller._id })
      await removeAchievement(tx, row)
    }),
  )
}

/** What a new achievement says; only an old one may leave its hidden text as it is. */
function newText({ name, unlock, hidden, filters }: SentAchievement): AchievementText {
  if (hidden === undefined) throw refusal('achievement_without_text')
  return { name, unlock, hidden, filters }
}
type SentAchievement = NonNullable<BodyOf<typeof cubeUpdateAchievement>['achievement']>

interface ReadContext {
  readonly rev: number | undefined
  readonly viewerId: string
}
const checkAsRead = (db: Db, row: AchievementRow, { rev, viewerId }: ReadContext): Promise<void> =>
  checkFresh({ read: rev, stands: row.rev }, 'achievement_changed', async () =>
    (await achievementsFor(db, row.cube_id, viewerId)).find(
      ({ id }) => numberIn('achievement', id) === row.n,
    ),
  )

async function achievementOf(
  db: Db,
  cubeId: string,
  id: string | null | undefined,
): Promise<AchievementRow | undefined> {
  const n = numberIn('achievement', id)
  return n === undefined ? undefined : achievementByNumber(db, cubeId, n)
}

function existing(row: AchievementRow | undefined, id: string): AchievementRow {
  if (row === undefined) throw notFound('achievement', id)
  return row
}
