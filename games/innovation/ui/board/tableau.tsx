import { Icon, joinClasses, PlayerName, useSeatClass } from '@parlour/ui-kit'
import { useState } from 'react'
import { type Color, COLORS } from '../../rules/facts/names'
import type { InnovationView, PlayerView } from '../../rules/view'
import { cardOf } from '../../rules/facts/catalog'
import { colorClass } from '../card/color-letter'
import { CardIcon } from '../icons/card-icon'
import { useReach } from '../question/answering-context'
import { usePiece } from '../question/use-piece'
import { BackPiece } from './back-piece'
import { fitted } from './geometry'
import { type Form, measureFor } from './measures'
import type { OpenPile } from './open-pile'
import { sortedPile } from '../innovation-view'
import { Stack } from './stack'
import styles from './tableau.module.css'
import { useWidth } from './use-width'

interface TableauProps {
  readonly view: InnovationView
  readonly player: PlayerView
  readonly own: boolean
  readonly form: Form
  /** Only its head shows until it is opened. */
  readonly folds: boolean
  readonly onOpen: (pile: OpenPile) => void
}

const GAP = 8

/** One player's board: what the player has, then the five colour stacks. */
export function Tableau({ view, player, own, form, folds, onOpen }: TableauProps) {
  const [box, width] = useWidth()
  const seat = useSeatClass(player.name)
  const [unfolded, setUnfolded] = useState(false)
  const packs = COLORS.map((color) => ({
    count: player.stacks[color].stack.length,
    splay: player.stacks[color].splay,
  }))
  const measure = fitted(packs, measureFor(form, { own, players: view.players.length }), {
    width,
    gap: GAP,
    rows: form === 'phone',
  })
  const open = (color: Color) =>
    onOpen({ title: `${player.name}: ${color}`, cards: player.stacks[color].stack })
  return (
    <section
      className={joinClasses(styles.tableau, seat, own && styles.own, player.eliminated && styles.out)}
      aria-label={`${player.name}'s tableau`}
      data-player={player.name}
    >
      <TableauHead
        {...{ view, player, own, onOpen }}
        fold={folds ? { open: unfolded, toggle: () => setUnfolded(!unfolded) } : undefined}
      />
      <div
        ref={box}
        className={joinClasses(styles.stacks, measure.wraps && styles.wraps)}
        hidden={folds && !unfolded}
      >
        {COLORS.map((color) => (
          <Stack
            key={color}
            player={player.name}
            color={color}
            stack={player.stacks[color]}
            measure={measure}
            onOpen={() => open(color)}
          />
        ))}
      </div>
    </section>
  )
}

interface Fold {
  readonly open: boolean
  readonly toggle: () => void
}
type TableauHeadProps = Omit<TableauProps, 'form' | 'folds'> & { readonly fold: Fold | undefined }

function TableauHead({ view, player, own, onOpen, fold }: TableauHeadProps) {
  const piece = usePiece(`player/${player.name}`)
  const { piles, limit, bonuses } = player
  const { expansions, turn } = view
  return (
    <header className={styles.head} {...piece}>
      <PlayerName name={player.name} />
      {fold === undefined ? null : (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={fold.open}
          aria-label={`${player.name}'s board`}
          onClick={fold.toggle}
        >
          <Icon name={fold.open ? 'down' : 'right'} size={18} />
        </button>
      )}
      <Tags view={view} name={player.name} />
      {player.eliminated ? <span className={styles.tag}>out of the game</span> : null}
      {turn.player === player.name && view.outcome === undefined ? (
        <span className={styles.turn}>{turnWords(turn)}</span>
      ) : null}
      <span title="achievements" data-place={`players.${player.name}.achievements`}>
        <abbr title="achievements">ach</abbr>{' '}
        <strong>
          {player.achievements}/{view.toWin}
        </strong>
      </span>
      <span data-place={`players.${player.name}.score`}>
        score{' '}
        <strong>
          {piles.score.length} [{player.score}]
        </strong>
        <span className={styles.bonuses}>
          {bonuses.map((bonus, index) => (
            <CardIcon key={index} code={BONUS_CODES[bonus] ?? String(bonus)} />
          ))}
        </span>
      </span>
      {expansions.includes('echo') || piles.forecast.length > 0 ? (
        <Limited player={player} pile="forecast" limit={limit} />
      ) : null}
      {expansions.includes('usee') || piles.safe.length > 0 ? (
        <Limited player={player} pile="safe" limit={limit} />
      ) : null}
      {(['artifact', 'museum'] as const).map((pile) =>
        piles[pile].length === 0 ? null : (
          <button
            key={pile}
            type="button"
            className={styles.opener}
            data-place={`players.${player.name}.${pile}`}
            onClick={() => onOpen({ title: `${player.name}: ${pile}`, cards: piles[pile] })}
          >
            {pile}{' '}
            {piles[pile].map((name) => (
              <BackPiece key={name} name={name} owner={player.name} pile={pile} />
            ))}
          </button>
        ),
      )}
      <TopValues player={player} />
      {own ? null : (
        <span className={styles.backs} data-place={`players.${player.name}.hand`}>
          <span>hand {piles.hand.length}</span>
          {sortedPile(piles.hand).map((name, index) => (
            <BackPiece key={index} name={name} owner={player.name} pile="hand" />
          ))}
        </span>
      )}
    </header>
  )
}

const BONUS_CODES: Readonly<Record<number, string>> = { 10: 'a', 11: 'b', 12: 't' }

function turnWords({ phase, action }: InnovationView['turn']): string {
  if (phase === 'opening') return 'first card'
  return action <= 1 ? 'first action' : 'second action'
}

interface LimitedProps {
  readonly player: PlayerView
  readonly pile: 'forecast' | 'safe'
  readonly limit: number
}

/** A pile that holds only so many cards, red when it is full (RULES 24.1). */
function Limited({ player, pile, limit }: LimitedProps) {
  const cards = player.piles[pile]
  return (
    <span
      className={joinClasses(cards.length >= limit && styles.full)}
      title={`${pile}: room for ${limit}, by the most advanced splay`}
      data-place={`players.${player.name}.${pile}`}
    >
      {pile}{' '}
      <strong>
        {cards.length}/{limit}
      </strong>
      <span className={styles.limited}>
        {sortedPile(cards).map((name, index) => (
          <BackPiece key={index} name={name} owner={player.name} pile={pile} />
        ))}
      </span>
    </span>
  )
}

/** Whether this player shares or suffers from the dogma action that is pointed at. */
function Tags({ view, name }: { readonly view: InnovationView; readonly name: string }) {
  const reach = useReach(view)
  const shares = reach?.shares.includes(name) === true
  const demands = reach?.demands.includes(name) === true
  return (
    <>
      {shares ? <span className={joinClasses(styles.tag, styles.shares)}>shares</span> : null}
      {demands ? <span className={joinClasses(styles.tag, styles.demands)}>demand</span> : null}
    </>
  )
}

/** The values of the top cards, where a board is folded. */
function TopValues({ player }: { readonly player: PlayerView }) {
  return (
    <span className={styles.mini}>
      {COLORS.map((color) => {
        const top = cardOf(player.stacks[color].stack[0] ?? '')
        return top === undefined ? null : (
          <i key={color} className={colorClass(color)} title={`${top.name}, ${color}`}>
            {top.ageOnBoard}
          </i>
        )
      })}
    </span>
  )
}
