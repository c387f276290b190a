import { Icon, joinClasses, PlayerName } from '@parlour/ui-kit'
import { useStore } from 'zustand'
import { achievementOf, cardOf } from '../../rules/facts/catalog'
import { COLORS } from '../../rules/facts/names'
import type { InnovationView, PlayerView } from '../../rules/view'
import { colorClass } from '../card/color-letter'
import { CardIcon } from '../icons/card-icon'
import { sortedPile } from '../innovation-view'
import { useAsked, useReach } from '../question/answering-context'
import { usePiece } from '../question/use-piece'
import { BackPiece } from './back-piece'
import type { OpenPile } from './open-pile'
import { PilePlace } from './pile-place'
import styles from './tableau.module.css'

/** Whether only the head shows, and how to change that. */
interface Fold {
  readonly open: boolean
  readonly toggle: () => void
}
/** What of the whole game every board needs. */
export interface TableFacts {
  readonly players: number
  readonly toWin: number
  readonly expansions: InnovationView['expansions']
}
interface TableauHeadProps {
  readonly table: TableFacts
  readonly player: PlayerView
  readonly turn: string | undefined
  readonly own: boolean
  readonly onOpen: (pile: OpenPile) => void
  readonly fold: Fold | undefined
}

/** Who this is and what the player has: achievements, score, limited piles, display, and the hand of others. */
export function TableauHead({ table, player, turn, own, onOpen, fold }: TableauHeadProps) {
  const piece = usePiece(`player/${player.name}`)
  const { piles, limit } = player
  const { expansions, toWin } = table
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
      <Tags name={player.name} />
      {player.eliminated ? <span className={styles.tag}>out of the game</span> : null}
      {turn === undefined ? null : <span className={styles.turn}>{turn}</span>}
      <PilePlace player={player.name} pile="achievements" title={achievementWords(player)}>
        <abbr title="achievements">ach</abbr>{' '}
        <strong>
          {player.achievements}/{toWin}
        </strong>
        {player.piles.achievements
          .filter((name) => achievementOf(name) !== undefined)
          .map((name) => (
            <em key={name} title={achievementOf(name)?.text}>
              {name}
            </em>
          ))}
        <AskedBacks player={player} pile="achievements" />
      </PilePlace>
      <ScorePile {...{ player, own, onOpen }} />
      {expansions.includes('echo') || piles.forecast.length > 0 ? (
        <Limited player={player} pile="forecast" limit={limit} onOpen={own ? onOpen : undefined} />
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
      {fold === undefined || fold.open ? null : <TopValues player={player} />}
      {own ? null : (
        <PilePlace player={player.name} pile="hand" className={styles.backs}>
          <span>hand {piles.hand.length}</span>
          {sortedPile(piles.hand).map((name, index) => (
            <BackPiece key={index} name={name} owner={player.name} pile="hand" compact />
          ))}
        </PilePlace>
      )}
    </header>
  )
}

const BONUS_CODES: Readonly<Record<number, string>> = { 10: 'a', 11: 'b', 12: 't' }

const achievementWords = ({ piles }: PlayerView): string =>
  piles.achievements.length === 0
    ? 'achievements'
    : `achievements: ${sortedPile(piles.achievements).join(', ').replaceAll('*', '')}`

interface ScorePileProps {
  readonly player: PlayerView
  readonly own: boolean
  readonly onOpen: (pile: OpenPile) => void
}

/** Number of score cards, points and bonuses; the viewer's own cards can be looked through. */
function ScorePile({ player, own, onOpen }: ScorePileProps) {
  const { piles, score, bonuses, name } = player
  const figures = (
    <>
      score{' '}
      <strong>
        {piles.score.length} [{score}]
      </strong>
    </>
  )
  return (
    <PilePlace player={name} pile="score">
      {own && piles.score.length > 0 ? (
        <button
          type="button"
          className={styles.opener}
          onClick={() => onOpen({ title: 'your score', cards: sortedPile(piles.score) })}
        >
          {figures}
        </button>
      ) : (
        <span>{figures}</span>
      )}
      <span className={styles.bonuses}>
        {bonuses.map((bonus, index) => (
          <CardIcon key={index} code={BONUS_CODES[bonus] ?? String(bonus)} />
        ))}
      </span>
      <AskedBacks player={player} pile="score" />
    </PilePlace>
  )
}

interface AskedBacksProps {
  readonly player: PlayerView
  readonly pile: 'score' | 'achievements' | 'forecast' | 'safe'
}

/** The cards of a pile, while one of them may be an answer. */
function AskedBacks({ player, pile }: AskedBacksProps) {
  const start = `back/${player.name}/${pile}/`
  const asked = useStore(useAsked(), ({ answering }) =>
    [...answering.answers.keys()].some((piece) => piece.startsWith(start)),
  )
  if (!asked) return null
  return (
    <span className={styles.limited}>
      {sortedPile(player.piles[pile]).map((name, index) => (
        <BackPiece key={index} name={name} owner={player.name} pile={pile} compact />
      ))}
    </span>
  )
}

interface LimitedProps {
  readonly player: PlayerView
  readonly pile: 'forecast' | 'safe'
  readonly limit: number
  /** Only for a pile whose faces the viewer knows (rules: innovation 5). */
  readonly onOpen?: TableauHeadProps['onOpen'] | undefined
}

/** A pile that holds only so many cards, red when it is full (rules: innovation 24.1). */
function Limited({ player, pile, limit, onOpen }: LimitedProps) {
  const cards = player.piles[pile]
  const figures = (
    <>
      {pile}{' '}
      <strong>
        {cards.length}/{limit}
      </strong>
    </>
  )
  return (
    <PilePlace
      player={player.name}
      pile={pile}
      className={joinClasses(cards.length >= limit && styles.full)}
      title={`${pile}: room for ${limit}, by the most advanced splay`}
    >
      {onOpen === undefined || cards.length === 0 ? (
        figures
      ) : (
        <button
          type="button"
          className={styles.opener}
          onClick={() => onOpen({ title: `your ${pile}`, cards: sortedPile(cards) })}
        >
          {figures}
        </button>
      )}
      <AskedBacks player={player} pile={pile} />
    </PilePlace>
  )
}

/** Whether this player shares or suffers from the dogma action that is pointed at. */
function Tags({ name }: { readonly name: string }) {
  const reach = useReach()
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
