import { Tooltip } from '@mantine/core'
import { joinClasses, usePiece, useQuestion } from '@parlour/ui-kit'
import { achievementOf } from '../../rules/facts/catalog'
import { piece } from '../../rules/facts/piece'
import type { InnovationView, PlayerView, ShownCard } from '../../rules/view'
import { BackPiece } from '../board/back-piece'
import { sightWords } from '../board/sight-words'
import { EffectText } from '../card/effect-text'
import { cardShown, isSpecial, pieceShown } from '../card/shown'
import { sortedPile } from '../innovation-view'
import styles from './achievements.module.css'
import opener from './opener.module.css'
import { claimersOf, claimWords, priceOf, progressIn } from './claim-words'
import { shownSpecials } from './shown-specials'

interface AchievementsProps {
  readonly view: InnovationView
  /** The viewer; undefined for a spectator. */
  readonly viewer: PlayerView | undefined
  /** Opens one without a value, or without a name all of them in words. */
  readonly onAchievement: (name?: string) => void
}

/**
 * The achievements that are still to be had, those with a value and what they cost, then those with a name
 * and how far the viewer is.
 */
export function Achievements({ view, viewer, onAchievement }: AchievementsProps) {
  const { available, toWin, players } = view
  const valued = sortedPile(
    available.filter((shown) => typeof shown !== 'string' || cardShown(shown) !== undefined),
  )
  const named = available.filter(isSpecial).toSorted((one, other) => numberOf(one) - numberOf(other))
  const { answers } = useQuestion()
  const shown = shownSpecials(named, {
    progress: (name) => progressIn(view, name, viewer?.seat),
    isAsked: (name) => answers.has(piece.card(name)),
  })
  return (
    <div className={styles.box}>
      <h2>
        <button
          type="button"
          className={opener.opener}
          title="what each asks"
          onClick={() => onAchievement()}
        >
          achievements [{toWin} to win]
        </button>
      </h2>
      <div className={styles.valued} data-place={piece.common('available')} title={sightWords('available')}>
        {valued.map((shown, index) => (
          <Valued key={index} {...{ shown, players, viewer }} onOpen={() => onAchievement()} />
        ))}
        {valued.length === 0 ? <span className={styles.none}>none left</span> : null}
      </div>
      <div className={styles.named}>
        {shown.map((name, index) => (
          <Special
            key={name}
            name={name}
            word={wordFor(name, shown[index - 1])}
            progress={progressIn(view, name, viewer?.seat)}
            onOpen={() => onAchievement(name)}
          />
        ))}
        {shown.length === named.length ? null : (
          <button type="button" className={styles.special} onClick={() => onAchievement()}>
            {named.length - shown.length} more
          </button>
        )}
      </div>
    </div>
  )
}

interface ValuedProps {
  readonly shown: ShownCard
  readonly players: readonly PlayerView[]
  readonly viewer: PlayerView | undefined
  readonly onOpen: () => void
}

/**
 * An achievement with a value: its price for the viewer below it, marked where the viewer, or somebody else,
 * can claim it. A click on one that lies face down says that in words, unless it is an answer.
 */
function Valued({ shown, players, viewer, onOpen }: ValuedProps) {
  const { answers } = useQuestion()
  const value = typeof shown === 'string' ? cardShown(shown)?.age : shown.value
  const back = <BackPiece shown={shown} pile="achievements" compact />
  if (value === undefined) return back
  const claimers = claimersOf(players, value)
  const words =
    `${claimWords(value, { players, viewer })} ${typeof shown === 'string' ? '' : sightWords('available')}`.trim()
  const isOwn = viewer !== undefined && claimers.includes(viewer)
  const className = joinClasses(styles.priced, isOwn && styles.mine, claimers.length > 0 && styles.open)
  const price = <small>{viewer === undefined ? 5 * value : priceOf(viewer, value)}</small>
  if (typeof shown === 'string' || answers.has(pieceShown(shown, { pile: 'achievements' })))
    return (
      <span className={className} title={words}>
        {back}
        <span className="visually-hidden">{words}</span>
        {price}
      </span>
    )
  return (
    <button type="button" className={className} title={words} aria-label={words} onClick={onOpen}>
      {back}
      {price}
    </button>
  )
}

/** Where several alike lie side by side, only the first shows its name; the others show their number. */
function wordFor(name: string, before: string | undefined): string {
  const isLater = before !== undefined && numberOf(before) > 0
  return numberOf(name) > 0 && isLater ? String(numberOf(name)) : name
}

/** The number of one of several that are alike; 0 for those with a name of their own. */
const numberOf = (name: string): number => achievementOf(name)?.number ?? 0

interface SpecialProps {
  readonly name: string
  /** What stands on it. */
  readonly word: string
  readonly progress: { readonly have: number; readonly need: number } | undefined
  readonly onOpen: () => void
}

/** A special achievement by its name, and how far the viewer has come; opens its text. */
function Special({ name, word, progress, onOpen }: SpecialProps) {
  const pieceProps = usePiece(piece.card(name))
  const text = achievementOf(name)?.text ?? ''
  return (
    <Tooltip label={<EffectText text={text} />} multiline maw={320}>
      <button
        type="button"
        className={styles.special}
        aria-label={name}
        aria-description={progress === undefined ? undefined : `${progress.have} of ${progress.need}`}
        onClick={onOpen}
        {...pieceProps}
      >
        {word}
        {progress === undefined ? null : (
          <small className={joinClasses(progress.have >= progress.need && styles.full)}>
            {progress.have}/{progress.need}
          </small>
        )}
      </button>
    </Tooltip>
  )
}
