import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePush, useReturn, useWatch } from '../live/live'
import { fetchAgain } from './fetch-again'
import { followGames, MY_GAMES } from './my-games'
import { MY_LOBBIES } from './my-lobbies'
import { ME } from './use-me'

const HOME_TARGET = { kind: 'home' } as const
/**
 * What a push of the home page makes stale that does not say what changed; matches of a draft are games as
 * well.
 */
const LISTS = [MY_GAMES, ['finished'], MY_LOBBIES, ['draft-matches'], ME]

/**
 * Keeps what the viewer has and is called to, and the decks of their drafts, up to date by pushes; after a
 * lost connection everything that is fetched.
 */
export function useHomePushes(isSignedIn: boolean): void {
  const queries = useQueryClient()
  const fetchLists = () => {
    for (const queryKey of LISTS) void fetchAgain(queries, queryKey)
  }
  // No list was fetched earlier than this; where one is kept from before, nobody knows when.
  const [firstFetch] = useState(() => (LISTS.some((key) => queries.getQueryData(key)) ? 0 : Date.now()))
  const hasWatched = useRef(false)
  // Between the first fetch and the moment from which the server pushes, something may have changed that was
  // not pushed to this page.
  useWatch(isSignedIn ? HOME_TARGET : null, ({ quiet = 0 }) => {
    const hasMissed = hasWatched.current || quiet <= Date.now() - firstFetch
    hasWatched.current = true
    if (hasMissed) fetchLists()
  })
  usePush('decks', ({ draftId }) => void fetchAgain(queries, ['draft-decks', draftId]))
  usePush('home', ({ game }) => (game === undefined ? fetchLists() : void followGames(queries, game)))
  // By then the lists are being fetched again.
  useReturn(
    () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => !LISTS.some(([list]) => list === queryKey[0]),
      }),
  )
}
