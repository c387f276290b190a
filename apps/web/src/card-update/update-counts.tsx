import type { DropReason, ImportCounts } from '@parlour/mtg-cards'
import styles from './update-counts.module.css'

const REASONS: Readonly<Record<DropReason, string>> = {
  layout: 'not a playable card',
  language: 'not English',
  textless: 'without text',
  full_art: 'full-art, where a plain printing exists',
  type: 'helper cards',
  malformed: 'malformed',
}

const number = (count: number) => count.toLocaleString('en')

/** What an update took in and what it left out, and why; the malformed records by name (rules: library 8). */
export function UpdateCounts({ counts }: { readonly counts: ImportCounts }) {
  const { read, kept, doubled, dropped, faults = [] } = counts
  const reasons = (Object.keys(REASONS) as DropReason[]).flatMap((reason) => {
    const count = dropped[reason] ?? 0
    return count === 0 ? [] : [`${number(count)} ${REASONS[reason]}`]
  })
  const more = (dropped.malformed ?? 0) - faults.length
  return (
    <div className={styles.counts}>
      <p>
        {number(read)} records read, {number(kept)} imported
        {doubled === 0 ? '' : `, ${number(doubled)} of them also under a second name`}.
        {reasons.length === 0 ? '' : ` Left out: ${reasons.join(', ')}.`}
      </p>
      {faults.length === 0 ? null : (
        <details>
          <summary>Malformed records</summary>
          <ul>
            {faults.map((fault, at) => (
              <li key={at}>{fault}</li>
            ))}
            {more > 0 ? <li>And {number(more)} more.</li> : null}
          </ul>
        </details>
      )}
    </div>
  )
}
