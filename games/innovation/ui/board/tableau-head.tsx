import { Icon, joinClasses, PlayerName, useLinkWords, usePiece } from '@parlour/ui-kit'
import { achievementOf } from '../../rules/facts/catalog'
import { counted } from '../../rules/facts/counted'
import { piece } from '../../rules/facts/piece'
import type { LinkKind } from '../../rules/facts/question-kinds'
import type { InnovationView, PlayerView } from '../../rules/view'
import { plainText } from '../card/plain-text'
import { isSpecial, shownWord } from '../card/shown'
import { CardIcon } from '../icons/card-icon'
import { sortedPile } from '../innovation-view'
import { BackPiece } from './back-piece'
import { FoldedTops } from './folded-tops'
import type { OpenPile } from './open-pile'
import { Karmas, OpenPiles } from './open-piles'
import { AskedBacks, PileBacks } from './pile-backs'
import { PilePlace } from './pile-place'
import { sightWords } from './sight-words'
import opener from '../shared/opener.module.css'
import styles from './tableau.module.css'

/** Whether only the head shows, and how to change that. */
interface Fold {
  readonly open: boolean
  readonly toggle: () => void
}
/** The parts of the game that every tableau needs. */
export interface TableFacts {
  readonly players: number
  readonly toWin: number
  readonly expansions: InnovationView['expansions']
}
interface TableauHeadProps {
  readonly table: TableFacts
  readonly player: PlayerView
  readonly turn: string | undefined
  readonly partner: string | undefined
  readonly own: boolean
  readonly onOpen: (pile: OpenPile) => void
  readonly fold: Fold | undefined
  /** Shows the tableau large; absent where it is already. */
  readonly onEnlarge: (() => void) | undefined
}

/**
 * This many backs of a hand stand one by one beside the figures; where there are more, those alike become
 * one.
 */
const MOST_BACKS = 9

/**
 * Who this is and what the player has: achievements, score, limited piles, display, and the hand of others.
 */
export function TableauHead(props: TableauHeadProps) {
  const { table, player, turn, partner, own, onOpen, fold, onEnlarge } = props
  const pieceProps = usePiece(piece.seat(player.seat))
  const { piles } = player
  const { expansions, toWin } = table
  const isFolded = fold?.open === false
  return (
    <header className={styles.head} data-folded={isFolded || undefined} {...pieceProps}>
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
      {onEnlarge === undefined ? null : (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={`Enlarge ${player.name}'s tableau`}
          title="enlarge"
          onClick={onEnlarge}
        >
          ⤢
        </button>
      )}
      {partner === undefined ? null : <span className={styles.partner}>with {partner}</span>}
      {player.eliminated ? <span className={styles.tag}>out of the game</span> : null}
      <Achievements {...{ player, own }} toWin={toWin} />
      <ScorePile {...{ player, own, onOpen }} />
      {expansions.includes('echo') || piles.forecast.length > 0 ? (
        <Limited player={player} pile="forecast" own={own} onOpen={own ? onOpen : undefined} />
      ) : null}
      {expansions.includes('usee') || piles.safe.length > 0 ? (
        <Limited player={player} pile="safe" own={own} />
      ) : null}
      <OpenPiles player={player} compact={isFolded} onOpen={onOpen} />
      <Karmas {...{ player, own, onOpen }} />
      {/* What comes and goes stands behind what stays, which therefore never moves. */}
      <Tags seat={player.seat} />
      {turn === undefined ? null : <span className={styles.turn}>{turn}</span>}
      {isFolded ? <FoldedTops player={player} onOpen={onOpen} /> : null}
      {own ? null : <HandOfOther player={player} isFolded={isFolded} />}
    </header>
  )
}

interface AchievementsProps {
  readonly player: PlayerView
  readonly own: boolean
  readonly toWin: number
}

/** How many achievements a player has of those that win; the special ones by name. */
function Achievements({ player, own, toWin }: AchievementsProps) {
  return (
    <PilePlace seat={player.seat} pile="achievements" title={achievementWords(player)}>
      <abbr title="achievements">ach</abbr>{' '}
      <strong>
        {player.achievements}/{toWin}
      </strong>
      {player.piles.achievements.filter(isSpecial).map((name) => (
        <em key={name} title={plainText(achievementOf(name)?.text ?? '')}>
          {name}
        </em>
      ))}
      {player.extras?.map(({ card, count }) => (
        <em key={card} title={`${card} counts as ${counted(count, 'achievement')}`}>
          {card} +{count}
        </em>
      ))}
      {own ? (
        <AskedBacks player={player} pile="achievements" />
      ) : (
        <PileBacks player={player} pile="achievements" />
      )}
    </PilePlace>
  )
}

interface HandOfOtherProps {
  readonly player: PlayerView
  readonly isFolded: boolean
}

/** The backs of somebody else's hand. */
function HandOfOther({ player, isFolded }: HandOfOtherProps) {
  const { hand } = player.piles
  return (
    <PilePlace
      seat={player.seat}
      pile="hand"
      className={styles.backs}
      title={`hand. ${sightWords('hand', player.name)}`}
    >
      <span>hand {hand.length}</span>
      {isFolded || hand.length > MOST_BACKS ? (
        <PileBacks player={player} pile="hand" />
      ) : (
        sortedPile(hand).map((shown, index) => (
          <BackPiece key={index} shown={shown} seat={player.seat} pile="hand" compact />
        ))
      )}
    </PilePlace>
  )
}

const BONUS_CODES: Readonly<Record<number, string>> = { 10: 'a', 11: 'b', 12: 't' }

function achievementWords({ piles }: PlayerView): string {
  const words = sortedPile(piles.achievements).map(shownWord).join(', ')
  return words === '' ? 'achievements' : `achievements: ${words}. ${sightWords('achievements')}`
}

interface ScorePileProps {
  readonly player: PlayerView
  readonly own: boolean
  readonly onOpen: (pile: OpenPile) => void
}

/** Number of score cards, points and bonuses; the viewer's own cards can be looked through. */
function ScorePile({ player, own, onOpen }: ScorePileProps) {
  const { piles, score, bonuses, seat } = player
  const sight = sightWords('score', own ? 'you' : player.name)
  const figures = (
    <>
      score{' '}
      <strong>
        {piles.score.length} [{score}]
      </strong>
    </>
  )
  return (
    <PilePlace seat={seat} pile="score" title={`score pile. ${sight}`}>
      {own && piles.score.length > 0 ? (
        <button
          type="button"
          className={opener.opener}
          onClick={() => onOpen({ title: 'your score', sight, cards: sortedPile(piles.score) })}
        >
          {figures}
        </button>
      ) : (
        <span>{figures}</span>
      )}
      <Bonuses bonuses={bonuses} />
      {own ? <AskedBacks player={player} pile="score" /> : <PileBacks player={player} pile="score" />}
    </PilePlace>
  )
}

/** Each visible bonus; several of one value are one, with their number. */
function Bonuses({ bonuses }: Pick<PlayerView, 'bonuses'>) {
  const values = [...new Set(bonuses)]
  return (
    <span className={styles.bonuses}>
      {values.map((value) => {
        const times = bonuses.filter((bonus) => bonus === value).length
        return (
          <span key={value}>
            <CardIcon code={BONUS_CODES[value] ?? String(value)} />
            {times === 1 ? null : `×${times}`}
          </span>
        )
      })}
    </span>
  )
}

interface LimitedProps {
  readonly player: PlayerView
  readonly pile: 'forecast' | 'safe'
  readonly own: boolean
  /** Only for a pile whose faces the viewer knows (rules: innovation 5). */
  readonly onOpen?: TableauHeadProps['onOpen'] | undefined
}

/** A pile that holds only this many cards, red when it is full (rules: innovation 24.1). */
function Limited({ player, pile, own, onOpen }: LimitedProps) {
  const { limit } = player
  const cards = player.piles[pile]
  const sight = sightWords(pile, own ? 'you' : player.name)
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
      seat={player.seat}
      pile={pile}
      className={joinClasses(cards.length >= limit && styles.full)}
      title={`${pile}: room for ${limit}, by the most advanced splay. ${sight}`}
    >
      {onOpen === undefined || cards.length === 0 ? (
        figures
      ) : (
        <button
          type="button"
          className={opener.opener}
          onClick={() => onOpen({ title: `your ${pile}`, sight, cards: sortedPile(cards) })}
        >
          {figures}
        </button>
      )}
      {own ? <AskedBacks player={player} pile={pile} /> : <PileBacks player={player} pile={pile} />}
    </PilePlace>
  )
}

/** Whether this player shares or suffers from the dogma action that is pointed at. */
function Tags({ seat }: { readonly seat: number }) {
  const words = useLinkWords(piece.seat(seat))
  const is = (kind: LinkKind) => words.includes(kind)
  return (
    <>
      {is('shares') ? <span className={joinClasses(styles.tag, styles.shares)}>shares</span> : null}
      {is('demands') ? <span className={joinClasses(styles.tag, styles.demands)}>demand</span> : null}
      {is('compels') ? <span className={joinClasses(styles.tag, styles.demands)}>compel</span> : null}
    </>
  )
}
