import { Button } from '@mantine/core'
import type { Card } from '@parlour/mtg-cards'
import { Panel } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { PrintingPicture } from '../printings/printing-picture'
import styles from '../printings/printings.module.css'
import { usePrintings } from '../printings/use-printings'

/** A basic land has hundreds. */
const FIRST = 24

/** The other printings of a card, by their pictures, newest first. */
export function CardPrintings({ card, name }: { readonly card: Card; readonly name: string }) {
  const [isWhole, setWhole] = useState(false)
  const { printings = [] } = usePrintings(name)
  const others = printings.filter((printing) => printing.card._id !== card._id)
  if (others.length === 0) return null
  return (
    <Panel title="Other printings" count={others.length} level={2}>
      <ul className={styles.printings}>
        {(isWhole ? others : others.slice(0, FIRST)).map((printing) => (
          <li key={printing.card._id}>
            <Link to={`/magic/card/${printing.card._id}`}>
              <PrintingPicture printing={printing} />
            </Link>
          </li>
        ))}
      </ul>
      {isWhole || others.length <= FIRST ? null : (
        <Button size="compact-sm" onClick={() => setWhole(true)}>
          show all {others.length}
        </Button>
      )}
    </Panel>
  )
}
