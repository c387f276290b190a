import { type Card, cubeBreakdown, isMalformed, perPack, tokensMade, typeCounts } from '@parlour/mtg-cards'
import { CardsFailed, useCards } from '@parlour/mtg-ui'
import type { WireCube } from '@parlour/protocol'
import { Icon, Panel } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { TableSkeleton } from '../../../tables/table-skeleton'
import { balanceOf, PACK_SIZE } from './balance'
import { type Bar, Bars } from './bars'
import { ColorNumbers } from './color-numbers'
import { CurvePanel } from './curve-panel'
import styles from './numbers.module.css'
import { PicksPanel } from './picks/picks-panel'

/** The edge of a frame, by the column of the cube. */
const FILLS: Readonly<Record<string, string>> = {
  multicolor: 'var(--magic-many-edge)',
  land: 'var(--magic-land-edge)',
}
const fillOf = (column: string) => FILLS[column] ?? `var(--magic-${column}-edge)`

/** What a cube is made of: colors, curve, types, what is even and what is not, and what a pack holds. */
export function NumbersTab({ cube }: { readonly cube: WireCube }) {
  const { cards: byId, loading, failed } = useCards(cube.cardlist ?? [])
  const cards = useMemo(() => [...byId.values()].filter((card) => !isMalformed(card)), [byId])
  if (loading) return <TableSkeleton rows={8} />
  if (cards.length === 0)
    return <p className={styles.empty}>{failed ? <CardsFailed /> : 'This cube is empty.'}</p>
  return (
    <div className={styles.numbers}>
      {failed ? <CardsFailed /> : null}
      <Panel title="Colors">
        <Bars bars={colorBars(cards)} />
      </Panel>
      <CurvePanel cards={cards} />
      <Panel title="Types">
        <Bars bars={typeCounts(cards).map(([id, count]) => ({ id, label: id, count }))} />
      </Panel>
      <PicksPanel cube={cube} cards={cards} />
      <Balance cubeId={cube._id} cards={cards} />
      <ColorNumbers cards={cards} />
      <Panel title={`In a pack of ${PACK_SIZE}`}>
        <Bars bars={packBars(cards)} />
      </Panel>
      <Tokens cards={cards} />
    </div>
  )
}

const colorBars = (cards: readonly Card[]): readonly Bar[] =>
  cubeBreakdown(cards).map(({ id, count }) => ({ id, label: id, count, fill: fillOf(id) }))

const packBars = (cards: readonly Card[]): readonly Bar[] =>
  [...cubeBreakdown(cards).map(({ id, count }) => [id, count] as const), ...typeCounts(cards)]
    .filter(([id], at, all) => all.findIndex(([other]) => other === id) === at)
    .map(([id, count]) => {
      const fan = perPack(count, cards.length, PACK_SIZE)
      return { id, label: id, count: fan, words: fan.toFixed(1), fill: 'var(--line-control)' }
    })

function Balance({ cubeId, cards }: { readonly cubeId: string; readonly cards: readonly Card[] }) {
  return (
    <Panel title="Balance">
      <ul className={styles.balance}>
        {balanceOf(cards).map(({ words, isProblem, query }) => (
          <li key={words} data-problem={isProblem || undefined}>
            <Icon name={isProblem ? 'warn' : 'check'} size={16} />
            <span>
              {words}{' '}
              {query === undefined ? null : (
                <Link
                  to={`/magic/cube/${cubeId}/cards?${new URLSearchParams({ query })}`}
                  aria-label={`show the cards: ${words}`}
                >
                  show
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Tokens({ cards }: { readonly cards: readonly Card[] }) {
  const tokens = tokensMade(cards)
  return (
    <Panel title="Tokens to bring" count={tokens.length}>
      {tokens.length === 0 ? <p className={styles.empty}>No card makes a token.</p> : null}
      <ul className={styles.tokens}>
        {tokens.map(({ name, cards: count }) => (
          <li key={name}>
            {name}
            {count === 1 ? null : <small> by {count} cards</small>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
