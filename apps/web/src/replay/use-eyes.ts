import type { SerializedGame } from '@parlour/protocol'
import type { LookEyes } from './look-eyes'

interface EyesInput {
  readonly live: SerializedGame
  readonly viewer: string
  /** Whose eyes the address names. */
  readonly wanted: string | undefined
  readonly onEyes: (eyes: string | undefined) => void
}

/** Whose eyes see the past, and whose may: the viewer's own, and those of each seat once the game is over. */
export function useEyes({ live, viewer, wanted, onEyes }: EyesInput): LookEyes {
  const seats = live.settings.players.map(({ name }) => name)
  const others = live.gameOver ? seats.filter((name) => name !== viewer) : []
  const isOwn = wanted === undefined || wanted === viewer
  const isRefused = !isOwn && !others.includes(wanted)
  return {
    chosen: isOwn || isRefused ? undefined : wanted,
    others,
    own: seats.includes(viewer) ? viewer : undefined,
    shownHand: live.looksOn?.eyes,
    isRefused,
    choose: onEyes,
  }
}
