import { gameFetch, type GameSummary } from '@parlour/protocol'
import { browserStorage } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { sendQuietly } from '../api/send'
import { useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { useMyGames } from '../shell/my-games'
import { newlyWaiting, waitingIds } from './newly-waiting'
import { noticeFacts } from './notice-obstacle'
import { useNoticeSettings } from './notice-settings'
import { soundCue } from '../cues/sound-cue'
import { onNoticeClick, showNotice, withdrawNotices } from './show-notice'

const TOLD_KEY = 'parlour-told'

/** Whether the viewer looks at this game now: nothing has to be told then. */
const isLookedAt = ({ _id }: GameSummary): boolean =>
  document.visibilityState === 'visible' && window.location.pathname === `/game/${_id}`

/** When several pages are open, only the first to claim it shows the notice. */
function isFirstToTell({ _id, lastUpdated }: GameSummary): boolean {
  const what = `${_id} ${lastUpdated}`
  if (browserStorage.getItem(TOLD_KEY) === what) return false
  browserStorage.setItem(TOLD_KEY, what)
  return true
}

/**
 * Tells the viewer of each game that begins to wait for them: by a notice and a sound, as they want it in
 * this browser.
 */
export function useTurnNotices(): void {
  const { name } = useViewer()
  const { data } = useMyGames()
  const games = useGames()
  const navigate = useNavigate()
  const { notices, sound } = useNoticeSettings()
  const before = useRef<ReadonlySet<string> | undefined>(undefined)

  const show = async (game: GameSummary) => {
    const words = await games.noticeOf(game.settings.game)
    const called = words?.((await sendQuietly(gameFetch, { gameId: game._id })).game, name)
    const notice = {
      title: called ?? 'It is your turn',
      body: game.settings.name,
      tag: game._id,
      path: `/game/${game._id}`,
    }
    await showNotice(notice, (path) => void navigate(path))
  }
  const tell = useEffectEvent((game: GameSummary) => {
    if (isLookedAt(game) || (!notices && !sound) || !isFirstToTell(game)) return
    if (sound) void soundCue('turn')
    if (notices && noticeFacts().permission === 'granted')
      show(game).catch((error: unknown) => console.error('notice', error))
  })
  useEffect(() => onNoticeClick((path) => void navigate(path)), [navigate])
  useEffect(() => {
    if (data === undefined) return
    // What waits already when the page opens is on the page.
    const known = before.current
    before.current = waitingIds(data, name)
    withdrawNotices(before.current).catch((error: unknown) => console.error('notice', error))
    if (known !== undefined) for (const game of newlyWaiting(data, name, known)) tell(game)
  }, [data, name])
}
