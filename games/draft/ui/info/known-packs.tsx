import { CardChip, useCards } from '@parlour/mtg-ui'
import { PlayerName } from '@parlour/ui-kit'
import { useState } from 'react'
import type { KnownPack } from '../../rules/types'
import styles from './info.module.css'

interface KnownPacksProps {
  readonly known: readonly KnownPack[]
}

/** The packs that the viewer has seen, latest round first, and which of their cards are gone. */
export function KnownPacks({ known }: KnownPacksProps) {
  if (known.length === 0) return null
  const latestFirst = [...new Set(known.map(({ index }) => index))].sort((a, b) => b - a)
  return (
    <section className={styles.section}>
      <h3>Packs you have seen</h3>
      {latestFirst.map((round) => (
        <div key={round} role="group" aria-label={`pack ${round + 1}`}>
          <h4 className={styles.round}>pack {round + 1}</h4>
          {known
            .filter(({ index }) => index === round)
            .map((pack) => (
              <PackLine key={pack.id} pack={pack} />
            ))}
        </div>
      ))}
    </section>
  )
}

function PackLine({ pack }: { pack: KnownPack }) {
  const [open, setOpen] = useState(false)
  const left = pack.cards.filter(({ gone }) => gone === undefined).length
  return (
    <details className={styles.known} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <PlayerName name={pack.owner} />
        <span className={styles.left}>{left} left</span>
      </summary>
      {open ? <KnownCards cards={pack.cards} /> : null}
    </details>
  )
}

function KnownCards({ cards }: { cards: KnownPack['cards'] }) {
  const records = useCards(cards.map(({ _id }) => _id)).cards
  return (
    <ul>
      {cards.map(({ id, _id, name, gone }) => (
        <li
          key={id}
          data-gone={gone}
          title={gone === 'yours' ? 'you took it' : gone === 'taken' ? 'taken' : undefined}
        >
          <CardChip card={records.get(_id)} name={name} isLink />
          {gone === 'yours' ? <span className={styles.muted}>yours</span> : null}
        </li>
      ))}
    </ul>
  )
}
