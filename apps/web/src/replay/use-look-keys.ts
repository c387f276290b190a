import { useKeys } from '@parlour/ui-kit'
import { type GameCourse, nextStep, turnBack, turnForward } from './course'
import type { LookOptions } from './use-look-options'
import type { Playback } from './use-playback'

interface LookKeys {
  readonly at: number
  readonly options: LookOptions
  readonly course: GameCourse
  readonly playback: Playback
  readonly goTo: (at: number) => void
  readonly onLeave: () => void
  readonly onHelp: () => void
  /** What letters do, by the letter; `by` is -1 with Shift. */
  readonly letters: Readonly<Record<string, (by: 1 | -1) => void>>
}

/** What buttons, links and tabs do with keys by themselves. */
const OWN_KEYS = 'button, a, summary, [role="tab"]'

/** The keys of a look back; they come before those of the game's screen. */
export function useLookKeys(keys: LookKeys): void {
  const { playback, goTo, onLeave, onHelp, letters } = keys
  useKeys(
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      if (event.target instanceof Element && isOwnKey(event.target, event.key)) return false
      const step = stepOf(event.key, keys)
      const letter = letters[event.key.toLowerCase()]
      if (step !== undefined) {
        playback.pause()
        goTo(step)
      } else if (event.key === ' ') playback.toggle()
      else if (event.key === 'Escape') onLeave()
      else if (event.key === '?') onHelp()
      else if (letter !== undefined) letter(event.shiftKey ? -1 : 1)
      else return false
      return true
    },
    { isFirst: true },
  )
}

const isOwnKey = (target: Element, key: string): boolean =>
  (key === ' ' && target.closest(OWN_KEYS) !== null) ||
  (key.startsWith('Arrow') && target.closest('[role="tab"]') !== null)

/** Returns where a key leads; undefined for one that leads nowhere. */
function stepOf(key: string, { at, course, options: { skips, limit } }: LookKeys): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return nextStep(course, at, { by: -1, skips })
    case 'ArrowRight':
      return nextStep(course, at, { by: 1, skips })
    case '[':
    case 'PageDown':
      return turnBack(course, at)
    case ']':
    case 'PageUp':
      return turnForward(course, at)
    case 'Home':
      return 0
    case 'End':
      return limit
    default:
      return undefined
  }
}
