import { type Card, cardName, facesOf, isLegalIn, legalityFormats } from '@parlour/mtg-cards'
import { cardByName } from '@parlour/protocol'
import { MagicCard } from '@parlour/mtg-ui'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useDocumentTitle } from '../../shell/use-document-title'
import { shortDate } from '../short-date'
import { useUserNames } from '../use-user-names'
import styles from './card-view.module.css'

/** A card large with all its faces; where it is legal, its other printings, and for a cube's card its history. */
export function CardView({ card }: { readonly card: Card }) {
  const name = cardName(card.data)
  useDocumentTitle(name)
  const isSplit = card.data.layout === 'split'
  return (
    <div className={styles.page}>
      <h1>{name}</h1>
      <section className={styles.faces} aria-labelledby="faces">
        <h2 id="faces" className="visually-hidden">
          Faces
        </h2>
        {isSplit ? (
          <MagicCard card={card} size="full" />
        ) : (
          facesOf(card.data).map((_, index) => (
            <MagicCard key={index} card={card} size="full" faceIndex={index} />
          ))
        )}
      </section>
      <div className={styles.facts}>
        <Facts card={card} />
        {card.source === 'custom' ? <History card={card} /> : <Legality card={card} />}
        <Printings card={card} name={name} />
      </div>
    </div>
  )
}

function Facts({ card: { data, cubeId, deactivated } }: { readonly card: Card }) {
  const words = [data.layout.replaceAll('_', ' '), data.rarity]
  if (data.set !== undefined) words.push(`${data.set.toUpperCase()} ${data.collector_number ?? ''}`.trim())
  return (
    <p className={styles.muted}>
      {words.join(' · ')}
      {cubeId === undefined ? null : (
        <>
          {' · '}
          <Link to={`/magic/cube/${cubeId}`}>its cube</Link>
          {deactivated === true ? ' (removed from it)' : ''}
        </>
      )}
    </p>
  )
}

/** The formats in which the card may be played, and where only one copy of it. */
function Legality({ card: { data } }: { readonly card: Card }) {
  const known = legalityFormats([...data.legal, ...(data.restricted ?? [])])
  const formats = known.filter((format) => isLegalIn(data, format))
  return (
    <Panel title="Legality" level={2}>
      {formats.length === 0 ? <p className={styles.muted}>Not legal in any format.</p> : null}
      <ul className={styles.formats}>
        {formats.map((format) => (
          <li key={format}>
            {format}
            {data.restricted?.includes(format) === true ? ' (restricted)' : ''}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function History({ card }: { readonly card: Card }) {
  const nameOf = useUserNames()
  return (
    <Panel title="History" level={2}>
      <ol className={styles.history}>
        {(card.changes ?? []).toReversed().map((change, index) => (
          <li key={index}>
            <b>{change.comment === '' ? change.summary : change.comment}</b>
            <p className={styles.muted}>
              {[nameOf(change.userId), shortDate(change.date), change.summary].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Printings({ card, name }: { readonly card: Card; readonly name: string }) {
  const send = useSend()
  const { data } = useQuery({
    queryKey: ['printings', name],
    queryFn: async () => (await send(cardByName, { names: [name] })).cards,
    staleTime: 60_000,
  })
  const others = (data ?? []).filter(({ _id }) => _id !== card._id)
  if (others.length === 0) return null
  return (
    <Panel title="Other printings" count={others.length} level={2}>
      <ul className={styles.formats}>
        {others.map((other) => (
          <li key={other._id}>
            <Link to={`/magic/card/${other._id}`}>
              {(other.data.set ?? 'cube').toUpperCase()} {other.data.collector_number}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
