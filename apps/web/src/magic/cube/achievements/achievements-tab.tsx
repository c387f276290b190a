import { Button } from '@mantine/core'
import type { WireAchievement, WireCube } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import type { CubeRights } from '../cube-rights'
import { useFocusKept } from '../use-focus-kept'
import { AchievementEditor } from './achievement-editor'
import { AchievementRow } from './achievement-row'
import { AchievementViewer } from './achievement-viewer'
import styles from './achievements.module.css'
import { ClaimDialog } from './claim-dialog'

interface AchievementsTabProps {
  readonly cube: WireCube
  readonly rights: CubeRights
  readonly onCube: (cube: WireCube) => void
  /** Called with whether an achievement is being edited. */
  readonly onWriting: (isWriting: boolean) => void
  readonly reload: () => Promise<void>
}

interface Open {
  readonly dialog: 'reveal' | 'edit' | 'claim'
  readonly id: string | undefined
}

/**
 * The achievements of a legacy cube: unclaimed ones, newest first, and those that somebody claimed (rules:
 * library 3).
 */
export function AchievementsTab({ cube, rights, onCube, onWriting, reload }: AchievementsTabProps) {
  const [open, setOpen] = useState<Open>()
  useEffect(() => onWriting(open?.dialog === 'edit'), [open, onWriting])
  const afterwards = useFocusKept<HTMLButtonElement>(open !== undefined)
  const close = () => setOpen(undefined)
  const all = cube.achievementlist ?? []
  const opened = all.find(({ id }) => id === open?.id)
  const rows = (list: readonly WireAchievement[], empty: string) =>
    list.length === 0 ? (
      <p className={styles.empty}>{empty}</p>
    ) : (
      <ul className={styles.rows}>
        {list.map((one) => (
          <AchievementRow
            key={one.id}
            achievement={one}
            cubeId={cube._id}
            onDialog={(dialog) => setOpen({ dialog, id: one.id })}
          />
        ))}
      </ul>
    )
  const { unclaimed, claimed } = inOrder(all)
  return (
    <div className={styles.lists}>
      <Panel
        title="Unclaimed"
        count={unclaimed.length}
        end={
          <Button ref={afterwards} onClick={() => setOpen({ dialog: 'edit', id: undefined })}>
            new achievement
          </Button>
        }
        flush
      >
        {rows(unclaimed, 'No unclaimed achievements. Create one to set a new goal.')}
      </Panel>
      <Panel title="Claimed" count={claimed.length} flush>
        {rows(claimed, 'No claimed achievements yet.')}
      </Panel>
      {open?.dialog === 'edit' ? (
        <AchievementEditor
          cube={cube}
          achievement={opened}
          mayDeleteAll={rights.isOwner}
          onCube={onCube}
          onClose={close}
        />
      ) : null}
      {open?.dialog === 'reveal' && opened !== undefined ? (
        <AchievementViewer cubeId={cube._id} achievement={opened} onRevealed={reload} onClose={close} />
      ) : null}
      {open?.dialog === 'claim' && opened !== undefined ? (
        <ClaimDialog cubeId={cube._id} achievement={opened} onCube={onCube} onClose={close} />
      ) : null}
    </div>
  )
}

/** Unclaimed ones by creation, claimed ones by claim, newest first. */
function inOrder(all: readonly WireAchievement[]) {
  const newest =
    (dateOf: (one: WireAchievement) => string | null) => (a: WireAchievement, b: WireAchievement) =>
      Date.parse(dateOf(b) ?? '') - Date.parse(dateOf(a) ?? '')
  return {
    unclaimed: all.filter(({ claimedAt }) => claimedAt === null).toSorted(newest((one) => one.createdAt)),
    claimed: all.filter(({ claimedAt }) => claimedAt !== null).toSorted(newest((one) => one.claimedAt)),
  }
}
