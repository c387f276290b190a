import { Button } from '@mantine/core'
import { type Card, faceAt } from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import { CardArt } from '@parlour/mtg-ui'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './card-view.module.css'

/** A basic land has hundreds. */
const FIRST = 24

/** The other printings of a card, by their pictures, newest first. */
export function CardPrintings({ card, name }: { readonly card: Card; readonly name: string }) {
  const send = useSend()
  const [isWhole, setWhole] = useState(false)
  const { data } = useQuery({
    queryKey: ['printings', name],
    queryFn: () => send(cardByName, { names: [name] }),
    staleTime: 60_000,
  })
  const setOf = new Map((data?.sets ?? []).map((set) => [set.code, set]))
  const released = ({ data: { set } }: Card) => setOf.get(set ?? '')?.released_at ?? ''
  const others = (data?.cards ?? [])
    .filter(({ _id }) => _id !== card._id)
    .toSorted((a, b) => (released(a) < released(b) ? 1 : -1))
  if (others.length === 0) return null
  return (
    <Panel title="Other printings" count={others.length} level={2}>
      <ul className={styles.printings}>
        {(isWhole ? others : others.slice(0, FIRST)).map((other) => {
          const { set = '', collector_number, year } = other.data
          const setName = setOf.get(set)?.name
          return (
            <li key={other._id}>
              <Link to={`/magic/card/${other._id}`} title={setName}>
                <CardArt face={faceAt(other.data, 0)} />
                <span>
                  {set.toUpperCase()} {collector_number}
                </span>
                <small>{[setName, year].filter((part) => part !== undefined).join(' · ')}</small>
              </Link>
            </li>
          )
        })}
      </ul>
      {isWhole || others.length <= FIRST ? null : (
        <Button size="compact-sm" onClick={() => setWhole(true)}>
          show all {others.length}
        </Button>
      )}
    </Panel>
  )
}
