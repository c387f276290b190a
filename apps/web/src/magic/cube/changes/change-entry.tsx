import { Button } from '@mantine/core'
import type { Card } from '@parlour/mtg-cards'
import type { CubeChange, CubeChangeKind } from '@parlour/protocol'
import { CardChip, CardDifferenceWords, LineText } from '@parlour/mtg-ui'
import { Icon, type IconName } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { exactTime, gameAgo } from '../../../time/age'
import type { CubeLogEntry } from './change-entries'
import styles from './changes.module.css'

interface ChangeEntryProps {
  readonly entry: CubeLogEntry
  /** The address of this entry alone. */
  readonly page: string
  readonly now: number
  /** Undefined where it may not be told, or is not known. */
  readonly who: string | undefined
  readonly cards: ReadonlyMap<string, Card>
  readonly isTakenBack: boolean
  readonly saving: boolean
  /** Undefined where nothing of it is left to take back, or the viewer may not. */
  readonly onTakeBack: (() => void) | undefined
}

/** An entry with more cards than this shows only this many, and the rest on request. */
const MOST_SHOWN = 24

/** One act on the cube: who did it and when on the left, why and to which cards on the right. */
export function ChangeEntryView({ entry, page, now, who, cards, ...back }: ChangeEntryProps) {
  const [isWhole, setWhole] = useState(false)
  const { changes, comment, at } = entry
  const shown = isWhole || changes.length <= MOST_SHOWN ? changes : changes.slice(0, MOST_SHOWN)
  return (
    <li className={styles.entry}>
      <header>
        <Link to={page}>
          <time title={exactTime(at)}>{gameAgo(now - at)}</time>
        </Link>
        <b>{who ?? (entry.userId === null ? 'a drafter' : 'somebody')}</b>
      </header>
      <div>
        <p className={comment === '' ? styles.muted : styles.why}>
          {comment === '' ? 'no comment' : <LineText text={comment} />}
        </p>
        <ul className={styles.moves}>
          {shown.map((change) => (
            <Move key={change.id} change={change} card={cards.get(change.cardId)} />
          ))}
        </ul>
        {back.isTakenBack ? <p role="status">Taken back.</p> : null}
        <div className={styles.acts}>
          {shown.length === changes.length ? null : (
            <Button size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
              show {(changes.length - shown.length).toLocaleString('en')} more
            </Button>
          )}
          {back.onTakeBack === undefined ? null : (
            <Button size="compact-sm" loading={back.saving} onClick={back.onTakeBack}>
              take back
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const MARKS: Readonly<Record<CubeChangeKind, readonly [icon: IconName, word: string]>> = {
  added: ['plus', 'added'],
  restored: ['undo', 'put back'],
  removed: ['minus', 'removed'],
  replaced: ['refresh', 'replaced'],
  edited: ['edit', 'edited'],
  scarred: ['scar', 'scarred'],
}

function Move({ change, card }: { readonly change: CubeChange; readonly card: Card | undefined }) {
  const { kind, name, replaced, printing, differences = [] } = change
  const isPrinting = replaced?.name === name
  const [icon, word] = MARKS[kind]
  return (
    <li className={styles[kind]}>
      <Icon name={icon} size={15} label={isPrinting ? 'other printing' : word} />
      <CardChip card={card} name={name} isLink />
      {replaced === undefined ? null : isPrinting ? (
        <span className={styles.words}>
          other printing: <del>{printingWords(replaced.printing)}</del> <ins>{printingWords(printing)}</ins>
        </span>
      ) : (
        <span className={styles.words}>
          for <del>{replaced.name}</del>
        </span>
      )}
      {differences.map((difference, at) => (
        <span key={at} className={styles.words}>
          <CardDifferenceWords difference={difference} />
        </span>
      ))}
    </li>
  )
}

const printingWords = (printing: string): string =>
  printing === '' ? 'this cube’s own' : printing.toUpperCase()
