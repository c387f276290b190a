import { Button } from '@mantine/core'
import type { WireLobby } from '@parlour/protocol'
import { Strip } from '@parlour/ui-kit'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useGames } from '../games/games-context'
import { exactTime, lobbyAge } from '../time/age'
import { useNow } from '../time/use-now'
import { NoPage } from '../shell/no-page'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'
import { GameTiles } from './game-tiles'
import { isNoName, LobbyName } from './lobby-name'
import styles from './lobby-room.module.css'
import { shownLobby } from './lobby-store'
import { PlayersPanel } from './players-panel'
import { SettingsPanel } from './settings-panel'
import { StartPanel } from './start-panel'
import { useLobby } from './use-lobby'

/** Goes to the game when somebody else starts it while the page is open. */
function useFollowStart(lobby: WireLobby | null | undefined): void {
  const navigate = useNavigate()
  const wasOpen = useRef(false)
  const launched = lobby?.gameLaunched
  const gameId = lobby?.gameId
  useEffect(() => {
    if (launched === false) wasOpen.current = true
    if (launched === true && wasOpen.current && gameId !== undefined) void navigate(`/game/${gameId}`)
  }, [launched, gameId, navigate])
}

/** Begins to load the panels of all games while the lobby itself is on its way. */
function usePanelsAhead(): void {
  const games = useGames()
  useEffect(() => void games.panels(), [games])
}

/** One lobby: what is played on the left, who plays and Start! on the right. */
export function LobbyRoom({ lobbyId }: { readonly lobbyId: string }) {
  const { state, store } = useLobby(lobbyId)
  const lobby = shownLobby(state)
  const now = useNow()
  const [typedName, setTypedName] = useState<string | null>(null)
  useDocumentTitle(lobby?.name)
  useFollowStart(lobby)
  usePanelsAhead()
  if (lobby === null) return <NoPage reason="Lobby not found. It may have been killed." />
  if (lobby === undefined) return state.error === null ? <PageSkeleton /> : <NoPage reason={state.error} />
  const message = state.error ?? state.notice
  return (
    <Suspense fallback={<PageSkeleton />}>
      <h1 className="visually-hidden">Lobby</h1>
      <header className={styles.head}>
        <LobbyName
          name={lobby.name}
          typed={typedName}
          type={setTypedName}
          save={(name) => store.edit({ kind: 'name', name })}
        />
        <p className={styles.muted} role="status">
          <time title={exactTime(lobby.createdTimestamp)}>
            Created {lobbyAge(now - lobby.createdTimestamp)} ago
          </time>
          , {state.edits.length > 0 ? 'saving' : 'all changes saved'}
        </p>
      </header>
      {message !== null && (
        <div className={styles.message}>
          <Strip
            tone={state.error === null ? 'quiet' : 'danger'}
            actions={
              <Button size="compact-sm" onClick={store.dismiss}>
                close
              </Button>
            }
          >
            {message}
          </Strip>
        </div>
      )}
      {lobby.gameLaunched && (
        <div className={styles.message}>
          <Strip
            tone="success"
            actions={
              <Button component={Link} to={`/game/${lobby.gameId}`}>
                open the game
              </Button>
            }
          >
            The game of this lobby has started.
          </Strip>
        </div>
      )}
      <fieldset className={styles.lobby} disabled={lobby.gameLaunched}>
        <div className={styles.stack}>
          <GameTiles game={lobby.game} choose={(game) => store.edit({ kind: 'game', game })} />
          <SettingsPanel lobby={lobby} edit={store.edit} />
        </div>
        <div className={styles.stack}>
          <PlayersPanel lobby={lobby} edit={store.edit} />
          <StartPanel lobby={lobby} store={store} isNameless={isNoName(typedName)} />
        </div>
      </fieldset>
    </Suspense>
  )
}
