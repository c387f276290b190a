import { defined } from '@parlour/kernel'
import { notifications } from '@mantine/notifications'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { ALERTS } from '../api/hub-alert'
import { send, sendQuietly, sendUnlessGone, sendWithPlainFailures } from '../api/send'
import { showAlert } from '../api/show-alert'
import { livePage, usePush, useWatch } from '../live/live'
import { takenBackBy } from './taken-back-by'
import { createGameStore, type GameStore } from './game-store'
import type { GamePageState, GameStoreSettings } from './open-game'

interface OpenedGame extends Pick<GameStoreSettings, 'gameId' | 'eyes' | 'link'> {
  /** The viewer's name; empty for a guest. */
  readonly name: string
}

/** Opens a game: loads it, watches it, and keeps it in step until the page is left. */
export function useGame({ gameId, eyes, link, name }: OpenedGame): {
  readonly store: GameStore
  readonly open: GamePageState
} {
  const store = useMemo(() => {
    const onMismatch = () => showAlert({ kind: 'note', text: ALERTS.stateMismatch })
    const ways = { send, sendQuietly, sendUnlessGone, sendWithPlainFailures, page: livePage }
    return createGameStore({ gameId, eyes, link, ...ways, viewerName: name, onMismatch })
  }, [gameId, eyes, link, name])
  useWatch({ kind: 'game', id: gameId, ...defined({ eyes }) }, ({ stand }) => store.watched(stand))
  usePush('game', store.receive)
  usePush('chat', ({ gameId: id, entry, deleted }) => {
    if (id !== gameId) return
    if (entry !== null) store.chatCame(entry)
    if (deleted !== undefined) store.chatGone(deleted)
  })
  usePush('presence', ({ gameId: id, players }) => {
    if (id === gameId) store.present(players)
  })
  useEffect(() => void store.load(), [store])
  useEffect(
    () =>
      store.state.subscribe(({ game: now }, { game: before }) => {
        const by = now === undefined || before === undefined ? undefined : takenBackBy(before, now)
        if (by !== undefined && by !== name)
          notifications.show({
            title: `${by} took back an answer.`,
            message: 'The question you were answering no longer applies.',
          })
      }),
    [store, name],
  )
  const open = useStore(store.state)
  const isCut = open.game?.moreChat === true
  useEffect(() => {
    if (isCut) void store.readOlderChat()
  }, [store, isCut])
  return { store, open }
}
