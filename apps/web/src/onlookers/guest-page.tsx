import { Menu } from '@mantine/core'
import type { SerializedGame } from '@parlour/protocol'
import {
  AsksFirst,
  SeatsProvider,
  SendProvider,
  ShownAgainProvider,
  TitleNotes,
  WatchBarProvider,
} from '@parlour/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { type GuestLink, guestLink } from '../api/guest-link'
import { sendQuietly } from '../api/send'
import { useSession } from '../api/session'
import { GameScreenOf } from '../game/game-screen-of'
import type { GamePageState } from '../game/open-game'
import { PlainMenu } from '../game/plain-menu'
import { useGame } from '../game/use-game'
import { answerInPast, nothing, useViewers } from '../game/use-viewers'
import { useLinkToken } from '../login/link-token'
import { TableLines } from '../pace/table-lines'
import { GuestHeader } from '../shell/guest-header'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'
import { guestSend } from './guest-send'
import { LookersProvider, useLookersOf } from './lookers'
import { NoGame } from './no-game'
import { OnlookerBar } from './onlooker-bar'
import { type OnlookerEyes, useOnlookerEyes } from './use-onlooker-eyes'

/** A game as guests see it who have its link; people of the hub are led to the game itself. */
export function GuestPage() {
  const { user } = useSession()
  const { id = '' } = useParams()
  const link = useTokenOfPage()
  if (user !== null) return <Navigate to={`/game/${id}`} replace />
  return <GuestRoom key={`${id} ${link}`} gameId={id} link={link} />
}

/** What a token looks like; other parts behind a `#` are places in the page. */
const TOKEN = /^[\w-]{43}$/

/** Returns the token of the link, also after the address was led to a place in the page. */
function useTokenOfPage(): string {
  const hash = useLinkToken()
  const [token, setToken] = useState(hash)
  if (TOKEN.test(hash) && hash !== token) setToken(hash)
  return token
}

function GuestRoom({ gameId, link }: GuestLink) {
  useEffect(() => {
    guestLink.setState({ gameId, link }, true)
    return () => guestLink.setState(null, true)
  }, [gameId, link])
  const { times, ...sight } = useOnlookerEyes(gameId)
  return (
    <>
      <GuestHeader gameId={gameId} />
      <main id="content" tabIndex={-1}>
        <GuestGame key={times} {...{ gameId, link }} {...sight} />
      </main>
    </>
  )
}

interface GuestGameProps extends GuestLink, Omit<OnlookerEyes, 'times'> {}

function GuestGame({ gameId, link, eyes, see }: GuestGameProps) {
  const { open } = useGame({ gameId, link, eyes, name: '' })
  const lookers = useLookersOf(gameId)
  const send = useMemo(() => guestSend(sendQuietly, { gameId, link }, eyes), [gameId, link, eyes])
  const { game, failure } = open
  useDocumentTitle(game?.settings.name)
  if (failure?.httpStatus === 404 || failure?.httpStatus === 400)
    return (
      <NoGame title="This link leads to no game">
        Its players made another link, or let nobody look in any more. Ask one of them for the link.
      </NoGame>
    )
  if (failure !== undefined && game === undefined) return <NoGame title="No game">{failure.message}</NoGame>
  if (game === undefined) return <PageSkeleton />
  return (
    <SendProvider send={send}>
      <LookersProvider value={lookers}>
        <GuestScreen game={game} open={open} see={see} />
      </LookersProvider>
    </SendProvider>
  )
}

interface GuestScreenProps extends Pick<OnlookerEyes, 'see'> {
  readonly game: SerializedGame
  readonly open: GamePageState
}

const GUEST = { _id: '', name: '', isAdmin: false, seated: false }

function GuestScreen({ game: openGame, open, see }: GuestScreenProps) {
  const game = useMemo(() => ({ ...openGame, requests: [] }), [openGame])
  const viewerWith = useViewers(game, GUEST)
  return (
    <SeatsProvider seats={game.settings.players.map(({ name }) => name)}>
      <TitleNotes />
      <TableLines game={game} viewer={undefined} saving={false} say={nothing}>
        <ShownAgainProvider passed={open.passed} momentAt={answerInPast}>
          <AsksFirst value={false}>
            <WatchBarProvider value={<OnlookerBar game={game} see={see} />}>
              <GameScreenOf
                game={game}
                viewer={viewerWith(game.looksOn?.eyes)}
                saving={false}
                answer={answerInPast}
                sendChat={nothing}
                deleteChat={nothing}
                rematch={nothing}
                fight={nothing}
                undo={nothing}
                menu={({ more } = {}) => (
                  <PlainMenu name={game.settings.name}>
                    <Menu.Item component="a" href={`/game/${game._id}`}>
                      sign in
                    </Menu.Item>
                    {more}
                  </PlainMenu>
                )}
              />
            </WatchBarProvider>
          </AsksFirst>
        </ShownAgainProvider>
      </TableLines>
    </SeatsProvider>
  )
}
