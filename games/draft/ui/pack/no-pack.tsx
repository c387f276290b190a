import { CardBack } from '@parlour/mtg-ui'
import type { DraftView } from '../../rules/types'
import { nextHolder, passesPacks } from '../draft-view'
import { ClosedPacks } from './closed-packs'
import styles from './pack-column.module.css'

/** Stands where the pack will be. */
export function NoPack({ view }: { readonly view: DraftView }) {
  const { you, seats } = view
  if (you !== undefined && !passesPacks(view)) return <ClosedPacks view={view} />
  const own = seats.find(({ name }) => name === you?.name)
  const names = seats.map(({ name }) => name)
  const from = own === undefined ? undefined : nextHolder(names, own.name, own.round + 1)
  return (
    <div className={styles.noPack}>
      <CardBack className={styles.back} />
      {you === undefined ? (
        <p>You are watching. Only the players who hold them can see packs.</p>
      ) : (
        <>
          <p>No actions waiting for you right now.</p>
          {from === undefined ? null : <p>The next pack comes from {from}.</p>}
          {you.queued === 0 ? null : <p>{you.queued} waiting for the next round.</p>}
        </>
      )}
    </div>
  )
}
