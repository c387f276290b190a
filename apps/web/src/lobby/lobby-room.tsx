import { Button } from '@mantine/core'
import type { WireLobby } from '@parlour/protocol'
import { Strip } from '@parlour/ui-kit'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useGames } from '../games/games-context'
import { useViewer } from '../api/session'
import { NoPage } from '../shell/no-page'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'
import { LessonDoor } from '../lessons/lesson-door'
import { GameTiles } from './game-tiles'
import { GuestSettings } from './guest-settings'
import { GuestStart } from './guest-start'
import { GuestStrip } from './guest-strip'
import { LobbyHead } from './lobby-head'
import { isNoName } from './lobby-name'
import styles from './lobby-room.module.css'
import { shownLobby } from './lobby-store'
import { PlayersPanel } from './players-panel'
import { SettingsPanel } from './settings-panel'
import { StartPanel } from './start-panel'
import { standingOf } from './standing'
import { useJoin } from './use-join'
import { type LobbyPlace, useLobby } from './use-lobby'
import { useWrongFields } from './use-wrong-fields'

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

/** Starts to load the settings of all games while the lobby itself is loading. */
function useSettingsAhead(): void {
  const games = useGames()
  useEffect(() => void games.settings(), [games])
}

/** One lobby: what is played on the left, who plays and Start! on the right. */
export function LobbyRoom({ lobbyId }: { readonly lobbyId: string }) {
  const place = useLobby(lobbyId)
  const lobby = shownLobby(place.state)
  useDocumentTitle(lobby?.name)
  useFollowStart(lobby)
  useSettingsAhead()
  if (lobby === null) return <NoPage reason="Lobby not found. It may have been killed." />
  if (lobby === undefined)
    return place.state.error === null ? <PageSkeleton /> : <NoPage reason={place.state.error} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OpenLobby lobby={lobby} place={place} />
    </Suspense>
  )
}

interface OpenLobbyProps {
  readonly lobby: WireLobby
  readonly place: LobbyPlace
}

function OpenLobby({ lobby, place }: OpenLobbyProps) {
  const { state, store } = place
  const [typedName, setTypedName] = useState<string | null>(null)
  const viewer = useViewer()
  const standing = standingOf(lobby, viewer)
  const { join, joining, refusal } = useJoin(lobby._id, store)
  const wrong = useWrongFields(lobby, store.edit)
  const isNew = lobby.users.some(({ _id, invitedBy }) => _id === viewer._id && invitedBy !== undefined)
  const seen = useEffectEvent(() => void join())
  useEffect(() => {
    if (isNew) seen()
  }, [isNew])
  return (
    <>
      <LobbyHead
        {...{ lobby, standing, typedName, setTypedName }}
        edit={wrong.edit}
        isSaving={state.edits.length > 0}
      />
      <LobbyMessages lobby={lobby} place={place} />
      {!lobby.gameLaunched && <GuestStrip {...{ standing, join, joining, refusal }} />}
      <LessonDoor kind={lobby.game} />
      <fieldset className={styles.lobby} disabled={lobby.gameLaunched}>
        <div className={styles.stack}>
          {standing.mayChange ? (
            <>
              <GameTiles game={lobby.game} choose={(game) => wrong.edit({ kind: 'game', game })} />
              <SettingsPanel lobby={{ ...lobby, warnings: wrong.atFields }} edit={wrong.edit} />
            </>
          ) : (
            <GuestSettings lobby={lobby} />
          )}
        </div>
        <div className={styles.stack}>
          <PlayersPanel {...{ lobby, standing, join, joining }} edit={wrong.edit} />
          {standing.mayChange ? (
            <StartPanel
              {...{ lobby, store }}
              reasons={wrong.others}
              isMarked={isNoName(typedName) || wrong.atFields.length > 0}
              isNameless={isNoName(typedName)}
            />
          ) : lobby.gameLaunched ? null : (
            <GuestStart {...{ lobby, standing, join, joining }} />
          )}
        </div>
      </fieldset>
    </>
  )
}

function LobbyMessages({ lobby, place: { state, store } }: OpenLobbyProps) {
  const message = state.error ?? state.notice
  return (
    <>
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
    </>
  )
}
