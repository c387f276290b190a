import { Button } from '@mantine/core'
import { cubeClaimAchievement, type WireAchievement, type WireCube } from '@parlour/protocol'
import { DialogSheet, Strip, useSaving, useSend } from '@parlour/ui-kit'
import styles from './achievements.module.css'

interface ClaimDialogProps {
  readonly cubeId: string
  readonly achievement: WireAchievement
  readonly onCube: (cube: WireCube) => void
  readonly onClose: () => void
}

/** Asks before an achievement is claimed, because a claim is final. */
export function ClaimDialog({ cubeId, achievement, onCube, onClose }: ClaimDialogProps) {
  const send = useSend()
  const { saving, problem, run } = useSaving()
  const claim = () =>
    run(async () => {
      onCube((await send(cubeClaimAchievement, { cubeId, achievementId: achievement.id })).cube)
      onClose()
    })
  return (
    <DialogSheet
      title={`Claim "${achievement.name}"`}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" loading={saving} onClick={() => void claim()} data-autofocus>
            claim
          </Button>
        </>
      )}
    >
      <div className={styles.form}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        <p>{achievement.unlock}</p>
        <p className={styles.muted}>A claim is final: the achievement cannot be changed or claimed again.</p>
      </div>
    </DialogSheet>
  )
}
