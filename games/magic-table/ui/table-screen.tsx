import { Button } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import {
  type GameScreenProps,
  joinClasses,
  PanelBoundary,
  QuestionPlace,
  ScreenTabs,
  useBoardOnJump,
  useStored,
} from '@parlour/ui-kit'
import { useRef, useState } from 'react'
import { useCommandContext } from './acting/use-command-context'
import { useGestures } from './acting/use-gestures'
import { useTableKeys } from './acting/use-table-keys'
import { Arrows } from './aiming/arrows'
import { Board } from './board/board'
import { Hand } from './board/hand'
import { TableDialogs } from './dialogs/table-dialogs'
import { type Form, formOf, geometryOf } from './layout/geometry'
import { LogColumn } from './log/log-column'
import { TableMenu } from './menus/table-menu'
import { Flights } from './move/flights'
import { Replay } from './move/replay'
import { RivalSummary } from './phone/rival-summary'
import { ThumbBar } from './phone/thumb-bar'
import { PhaseList } from './rail/phase-list'
import { PlayerBox } from './rail/player-box'
import { SCREEN_TABS, type TablePart } from './screen-tabs'
import { Side } from './side/side'
import { TableStrip } from './strip/table-strip'
import styles from './table-screen.module.css'
import { TableHead } from './table-head'
import type { Table } from './table/table'

interface TableScreenProps extends GameScreenProps {
  readonly table: Table
}

/** Below this width of the window the log is a drawer over the board. */
const LOG_BESIDE = 1280

/** The table in play: log, phases, board and piles; on a phone one part at a time. */
export function TableScreen(props: TableScreenProps) {
  const { table, game, viewer } = props
  const { width: measured } = useViewportSize()
  const width = measured === 0 ? window.innerWidth : measured
  const form = formOf(width)
  const [text, setText] = useStored<boolean>({ key: 'parlour-table-text', defaultValue: false })
  const { part, setPart, logOpen, drawer, toggleLog, showLog } = useLogPlace(form, width)
  useBoardOnJump(() => setPart('board'))
  const screen = useRef<HTMLDivElement>(null)
  const context = useCommandContext(table)
  const gestures = useGestures(context, form === 'phone' ? 'card' : 'bar')
  const focusChat = () => screen.current?.querySelector<HTMLElement>('form input, form textarea')?.focus()
  useTableKeys(context, {
    undo: () => void props.undo(),
    toggleText: () => setText(!text),
    toggleLog,
    toChat: () => {
      showLog()
      setTimeout(focusChat)
    },
  })
  const isLogButtonShown = form !== 'phone' && (width < LOG_BESIDE || !logOpen)
  return (
    <div
      ref={screen}
      className={joinClasses(
        styles.screen,
        !logOpen && styles.noLog,
        drawer && styles.drawer,
        text && styles.text,
      )}
      data-form={form}
      data-part={form === 'phone' ? part : 'all'}
      {...gestures}
    >
      <h1 className="visually-hidden">
        {game.settings.name}, {game.settings.game}
      </h1>
      <div className={styles.log}>
        <LogColumn
          {...props}
          head={<TableHead {...props} />}
          text={text}
          onText={() => setText(!text)}
          onFold={toggleLog}
        />
      </div>
      <QuestionPlace className={styles.strip}>
        <TableStrip
          {...props}
          context={context}
          logButton={isLogButtonShown ? <LogButton isOpen={drawer} onClick={toggleLog} /> : null}
        />
      </QuestionPlace>
      {form === 'phone' ? (
        <div className={styles.rivals}>
          <RivalSummary table={table} />
        </div>
      ) : null}
      <Rail {...{ table, context }} hasRivals={table.others.length === 1 || form === 'phone'} />
      <div className={styles.board}>
        <PanelBoundary what="The board">
          <Board table={table} form={form} text={text} />
        </PanelBoundary>
      </div>
      <Piles table={table} />
      {form === 'phone' ? (
        <PhoneFoot table={table} text={text} form={form} width={width} context={context} />
      ) : null}
      {text ? null : <Arrows table={table} />}
      <TableMenu context={context} />
      <TableDialogs {...props} context={context} />
      <Flights seq={game.seq} view={table.view} />
      <Replay game={game} />
      {form === 'phone' ? (
        <ScreenTabs tabs={SCREEN_TABS} current={part} onTab={setPart} game={game} viewer={viewer} />
      ) : null}
    </div>
  )
}

/** Where the log stands: beside the board, in a drawer over it, or on a phone as a part of its own. */
function useLogPlace(form: Form, width: number) {
  const [logOpen, setLogOpen] = useState(true)
  const [drawer, setDrawer] = useState(false)
  const [part, setPart] = useState<TablePart>('board')
  const show = (isShown: boolean) => {
    if (form === 'phone') setPart(isShown ? 'log' : 'board')
    else if (width < LOG_BESIDE) setDrawer(isShown)
    else setLogOpen(isShown)
  }
  const isShown = form === 'phone' ? part === 'log' : width < LOG_BESIDE ? drawer : logOpen
  return { part, setPart, logOpen, drawer, toggleLog: () => show(!isShown), showLog: () => show(true) }
}

const Piles = ({ table }: { readonly table: Table }) => (
  <aside className={styles.side} aria-label="Piles and stack">
    <PanelBoundary what="Piles and stack">
      <Side table={table} />
    </PanelBoundary>
  </aside>
)

interface LogButtonProps {
  readonly isOpen: boolean
  readonly onClick: () => void
}

const LogButton = ({ isOpen, onClick }: LogButtonProps) => (
  <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={onClick}>
    log
  </Button>
)

interface RailProps {
  readonly table: Table
  readonly context: ReturnType<typeof useCommandContext>
  readonly hasRivals: boolean
}

/** The players and the phases of the turn. */
function Rail({ table, context, hasRivals }: RailProps) {
  return (
    <aside className={styles.rail} aria-label="Players and phases">
      {hasRivals
        ? table.others.map((player) => <PlayerBox key={player.name} table={table} player={player} />)
        : null}
      <PhaseList context={context} />
      <PlayerBox table={table} player={table.own} />
    </aside>
  )
}

interface PhoneFootProps {
  readonly table: Table
  readonly text: boolean
  readonly form: Form
  readonly width: number
  readonly context: ReturnType<typeof useCommandContext>
}

/** The hand and what one thumb needs. */
function PhoneFoot({ table, text, form, width, context }: PhoneFootProps) {
  const size = geometryOf({ form, height: 0, players: 2 })
  return (
    <div className={styles.foot}>
      {text || !table.isSeated ? null : (
        <Hand zone={table.own.zones.hand} size={size} width={width} form={form} />
      )}
      <ThumbBar context={context} />
    </div>
  )
}
