import { Button } from '@mantine/core'
import { FilterSelect, NotCopied } from '@parlour/ui-kit'
import { useState } from 'react'
import { AskedAndAnswered } from './asked-and-answered'
import styles from './look-bar.module.css'
import type { LookBarProps } from './look-bar-props'
import { EyesSelect, nextEyes } from './look-eyes'
import { LookKeysDialog } from './look-keys-dialog'
import { LookLine } from './look-line'
import { LookMore } from './look-more'
import { LookSteps } from './look-steps'
import { LookWhere } from './look-where'
import { LostMoment } from './lost-moment'
import { useCopyLink } from './use-copy-link'
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
  const { game, isFile, at, course, playback, options, eyes, goTo, isThere, failure, onLeave } = props
  const [isHelpOpen, openHelp] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const { copyLink, isCopied, refused } = useCopyLink(game._id, at, eyes.chosen)
  useLookKeys({
    ...{ at, course, playback, options, goTo, onLeave },
    onHelp: () => openHelp(true),
    letters: {
      ...(isFile ? {} : { l: copyLink }),
      h: options.toggleHidden,
      ...(eyes.others.length === 0 ? {} : { e: () => eyes.choose(nextEyes(eyes)) }),
    },
  })
  const step = (next: number) => {
    playback.pause()
    goTo(next)
  }
  const { limit, isHidden } = options
  return (
    <div
      className={styles.bar}
      role="region"
      aria-label="Looking back"
      aria-busy={!isThere && failure === undefined}
    >
      {failure === undefined ? (
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
            <LookMore {...{ game, isFile, options, copyLink }} onHelp={() => openHelp(true)} />
            <LeaveButton {...props} />
          </span>
          <NotCopied text={refused} label="Link to this moment" />
        </div>
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
          <LookLine {...{ at, limit, isHidden, course }} goTo={step} onDrag={setDragged} />
        </div>
      </div>
      {isHelpOpen ? <LookKeysDialog onClose={() => openHelp(false)} /> : null}
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
