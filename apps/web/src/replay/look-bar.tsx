import { Button } from '@mantine/core'
import { FilterSelect, NotCopied, useCardPointedAt } from '@parlour/ui-kit'
import { useState } from 'react'
import { CommentsButton, CommentsDialog } from './comments-dialog'
import { AskedAndAnswered } from './asked-and-answered'
import styles from './look-bar.module.css'
import type { LookBarProps } from './look-bar-props'
import { EyesSelect, nextEyes } from './look-eyes'
import { LookCard } from './look-card'
import { LookKeysDialog } from './look-keys-dialog'
import { LookLine } from './look-line'
import { LookMore } from './look-more'
import { LookSteps } from './look-steps'
import { LookWhere } from './look-where'
import { LostMoment } from './lost-moment'
import { type CopiedLink, useCopyLink } from './use-copy-link'
import { useLookKeys } from './use-look-keys'
import type { Speed } from './use-playback'

const SPEED_WORDS: readonly (readonly [Speed, string])[] = [
  ['0.5', '½×'],
  ['1', '1×'],
  ['2', '2×'],
  ['4', '4×'],
  ['turns', 'a turn at a time'],
]

/** The bar of a look back, in the place of the question. */
export function LookBar(props: LookBarProps) {
  const { game, isFile, at, course, playback, options, eyes, comments, followed } = props
  const { goTo, isThere, failure, onLeave } = props
  const [isHelpOpen, openHelp] = useState(false)
  const [areCommentsOpen, openComments] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const copied = useCopyLink(game._id, at, eyes.chosen)
  const { limit, isHidden } = options
  const hasComments = comments.write !== undefined || comments.list.some(({ seq }) => seq <= limit)
  const cardPointedAt = useCardPointedAt()
  useLookKeys({
    ...{ at, course, playback, options, goTo, onLeave },
    onHelp: () => openHelp(true),
    letters: {
      ...(isFile ? {} : { l: copied.copyLink }),
      h: options.toggleHidden,
      ...(hasComments ? { c: () => openComments(true) } : {}),
      n: (by) => {
        const name = cardPointedAt() ?? followed.name
        if (name !== undefined) followed.follow(name, by)
      },
      ...(eyes.others.length === 0 ? {} : { e: () => eyes.choose(nextEyes(eyes)) }),
    },
  })
  const step = (next: number) => {
    playback.pause()
    goTo(next)
  }
  return (
    <div
      className={styles.bar}
      role="region"
      aria-label="Looking back"
      aria-busy={!isThere && failure === undefined}
    >
      {failure === undefined ? (
        <Said
          {...props}
          copied={copied}
          openComments={hasComments ? () => openComments(true) : undefined}
          openHelp={() => openHelp(true)}
        />
      ) : (
        <LostMoment {...props} failure={failure} />
      )}
      <div className={styles.line}>
        <LookSteps {...{ at, course, options, playback }} goTo={step} />
        <span className={styles.speed}>
          <FilterSelect
            label="Speed"
            value={playback.speed}
            options={SPEED_WORDS}
            onChange={playback.setSpeed}
          />
        </span>
        <LookWhere
          at={dragged ?? at}
          count={isHidden ? undefined : limit}
          course={course}
          limit={limit}
          goTo={step}
        />
        <div className={styles.staff}>
          <LookLine
            {...{ at, limit, isHidden, course }}
            comments={comments.list}
            rings={followed.appearances.map((one) => one.at)}
            goTo={step}
            onDrag={setDragged}
          />
        </div>
      </div>
      <LookCard {...{ followed, at, course }} />
      {areCommentsOpen ? (
        <CommentsDialog {...{ at, limit, comments }} goTo={step} onClose={() => openComments(false)} />
      ) : null}
      {isHelpOpen ? <LookKeysDialog onClose={() => openHelp(false)} /> : null}
    </div>
  )
}

interface SaidProps extends LookBarProps {
  readonly copied: CopiedLink
  /** Undefined where there are none to read and none may be written. */
  readonly openComments: (() => void) | undefined
  readonly openHelp: () => void
}

/** What was asked and answered, and what one may do in a look back beside stepping. */
function Said({ copied, openComments, openHelp, ...props }: SaidProps) {
  const { game, isFile, at, course, options, eyes, comments, isThere } = props
  const { copyLink, isCopied, refused } = copied
  return (
    <div className={styles.said}>
      <p>
        <strong>Looking back</strong>{' '}
        {isThere ? (
          <AskedAndAnswered course={course} at={at} />
        ) : (
          <span className={styles.muted}>Fetching answer {at} …</span>
        )}
      </p>
      <span className={styles.acts}>
        <span role="status">{isCopied ? 'link copied' : ''}</span>
        <EyesSelect eyes={eyes} />
        {openComments === undefined ? null : (
          <CommentsButton comments={comments.list} at={at} limit={options.limit} onClick={openComments} />
        )}
        <LookMore {...{ game, isFile, options, copyLink }} onHelp={openHelp} />
        <LeaveButton {...props} />
      </span>
      <NotCopied text={refused} label="Link to this moment" />
    </div>
  )
}

/** The only thing in a look back that may be amber: the way to a question of one's own. */
function LeaveButton({ isAsked, isFile, onLeave }: Pick<LookBarProps, 'isAsked' | 'isFile' | 'onLeave'>) {
  const key = <kbd aria-hidden="true">Esc</kbd>
  return isAsked ? (
    <Button size="compact-sm" color="turn" variant="filled" onClick={onLeave} rightSection={key}>
      back to your question
    </Button>
  ) : (
    <Button size="compact-sm" variant="default" onClick={onLeave} rightSection={key}>
      {isFile ? 'close the file' : 'leave'}
    </Button>
  )
}
