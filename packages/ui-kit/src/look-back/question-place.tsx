import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { joinClasses } from '../join-classes'
import { type LookWords, LookWordsProvider, useIsPast, useLookBar } from './look-back'
import styles from './question-place.module.css'

const WatchBarContext = createContext<ReactNode>(undefined)

/** Gives the screens below it what stands in the place of the question for whoever only looks on. */
export const WatchBarProvider = WatchBarContext

const NO_WORDS: LookWords = {}

interface QuestionPlaceProps extends ComponentProps<'div'> {
  /** How the box is drawn around the question alone: the bar of a look back has a box of its own. */
  readonly questionClassName?: string | undefined
  /** How the game says there what was answered. Always the same object while nothing changes. */
  readonly words?: LookWords
}

/**
 * The one place of a screen where its viewer is asked. While somebody looks back the bar stands there
 * instead and takes at least the room that the question had, so that the board does not move.
 */
export function QuestionPlace(props: QuestionPlaceProps) {
  const { className, questionClassName, words = NO_WORDS, ref, children, ...box } = props
  const isLooking = useIsPast()
  const bar = useLookBar()
  const watching = use(WatchBarContext)
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = place.current
    if (isLooking || element === null) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLooking])
  return (
    <div
      ref={useMergedRef(place, ref)}
      data-question-place=""
      {...box}
      className={joinClasses(className, isLooking ? styles.bar : questionClassName)}
      {...(isLooking ? { style: { minHeight: height } } : {})}
    >
      {isLooking ? <LookWordsProvider value={words}>{bar}</LookWordsProvider> : (watching ?? children)}
    </div>
  )
}
