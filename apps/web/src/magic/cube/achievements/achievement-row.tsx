import { Button } from '@mantine/core'
import type { WireAchievement } from '@parlour/protocol'
import { Link } from 'react-router'
import { gameAgo } from '../../../time/age'
import { useNow } from '../../../time/use-now'
import { withFilters } from '../../filters/filters-in-address'
import { useUserNames } from '../../use-user-names'
import { shortDate } from '../../short-date'
import styles from './achievements.module.css'

interface AchievementRowProps {
  readonly achievement: WireAchievement
  readonly cubeId: string
  readonly onDialog: (dialog: 'reveal' | 'edit' | 'claim') => void
}

/** One achievement: name, what unlocks it, who wrote it and when, who claimed it, and what can be done. */
export function AchievementRow({ achievement, cubeId, onDialog }: AchievementRowProps) {
  const { name, unlock, claimedAt, filters: linked = [] } = achievement
  const isClaimed = claimedAt !== null
  return (
    <li>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{unlock}</p>
        <small>{useFacts(achievement)}</small>
      </div>
      <div className={styles.actions}>
        {linked.length === 0 ? null : (
          <Button
            className={styles.matching ?? ''}
            size="compact-sm"
            variant="subtle"
            component={Link}
            to={{
              pathname: `/magic/cube/${cubeId}/cards`,
              search: withFilters(new URLSearchParams(), linked).toString(),
            }}
          >
            view matching cards
          </Button>
        )}
        <Button size="compact-sm" onClick={() => onDialog('reveal')}>
          reveal
        </Button>
        {isClaimed ? null : (
          <>
            <Button size="compact-sm" onClick={() => onDialog('edit')}>
              edit
            </Button>
            <Button size="compact-sm" variant="outline" onClick={() => onDialog('claim')}>
              claim
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function useFacts({ createdBy, createdAt, claimedBy, claimedAt }: WireAchievement): string {
  const nameOf = useUserNames()
  const now = useNow()
  const author = nameOf(createdBy)
  const facts = [
    author === undefined ? undefined : `created by ${author}`,
    claimedAt === null
      ? gameAgo(now - Date.parse(createdAt))
      : `claimed by ${nameOf(claimedBy) ?? 'somebody'}, ${shortDate(claimedAt)}`,
  ]
  return facts.filter((fact) => fact !== undefined).join(' · ')
}
