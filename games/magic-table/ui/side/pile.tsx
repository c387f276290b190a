import { CardArt, CardBack, faceClass, useCardPreview } from '@parlour/mtg-ui'
import { joinClasses } from '@parlour/ui-kit'
import { useTableState } from '../acting/table-store'
import { faceOf, isDown, labelOf } from '../card/card-facts'
import { softWords } from '../card/soft-words'
import { TableIcon } from '../icons/table-icon'
import type { CardOnTable } from '../table/table-card'
import type { TablePlayer, TableZone } from '../table/table'
import styles from './pile.module.css'

/** For the name on a pile's top card, in px. */
const ROOM = 68
const NAMES = ['library', 'graveyard', 'exile', 'command'] as const

/** A player's piles, two by two. */
export function Piles({ player }: { readonly player: TablePlayer }) {
  return (
    <div className={styles.piles} role="group" aria-label={`${player.name}’s piles`}>
      {NAMES.map((name) => (
        <Pile key={name} zone={player.zones[name]} />
      ))}
    </div>
  )
}

/** A pile with its top card: a click opens its menu, or sends what is chosen to its top. */
function Pile({ zone }: { readonly zone: TableZone }) {
  const [top] = zone.cards
  const isOpen = useTableState(
    ({ pointing }) => pointing.menu?.kind === 'zone' && pointing.menu.zone === zone.id,
  )
  const preview = useCardPreview(top?.card)
  const known = knownRuns(zone)
  const onTop = top?.card === undefined ? '' : `, on top ${labelOf(top)}`
  return (
    <div
      className={joinClasses(styles.pile, isOpen && styles.open)}
      data-zone={zone.id}
      data-kind={zone.name}
    >
      <button
        type="button"
        className={styles.top}
        data-zone-name
        {...(top === undefined ? {} : { 'data-drags': top.id })}
        aria-haspopup="menu"
        aria-label={`${zone.player}’s ${zone.name}, ${zone.count} ${zone.count === 1 ? 'card' : 'cards'}${onTop}`}
        {...preview}
      >
        <PileFace card={top} />
      </button>
      <button type="button" className={styles.name} data-zone-name tabIndex={-1} aria-hidden="true">
        {zone.name} <b>{zone.count}</b>
      </button>
      {known.length === 0 ? null : (
        <span className={styles.known}>
          {known.map((words) => (
            <span key={words} title="known to you">
              <TableIcon name="seen" size={12} /> {words}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}

/** How many cards of a library the viewer knows at its two ends. */
function knownRuns({ name, cards, bottom }: TableZone): readonly string[] {
  if (name !== 'library') return []
  const known = (list: readonly CardOnTable[]) => list.filter(({ card }) => card !== undefined).length
  const [top, end] = [known(cards), known(bottom)]
  return [...(top > 0 ? [`top ${top}`] : []), ...(end > 0 ? [`end ${end}`] : [])]
}

function PileFace({ card }: { readonly card: CardOnTable | undefined }) {
  if (card === undefined) return <span className={styles.empty} />
  const face = isDown(card) ? undefined : faceOf(card)
  if (face === undefined) return <CardBack className={styles.back} />
  return (
    <span className={joinClasses(styles.face, faceClass(face))}>
      <span className={styles.title}>{softWords(labelOf(card), ROOM)}</span>
      <CardArt face={face} className={styles.art} />
    </span>
  )
}
