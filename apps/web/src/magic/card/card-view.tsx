import { type Card, cardName, facesOf, isLegalIn, legalityFormats, legalFormats } from '@parlour/mtg-cards'
import { CardHistory, MagicCard } from '@parlour/mtg-ui'
import { Panel } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { useDocumentTitle } from '../../shell/use-document-title'
import { useUserNames } from '../use-user-names'
import { CardPlaces } from './card-places'
import { CardPrintings } from './card-printings'
import styles from './card-view.module.css'

/**
 * A card drawn large with all its faces; its history, where it is legal, which cubes and which of the
 * viewer's decks hold it, its other printings.
 */
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
        {card.source === 'custom' ? <History card={card} /> : null}
        <Legality card={card} />
        <Panel title="Rulings" level={2}>
          <p className={styles.muted}>No rulings are available yet.</p>
        </Panel>
        <CardPlaces card={card} />
        <CardPrintings card={card} name={name} />
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

/**
 * The formats in which the card, or the one it was copied from, may be played, and where only one copy of it.
 */
function Legality({ card: { data } }: { readonly card: Card }) {
  const known = legalityFormats(legalFormats(data))
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
    <div className={styles.history}>
      <CardHistory changes={card.changes ?? []} nameOf={nameOf} level={2} />
    </div>
  )
}
