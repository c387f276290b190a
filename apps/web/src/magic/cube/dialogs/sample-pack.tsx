import { Button } from '@mantine/core'
import { CardsFailed, MagicCard, shuffled, useCards } from '@parlour/mtg-ui'
import type { WireCube } from '@parlour/protocol'
import { DialogSheet } from '@parlour/ui-kit'
import { useState } from 'react'
import styles from './dialogs.module.css'

const PACK = 15

interface SamplePackProps {
  readonly cube: WireCube
  readonly onClose: () => void
}

/** Fifteen cards of the cube as a draft deals them, and others on demand. */
export function SamplePack({ cube, onClose }: SamplePackProps) {
  const list = cube.cardlist ?? []
  const [pack, setPack] = useState(() => shuffled(list, Math.random).slice(0, PACK))
  const { cards, loading, failed } = useCards(pack)
  return (
    <DialogSheet
      title="Sample pack"
      size={1180}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>close</Button>
          <Button
            variant="filled"
            disabled={list.length === 0}
            onClick={() => setPack(shuffled(list, Math.random).slice(0, PACK))}
          >
            another
          </Button>
        </>
      )}
    >
      {failed ? <CardsFailed /> : null}
      {list.length === 0 ? <p>The cube has no cards yet.</p> : null}
      <ul className={styles.pack} aria-label="Pack">
        {pack.map((id) => {
          const card = cards.get(id)
          const missing = loading || failed ? null : 'unknown card'
          return <li key={id}>{card === undefined ? missing : <MagicCard card={card} size="small" />}</li>
        })}
      </ul>
    </DialogSheet>
  )
}
