import type { Cue } from './cue-of'

/**
 * Plays the sound of a cue, which is fetched with the first one. Before the first click or key browsers play
 * nothing, so nothing is asked of them.
 */
export async function soundCue(cue: Cue): Promise<void> {
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  const { playCue } = await import('./play-cue')
  playCue(cue)
}
