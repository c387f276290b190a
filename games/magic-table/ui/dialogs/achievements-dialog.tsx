import { Button } from '@mantine/core'
import { cubeAchievements, cubeClaimAchievement, type WireAchievement } from '@parlour/protocol'
import { DialogSheet, type GameScreenProps, Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './dialogs.module.css'

interface AchievementsDialogProps {
  readonly players: GameScreenProps['game']['settings']['players']
  readonly cubeId: string
  readonly onClose: () => void
}

/** The achievements of the cube that was drafted, to be claimed from the match (rules: library 3). */
export function AchievementsDialog({ players, cubeId, onClose }: AchievementsDialogProps) {
  const send = useSend()
  const queries = useQueryClient()
  const queryKey = ['cube-achievements', cubeId]
  const { data, error } = useQuery({ queryKey, queryFn: () => send(cubeAchievements, { cubeId }) })
  const { saving, problem, run } = useSaving()
  const [asked, setAsked] = useState<string>()
  const claim = (achievementId: string) =>
    run(async () => {
      await send(cubeClaimAchievement, { cubeId, achievementId })
      setAsked(undefined)
      await queries.invalidateQueries({ queryKey })
    })
  const names = new Map(players.map(({ _id, name }) => [_id, name]))
  return (
    <DialogSheet
      title="Achievements"
      size={620}
      onClose={onClose}
      footer={(close) => <Button onClick={close}>close</Button>}
    >
      <p className={styles.hint}>
        Of the cube that you drafted. A claim is final: the achievement cannot be changed or claimed again.{' '}
        <Link to={`/magic/cube/${cubeId}/achievements`}>open in the cube</Link>
      </p>
      {[error?.message, problem].map((words) =>
        words === undefined ? null : (
          <Strip key={words} tone="danger">
            {words}
          </Strip>
        ),
      )}
      {data?.achievements.length === 0 ? <p>This cube has no achievements.</p> : null}
      <ul className={styles.achievements}>
        {unclaimedFirst(data?.achievements ?? []).map((one) => (
          <li key={one.id}>
            <AchievementWords achievement={one} nameOf={(id) => names.get(id)} />
            {one.claimedAt === null ? (
              <ClaimButton
                name={one.name}
                isAsked={asked === one.id}
                saving={saving}
                onAsk={(isAsked) => setAsked(isAsked ? one.id : undefined)}
                onClaim={() => void claim(one.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </DialogSheet>
  )
}

interface AchievementWordsProps {
  readonly achievement: WireAchievement
  readonly nameOf: (id: string) => string | undefined
}

/** What it asks; once it is claimed, by whom, and its hidden text to whoever may read it. */
function AchievementWords({ achievement, nameOf }: AchievementWordsProps) {
  const { name, unlock, hidden, claimedAt, claimedBy } = achievement
  return (
    <div>
      <h3 className={styles.heading}>{name}</h3>
      <p>{unlock}</p>
      {claimedAt === null ? null : (
        <p className={styles.hint}>claimed by {nameOf(claimedBy ?? '') ?? 'somebody else'}</p>
      )}
      {claimedAt === null || hidden === undefined ? null : <p className={styles.hidden}>{hidden}</p>}
    </div>
  )
}

interface ClaimButtonProps {
  readonly name: string
  /** The first click asks, the second claims. */
  readonly isAsked: boolean
  readonly saving: boolean
  readonly onAsk: (isAsked: boolean) => void
  readonly onClaim: () => void
}

function ClaimButton({ name, isAsked, saving, onAsk, onClaim }: ClaimButtonProps) {
  if (!isAsked)
    return (
      <Button size="compact-sm" aria-label={`claim ${name} …`} onClick={() => onAsk(true)}>
        claim …
      </Button>
    )
  return (
    <Button.Group>
      <Button size="compact-sm" onClick={() => onAsk(false)}>
        cancel
      </Button>
      <Button
        size="compact-sm"
        variant="filled"
        loading={saving}
        aria-label={`claim ${name}`}
        onClick={onClaim}
        autoFocus
      >
        claim
      </Button>
    </Button.Group>
  )
}

/** The server's order is by date; what can be claimed comes first. */
const unclaimedFirst = (achievements: readonly WireAchievement[]): readonly WireAchievement[] => [
  ...achievements.filter(({ claimedAt }) => claimedAt === null),
  ...achievements.filter(({ claimedAt }) => claimedAt !== null),
]
