import { Button, Skeleton } from '@mantine/core'
import { cubeRevealAchievement, type WireAchievement } from '@parlour/protocol'
import { DialogSheet, Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import styles from './achievements.module.css'

interface AchievementViewerProps {
  readonly cubeId: string
  readonly achievement: WireAchievement
  readonly onRevealed: () => Promise<void>
  readonly onClose: () => void
}

/** Shows the hidden text. The first reveal is recorded, so it asks first. */
export function AchievementViewer({ cubeId, achievement, onRevealed, onClose }: AchievementViewerProps) {
  const send = useSend()
  const [hidden, setHidden] = useState(achievement.hidden)
  const { saving, problem, run } = useSaving()
  const reveal = () =>
    run(async () => {
      setHidden((await send(cubeRevealAchievement, { cubeId, achievementId: achievement.id })).hidden)
      await onRevealed()
    })
  return (
    <DialogSheet
      title="Achievement Viewer"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>close</Button>
          {hidden === undefined ? (
            <Button variant="filled" loading={saving} onClick={() => void reveal()} data-autofocus>
              reveal
            </Button>
          ) : null}
        </>
      )}
    >
      <div className={styles.form}>
        <div className={styles.words}>
          <h3>{achievement.name}</h3>
          <p>{achievement.unlock}</p>
        </div>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        {saving ? <Skeleton height={40} role="status" aria-label="Revealing" /> : null}
        {hidden === undefined && !saving ? (
          <p className={styles.muted}>The text is hidden. Revealing it is recorded.</p>
        ) : null}
        {hidden === undefined ? null : <p className={styles.hidden}>{hidden}</p>}
      </div>
    </DialogSheet>
  )
}
