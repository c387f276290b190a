import { useCallback, useEffect, useState } from 'react'
import { type GameCourse, nextStep, turnForward } from './course'

/** How long an answer is shown at the ordinary speed. */
const ANSWER_MS = 900

/** How fast answers follow one another; `turns` shows only the ends of turns. */
export const SPEEDS = ['0.5', '1', '2', '4', 'turns'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Playback {
  readonly isPlaying: boolean
  readonly speed: Speed
  readonly setSpeed: (speed: Speed) => void
  readonly toggle: () => void
  readonly pause: () => void
}

interface PlaybackInput {
  readonly at: number
  /** The moment is on the screen: the next one comes only after it. */
  readonly isShown: boolean
  readonly count: number
  readonly course: GameCourse
  readonly skips: boolean
  readonly goTo: (at: number) => void
}

/** Plays a game on from where somebody stands, to its end; from its end, from the beginning. */
export function usePlayback({ at, isShown, count, course, skips, goTo }: PlaybackInput): Playback {
  const [wished, setWished] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  const pause = useCallback(() => setWished(false), [])
  const isPlaying = wished && at < count
  useEffect(() => {
    if (!isPlaying || !isShown) return undefined
    const shownFor = speed === 'turns' ? ANSWER_MS : ANSWER_MS / Number(speed)
    const next = speed === 'turns' ? turnForward(course, at) : nextStep(course, at, { by: 1, skips })
    const timer = setTimeout(() => goTo(next), shownFor)
    return () => clearTimeout(timer)
  }, [isPlaying, isShown, speed, at, course, skips, goTo])
  return {
    isPlaying,
    speed,
    setSpeed,
    pause,
    toggle: () => {
      if (at >= count) goTo(0)
      setWished(!isPlaying)
    },
  }
}
