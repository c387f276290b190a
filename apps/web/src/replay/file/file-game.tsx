import { Menu } from '@mantine/core'
import { type Call, cardByName, cardLookup, cardVersions, setsAll } from '@parlour/protocol'
import {
  AsksFirst,
  CallError,
  type MenuOptions,
  type ScreenViewer,
  SeatsProvider,
  type Send,
  SendProvider,
  ShownAgainProvider,
  TitleNotes,
  useSend,
} from '@parlour/ui-kit'
import { lazy, Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { GameScreenOf } from '../../game/game-screen-of'
import { LookingBack } from '../../game/looking-back'
import { PlainMenu } from '../../game/plain-menu'
import { answerInPast, nothing, useViewers } from '../../game/use-viewers'
import { useGames } from '../../games/games-context'
import type { OpenedFile } from './opened-file'

const CardCacheProvider = lazy(async () => ({
  default: (await import('../../magic/card-cache/card-cache-provider')).CardCacheProvider,
}))

const NO_GAMES = [] as const

/** A game out of a file on the screen of its kind. Nothing in it can be answered, and it sends nothing. */
export function FileGame({ opened }: { readonly opened: OpenedFile }) {
  const { looksUpCards } = useGames()
  const screen = (
    <CardsOnly>
      <FileScreen opened={opened} />
    </CardsOnly>
  )
  return (
    <Suspense fallback={null}>
      {looksUpCards(opened.game.settings.game) ? <CardCacheProvider>{screen}</CardCacheProvider> : screen}
    </Suspense>
  )
}

function FileScreen({ opened: { game, holder, past } }: { readonly opened: OpenedFile }) {
  const { players } = game.settings
  const viewer = viewerOf(game, holder)
  const viewerWith = useViewers(game, viewer)
  return (
    <SeatsProvider seats={players.map(({ name }) => name)}>
      <TitleNotes />
      <ShownAgainProvider passed={NO_GAMES} momentAt={nothingMoved}>
        <AsksFirst value={false}>
          <LookingBack live={game} viewer={viewer.name} filed={past}>
            {(shown, { eyes }) => (
              <GameScreenOf
                game={shown}
                viewer={viewerWith(eyes)}
                saving={false}
                answer={answerInPast}
                sendChat={nothing}
                deleteChat={nothing}
                rematch={nothing}
                fight={nothing}
                undo={nothing}
                menu={(options = {}) => <FileMenu name={game.settings.name} options={options} />}
              />
            )}
          </LookingBack>
        </AsksFirst>
      </ShownAgainProvider>
    </SeatsProvider>
  )
}

/** Whoever saved the file sees it as they saw the game, here as well. */
function viewerOf({ settings }: OpenedFile['game'], holder: string | undefined): ScreenViewer {
  const seat = settings.players.find(({ name }) => name === holder)
  return seat === undefined
    ? { _id: '', name: '', isAdmin: false, seated: false }
    : { _id: seat._id, name: seat.name, isAdmin: false, seated: true }
}

const nothingMoved = () => Promise.reject(new Error('A game out of a file is always in the past.'))

/** What screens may ask the server for while they show a file: cards, which every hub has of its own. */
const ASKED: readonly Call[] = [cardLookup, cardByName, cardVersions, setsAll]

/** Lets through look-ups of cards and nothing else: what a file says is never sent nor stored. */
function CardsOnly({ children }: { readonly children: React.ReactNode }) {
  const send = useSend()
  const onlyCards = useMemo(
    (): Send => (call, body) =>
      ASKED.some(({ path }) => path === call.path) ? send(call, body) : Promise.reject(notInFile()),
    [send],
  )
  return <SendProvider send={onlyCards}>{children}</SendProvider>
}

const notInFile = () => new CallError('The file of a game does not hold this.', { httpStatus: 404 })

const FileMenu = ({ name, options }: { readonly name: string; readonly options: MenuOptions }) => (
  <PlainMenu name={name}>
    <Menu.Label>from a file</Menu.Label>
    <Menu.Item component={Link} to="/">
      home
    </Menu.Item>
    <Menu.Item component={Link} to="/replay">
      open another file
    </Menu.Item>
    {options.more}
  </PlainMenu>
)
