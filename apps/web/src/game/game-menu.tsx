import { Menu } from '@mantine/core'
import { gameSetClosed, type SerializedGame } from '@parlour/protocol'
import {
  Icon,
  LeavingAnswersContext,
  type MenuOptions,
  useIsPast,
  useStartLookBack,
  useSend,
  useTextView,
} from '@parlour/ui-kit'
import { lazy, Suspense, useContext, useState } from 'react'
import { Link } from 'react-router'
import { isImpersonating, useSession, useViewer } from '../api/session'
import { useGames } from '../games/games-context'
import { useNextGame } from '../shell/use-next-game'
import { DebugDialog } from './debug-dialog'
import styles from './game-menu.module.css'
import { type PaceDialogName, PaceEntries } from './pace-entries'
import { Presence } from './presence'
import { useSaveFile } from './use-save-file'

interface GameMenuProps {
  readonly game: SerializedGame
  /** Takes back the viewer's last answer, or shows why it cannot. */
  readonly undo: () => Promise<void>
  readonly options: MenuOptions
}

const PaceDialog = lazy(async () => ({ default: (await import('../pace/pace-dialog')).PaceDialog }))
const OnlookersDialog = lazy(async () => ({
  default: (await import('../onlookers/onlookers-dialog')).OnlookersDialog,
}))
const proposeDialogs = () => import('../pace/propose-dialogs')
const PauseDialog = lazy(async () => ({ default: (await proposeDialogs()).PauseDialog }))
const StandInDialog = lazy(async () => ({ default: (await proposeDialogs()).StandInDialog }))
const DrawDialog = lazy(async () => ({ default: (await proposeDialogs()).DrawDialog }))
const ResignDialog = lazy(async () => ({ default: (await import('../pace/resign-dialog')).ResignDialog }))
const VolumeDialog = lazy(async () => ({ default: (await import('../notices/volume-dialog')).VolumeDialog }))

/** The dialogs that its entries open. */
type Dialog = 'volume' | 'debug' | 'onlookers' | PaceDialogName

const NOTHING = 'There is nothing to undo'

/** The menu of a game, titled with its name, and the undo button (rules: screens 1.2). */
export function GameMenu({ game, undo, options }: GameMenuProps) {
  const goNext = useNextGame()
  const send = useSend()
  const [opened, setOpened] = useState<Dialog>()
  const session = useSession()
  const leaving = useContext(LeavingAnswersContext)
  const { _id, name } = useViewer()
  const isSeated = game.settings.players.some((player) => player._id === _id)
  const isPast = useIsPast()
  const reason = options.undoDisabled ?? (game.canUndo ? undefined : (game.whyNoUndo ?? NOTHING))
  return (
    <div className={styles.menu}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={styles.opener}>
            <span className={styles.name} title={game.settings.name}>
              {game.settings.name}
            </span>
            <Icon name="down" size={13} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/">
            home
          </Menu.Item>
          <Menu.Item onClick={() => void goNext(game._id)}>next</Menu.Item>
          <PastEntries game={game} />
          <TextViewEntry kind={game.settings.game} />
          {isSeated && !isPast && !game.gameOver && !isImpersonating(session) && (
            <Menu.Item onClick={() => setOpened('volume')}>notices</Menu.Item>
          )}
          {leaving === undefined ? null : <Menu.Item onClick={leaving.open}>answers ahead</Menu.Item>}
          {isSeated && !isPast && !game.gameOver && (
            <PaceEntries game={game} viewer={name} open={setOpened} />
          )}
          {isSeated && !isPast && !game.gameOver && (
            <Menu.Item onClick={() => setOpened('onlookers')}>onlookers</Menu.Item>
          )}
          {isSeated && !isPast && !isImpersonating(session) && (
            <Menu.CheckboxItem
              checked={game.closed !== true}
              onChange={(isOpen) => void send(gameSetClosed, { gameId: game._id, closed: !isOpen })}
            >
              others may look once it is over
            </Menu.CheckboxItem>
          )}
          <Menu.Item disabled={options.debugDisabled ?? false} onClick={() => setOpened('debug')}>
            debug
          </Menu.Item>
          {game.rulebook === undefined ? null : (
            <Menu.Item component="a" href={game.rulebook} target="_blank" rel="noreferrer">
              rules
            </Menu.Item>
          )}
          {options.more}
        </Menu.Dropdown>
      </Menu>
      {!isSeated || isPast || (game.gameOver && !game.canUndo) || options.brief === true ? null : (
        <button
          type="button"
          className={styles.undo}
          disabled={reason !== undefined}
          title={reason ?? 'undo'}
          aria-label="undo"
          onClick={() => void undo()}
        >
          <Icon name="undo" size={16} />
        </button>
      )}
      {options.brief === true || isPast || game.looksOn !== undefined ? null : (
        <Presence game={game} openPace={isSeated && !game.gameOver ? () => setOpened('pace') : undefined} />
      )}
      <Dialogs game={game} opened={opened} close={() => setOpened(undefined)} />
    </div>
  )
}

/** The entries that lead to the past of a game: once it is over, also to the page of its story. */
function PastEntries({ game }: Pick<GameMenuProps, 'game'>) {
  const saveFile = useSaveFile(game)
  const lookBack = useStartLookBack()
  if (game.responses.length === 0) return null
  return (
    <>
      {lookBack === undefined ? null : <Menu.Item onClick={() => lookBack()}>look back</Menu.Item>}
      {game.gameOver && (
        <Menu.Item component={Link} to={`/game/${game._id}/story`}>
          about this game
        </Menu.Item>
      )}
      {game.looksOn === undefined && <Menu.Item onClick={() => void saveFile()}>save as a file</Menu.Item>}
    </>
  )
}

/** Shows the game in words, where it can be. */
function TextViewEntry({ kind }: { readonly kind: string }) {
  const [inWords, showInWords] = useTextView()
  if (useGames().textOf(kind) === undefined) return null
  return (
    <Menu.CheckboxItem checked={inWords} onChange={showInWords}>
      text view
    </Menu.CheckboxItem>
  )
}

interface DialogsProps {
  readonly game: SerializedGame
  readonly opened: Dialog | undefined
  readonly close: () => void
}

function Dialogs({ game, opened, close }: DialogsProps) {
  const { name } = useViewer()
  return (
    <>
      <Suspense>
        {opened === 'volume' && <VolumeDialog gameId={game._id} name={game.settings.name} close={close} />}
        {opened === 'pace' && <PaceDialog game={game} viewer={name} close={close} />}
        {opened === 'pause' && <PauseDialog game={game} viewer={name} close={close} />}
        {opened === 'stand-in' && <StandInDialog game={game} viewer={name} close={close} />}
        {opened === 'draw' && <DrawDialog game={game} viewer={name} close={close} />}
        {opened === 'resign' && <ResignDialog game={game} viewer={name} close={close} />}
        {opened === 'onlookers' && <OnlookersDialog game={game} close={close} />}
      </Suspense>
      <DebugDialog game={game} opened={opened === 'debug'} onClose={close} />
    </>
  )
}
