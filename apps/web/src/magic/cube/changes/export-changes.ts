import { CARD_NAME, type CardDifference, csvField } from '@parlour/mtg-cards'
import type { CubeChange } from '@parlour/protocol'
import { changeEntries } from './change-entries'

type NameOf = (userId: string | null) => string | undefined

const SIGNS: Readonly<Record<CubeChange['kind'], string>> = {
  added: '+',
  restored: '+',
  replaced: '↻',
  removed: '−',
  edited: '✎',
  scarred: '⚡',
}

const printed = (name: string, printing: string) =>
  printing === '' ? name : `${name} (${printing.toUpperCase()})`
const whoOf = (nameOf: NameOf, userId: string | null) =>
  nameOf(userId) ?? (userId === null ? 'a drafter' : 'somebody')
const differenceWords = ({ summary }: CardDifference) => summary.replaceAll(CARD_NAME, 'this card')
const dateOf = (at: number) => new Date(at).toISOString()

/** Returns changes of a cube as text: for each act when, who and why, then its cards. */
export function exportChangesText(changes: readonly CubeChange[], nameOf: NameOf): string {
  const acts = changeEntries(changes).map(({ at, userId, comment, changes: parts }) => {
    const when = dateOf(at).slice(0, 16).replace('T', ' ')
    const head = [when, whoOf(nameOf, userId), ...(comment === '' ? [] : [comment])].join(' · ')
    return [head, ...parts.map(changeLine)].join('\n')
  })
  return acts.length === 0 ? '' : `${acts.join('\n\n')}\n`
}

function changeLine({ kind, name, printing, replaced, differences = [] }: CubeChange): string {
  const words = [`${SIGNS[kind]} ${printed(name, printing)}`]
  if (replaced !== undefined) words.push(`for ${printed(replaced.name, replaced.printing)}`)
  const what = differences.map(differenceWords).join('; ')
  return what === '' ? words.join(' ') : `${words.join(' ')}: ${what}`
}

const HEAD = 'date,who,change,name,printing,instead of,its printing,differences,comment'

/** Returns changes of a cube as comma separated values, one line for each card. */
export function exportChangesCsv(changes: readonly CubeChange[], nameOf: NameOf): string {
  const rows = changes.map(({ at, userId, kind, name, printing, replaced, differences = [], comment }) =>
    [
      dateOf(at),
      whoOf(nameOf, userId),
      kind,
      name,
      printing,
      replaced?.name ?? '',
      replaced?.printing ?? '',
      differences.map(differenceWords).join('\n'),
      comment,
    ]
      .map(csvField)
      .join(','),
  )
  return `${[HEAD, ...rows].join('\n')}\n`
}
