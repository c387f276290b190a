import type { SerializedGame } from '@parlour/protocol'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { type Cue, cueOf } from './cue-of'
import './cues.module.css'
import { soundCue } from './sound-cue'
import { useGameSounds } from './sound-setting'

/** How long the movement of a cue is marked on the page, in ms. */
const MARKED = 600

/**
 * Tells the viewer by a quiet sound and a short movement what happens to them in the game they look at.
 * Sounds are off by the user's menu; movements where animations are; both while the page is not in front.
 */
export function useGameCues(game: SerializedGame): void {
  const { name } = useViewer()
  const games = useGames()
  const [hasSounds] = useGameSounds()
  const before = useRef(game)
  const tell = useEffectEvent(async (cue: Cue, of: SerializedGame) => {
    const words = cue === 'turn' ? await games.noticeOf(of.settings.game) : undefined
    const shown = words?.(of, name) === undefined ? cue : 'demand'
    mark(shown)
    if (hasSounds) await soundCue(shown)
  })
  useEffect(() => {
    const hasPacks = games.hasPacks(game.settings.game)
    const cue = cueOf(before.current, game, { name, hasPacks })
    before.current = game
    if (cue === undefined || document.visibilityState !== 'visible') return
    tell(cue, game).catch((error: unknown) => console.error('cue', error))
  }, [game, games, name])
}

let ending: ReturnType<typeof setTimeout> | undefined

/** Marks the page with the cue for as long as the style sheet moves something. */
function mark(cue: Cue): void {
  const { dataset } = document.documentElement
  dataset.cue = cue
  clearTimeout(ending)
  ending = setTimeout(() => delete dataset.cue, MARKED)
}
