import { CARD_NAME, type CardChange, type CardDifference, diffTokens } from '@parlour/mtg-cards'
import { LineText } from '../card/rules-text'
import styles from './card-history.module.css'

/** A user's name, if it is known. */
export type NameOfUser = (userId: string) => string | undefined

interface CardHistoryProps {
  /** Oldest first. */
  readonly changes: readonly CardChange[]
  readonly nameOf?: NameOfUser | undefined
  /** The level of its heading. */
  readonly level?: 2 | 3
}

/** A custom card's versions, newest first: who changed what, when and why. */
export function CardHistory({ changes, nameOf, level = 3 }: CardHistoryProps) {
  if (changes.length === 0) return null
  const Heading: 'h2' | 'h3' = `h${level}`
  return (
    <section className={styles.history}>
      <Heading>History</Heading>
      <ol>
        {changes.toReversed().map((change, index) => (
          <li key={changes.length - index}>
            <p className={styles.why}>
              <LineText text={change.comment === '' ? change.summary : change.comment} />
            </p>
            <p className={styles.who}>
              {[nameOf?.(change.userId), shortDate(change.date), change.comment === '' ? '' : change.summary]
                .filter((part) => part !== undefined && part !== '')
                .join(' · ')}
            </p>
            {change.changes.length === 0 ? null : (
              <details>
                <summary>what changed</summary>
                <ul>
                  {change.changes.map((difference, at) => (
                    <li key={at}>
                      <CardDifferenceWords difference={difference} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The fields whose label differs from their stored name. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  oracle_text: 'rules text',
  image_uri: 'image address',
}

function shortDate(date: string): string {
  const time = new Date(date)
  return Number.isNaN(time.getTime())
    ? ''
    : time.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

/** What one field, or face, was before and is now. */
export function CardDifferenceWords({ difference }: { readonly difference: CardDifference }) {
  const { type, field, faceIndex = 0, oldValue, newValue, summary } = difference
  if (type === 'face_added' || type === 'face_removed') return summary
  const place = faceIndex === 0 ? '' : ` (face ${faceIndex + 1})`
  return (
    <>
      <span className={styles.field}>
        {FIELD_NAMES[field ?? ''] ?? (field ?? '').replaceAll('_', ' ')}
        {place}
      </span>
      <span className={styles.words}>
        {diffTokens(asText(oldValue), asText(newValue)).map((piece, index) => (
          <span key={index}>
            {piece.kind === 'same' ? <LineText text={piece.text} /> : null}
            {piece.kind !== 'same' && piece.original !== '' ? (
              <del>
                <LineText text={piece.original} />
              </del>
            ) : null}
            {piece.kind === 'added' ? (
              <ins>
                <LineText text={piece.text} />
              </ins>
            ) : null}
          </span>
        ))}
      </span>
    </>
  )
}

function asText(value: CardDifference['oldValue']): string {
  const text = typeof value === 'string' ? value : (value ?? []).join(' ')
  return text.replaceAll(CARD_NAME, 'this card')
}
