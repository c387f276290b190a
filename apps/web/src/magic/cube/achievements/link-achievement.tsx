import { Button, Radio } from '@mantine/core'
import { type CardFilter, filterLabel } from '@parlour/mtg-cards'
import { cubeUpdateAchievement, type WireCube } from '@parlour/protocol'
import { DialogSheet, Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { useViewer } from '../../../api/session'
import { AchievementEditor } from './achievement-editor'
import styles from './achievements.module.css'

interface LinkAchievementProps {
  readonly cube: WireCube
  readonly filters: readonly CardFilter[]
  readonly onCube: (cube: WireCube) => void
  readonly onClose: () => void
}

const NEW = 'new'

/**
 * Links the cards that fit the filters to an achievement, an unclaimed one or a new one (rules: library 3).
 */
export function LinkAchievement({ cube, filters, onCube, onClose }: LinkAchievementProps) {
  const send = useSend()
  const viewer = useViewer()
  const unclaimed = (cube.achievementlist ?? []).filter(({ claimedAt }) => claimedAt === null)
  const [picked, setPicked] = useState(unclaimed[0]?.id ?? NEW)
  const [writesNew, setWritesNew] = useState(false)
  const { saving, problem, run } = useSaving()
  const link = () =>
    run(async () => {
      const one = unclaimed.find(({ id }) => id === picked)
      if (one === undefined) return setWritesNew(true)
      const { id, name, unlock, rev } = one
      const achievement = { id, name, unlock, filters: filters.map((filter) => ({ ...filter })), rev }
      onCube((await send(cubeUpdateAchievement, { cubeId: cube._id, achievement })).cube)
      onClose()
    })
  if (writesNew)
    return (
      <AchievementEditor
        cube={cube}
        achievement={undefined}
        mayDeleteAll={cube.userId === viewer._id}
        filters={filters}
        onCube={onCube}
        onClose={onClose}
      />
    )
  return (
    <DialogSheet
      title="Link to achievement"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" loading={saving} onClick={() => void link()}>
            {picked === NEW ? 'create' : 'link'}
          </Button>
        </>
      )}
    >
      <div className={styles.form}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        <p>
          Cards with <b>{filters.map(filterLabel).join(', ')}</b> will show a star until it is claimed.
        </p>
        <Radio.Group label="Achievement" value={picked} onChange={setPicked}>
          <div className={styles.form}>
            {unclaimed.map(({ id, name, unlock, filters: before = [] }) => (
              <Radio
                key={id}
                value={id}
                label={name}
                description={`${unlock}${replacedWords(before)}`}
                data-autofocus={id === picked || undefined}
              />
            ))}
            <Radio value={NEW} label="a new achievement" data-autofocus={picked === NEW || undefined} />
          </div>
        </Radio.Group>
      </div>
    </DialogSheet>
  )
}

/** Says which link would be replaced. */
const replacedWords = (before: readonly CardFilter[]): string =>
  before.length === 0 ? '' : ` (now linked to ${before.map(filterLabel).join(', ')})`
