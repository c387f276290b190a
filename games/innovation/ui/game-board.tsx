import { Button } from '@mantine/core'
import {
  type GameScreenProps,
  InHeader,
  joinClasses,
  RulesLink,
  useKeys,
  useQuestion,
  useSlides,
} from '@parlour/ui-kit'
import { useMemo, useRef, useState } from 'react'
import { counted } from '../rules/facts/counted'
import type { InnovationView, PlayerView } from '../rules/view'
import { Hand } from './board/hand'
import type { Form } from './board/measures'
import type { OpenPile } from './board/open-pile'
import { Tableau } from './board/tableau'
import type { TableFacts } from './board/tableau-head'
import { useFit } from './board/use-fit'
import { AchievementDialog } from './dialogs/achievement-dialog'
import { AchievementsDialog } from './dialogs/achievements-dialog'
import { CardSheet, CardSheetOpener } from './dialogs/card-sheet'
import { CardsDialog } from './dialogs/cards-dialog'
import { TableauDialog } from './dialogs/tableau-dialog'
import styles from './game-board.module.css'
import { partnerOf, viewerFirst } from './innovation-view'
import { CardFlights } from './move/card-flights'
import { askingOf, AskingCardName } from './question/asking'
import { ChoosePlace } from './question/choose-place'
import { isActionMenu } from './question/innovation-choices'
import { Question } from './question/question'
import type { ScreenTab } from './screen-tabs'
import { SharedBand } from './shared/shared-band'

interface GameBoardProps extends GameScreenProps {
  readonly view: InnovationView
  readonly form: Form
  readonly tab: ScreenTab
  /** The log stands open beside the board. */
  readonly drawer: boolean
  /** Lines of the log since the viewer's last turn. */
  readonly news: number
  /** Shows the log, or hides it again. */
  readonly onLog: () => void
}

/**
 * What stands over, under or beside one another, and all of it under the question; and what hangs on the
 * edges of a card or a stack, which move as these take another size.
 */
const REGIONS = `${[styles.table, styles.others, styles.shared, styles.own, styles.hand].map((name) => `.${name}`).join()}, .${styles.row} > *, section[aria-label="Shared"] > *, article > span, [data-splay] > button`

/** The question and the table below it: the others, what is shared, the viewer's own board and hand. */
export function GameBoard(props: GameBoardProps) {
  const { game, viewer, view, form, tab, menu } = props
  const dialogs = useDialogs()
  const [sheet, setSheet] = useState<string>()
  const [choosePlace, setChoosePlace] = useState<HTMLElement | null>(null)
  const { request, answers } = useQuestion()
  // Few answers: everything else steps back.
  const narrowed = !isActionMenu(request) && answers.size > 0
  const opener = useMemo(
    () => (form === 'phone' ? { open: setSheet, answersFirst: narrowed } : undefined),
    [form, narrowed],
  )
  const asking = narrowed ? askingOf(request, game.log)?.card.name : undefined
  const table = { players: view.players.length, toWin: view.toWin, expansions: view.expansions }
  return (
    <AskingCardName value={asking}>
      {form === 'phone' ? <InHeader>{menu()}</InHeader> : null}
      {form === 'tablet' ? <TabletBar {...props} /> : null}
      <div className={styles.question} data-tab={form === 'phone' ? tab : 'board'}>
        <ChoosePlace value={choosePlace}>
          <Question {...props} isLogBeside={form === 'desktop'} />
        </ChoosePlace>
      </div>
      <CardSheetOpener value={opener}>
        <Boards {...props} {...{ table, dialogs, narrowed }} onChoosePlace={setChoosePlace} />
      </CardSheetOpener>
      <CardSheet view={view} viewer={viewer.name} name={sheet} onClose={() => setSheet(undefined)} />
      <Dialogs {...{ view, table, dialogs }} own={view.players.find(({ name }) => name === viewer.name)} />
      <CardFlights game={game} />
    </AskingCardName>
  )
}

interface BoardsProps extends Pick<GameBoardProps, 'game' | 'viewer' | 'view' | 'form' | 'tab'> {
  readonly table: TableFacts
  readonly dialogs: ReturnType<typeof useDialogs>
  /** Only few pieces answer; the others step back. */
  readonly narrowed: boolean
  readonly onChoosePlace: (place: HTMLElement | null) => void
}

/** The boards of all players with what they share, and the viewer's hand. */
function Boards(props: BoardsProps) {
  const { game, viewer, view, form, tab, table, dialogs, narrowed, onChoosePlace } = props
  const { openPile, enlarge } = dialogs
  const players = viewerFirst(view.players, viewer.name)
  const [own, ...others] = players
  const seated = view.players.some(({ name }) => name === viewer.name)
  const board = useRef<HTMLDivElement>(null)
  const fit = useFit(board, {
    players: players.length,
    hand: seated ? (own?.piles.hand.length ?? 0) : 0,
    shown: view,
    fits: form !== 'phone',
  })
  useSlides(board, REGIONS)
  // 1 is the first tableau as they are listed, the viewer's: 2 the next in seat order.
  useKeys(({ key, ctrlKey, metaKey, altKey }) => {
    const at = /^[1-4]$/.test(key) && !ctrlKey && !metaKey && !altKey ? players[Number(key) - 1] : undefined
    if (at !== undefined) enlarge(at.seat)
    return at !== undefined
  })
  const heads = fit.way.others === 'heads' || fit.way.others === 'names'
  const sharedInGrid = players.length === 4 && form !== 'phone' && !heads
  const shared = (
    <SharedBand
      {...{ view, players }}
      isCell={sharedInGrid}
      viewer={viewer.name}
      onAchievement={dialogs.openAchievements}
    />
  )
  const seat = (player: PlayerView) => ({
    ...{ table, player, form, ...fit },
    turn: turnWords(view, player.name, game.waiting),
    partner: partnerOf(view, player.seat),
    ...(form === 'phone' ? {} : { onEnlarge: enlarge }),
    onOpen: openPile,
  })
  const folds = (form === 'phone' && tab === 'board') || heads
  return (
    <div
      ref={board}
      className={joinClasses(styles.table, narrowed && styles.narrowed)}
      data-players={players.length}
      data-heads={heads || undefined}
      data-others={fit.way.others}
      data-tab={form === 'phone' ? tab : 'all'}
    >
      {/* What slides does not scroll: browsers take the slide of a box that cuts its content for a jump. */}
      <div className={styles.others} data-row="others">
        <div className={styles.row}>
          {others.map((player) => (
            <Tableau key={player.name} {...seat(player)} own={false} folds={folds} />
          ))}
          {sharedInGrid ? shared : null}
        </div>
      </div>
      {sharedInGrid ? null : <div className={styles.shared}>{shared}</div>}
      {own === undefined ? null : (
        <div className={styles.own} data-row="own">
          <Tableau {...seat(own)} own={seated} folds={false} />
        </div>
      )}
      {own === undefined || !seated ? null : (
        <div className={styles.hand} data-row="hand">
          {form === 'phone' ? <div ref={onChoosePlace} className={styles.overHand} /> : null}
          <Hand gameId={game._id} player={own} form={form} {...fit} onOpen={openPile} />
        </div>
      )}
    </div>
  )
}

type TabletBarProps = Pick<GameBoardProps, 'menu' | 'game' | 'drawer' | 'news' | 'onLog'>

/** On a tablet: the menu, and the way to the log. */
function TabletBar({ menu, game, drawer, news, onLog }: TabletBarProps) {
  return (
    <div className={styles.bar}>
      {menu()}
      <RulesLink address={game.rulebook} />
      <Button size="compact-sm" variant="default" aria-expanded={drawer} onClick={onLog}>
        Log
        {news === 0 ? null : (
          <b className={styles.news} title={`${counted(news, 'line')} since your last turn`}>
            {news} new
          </b>
        )}
      </Button>
    </div>
  )
}

/** What is open over the board. A pile may be looked through over a tableau that is shown large. */
function useDialogs() {
  const [pile, openPile] = useState<OpenPile>()
  const [achievement, openAchievement] = useState<string>()
  const [isAllOpen, openAll] = useState(false)
  const [enlarged, enlarge] = useState<number>()
  /** Opens one of the achievements, or without its name all of them. */
  const openAchievements = (name?: string) => (name === undefined ? openAll(true) : openAchievement(name))
  return {
    pile,
    openPile,
    achievement,
    openAchievement,
    isAllOpen,
    openAll,
    enlarged,
    enlarge,
    openAchievements,
  }
}

interface DialogsProps {
  readonly view: InnovationView
  readonly table: TableFacts
  readonly dialogs: ReturnType<typeof useDialogs>
  /** The viewer; undefined for a spectator. */
  readonly own: PlayerView | undefined
}

function Dialogs({ view, table, dialogs, own }: DialogsProps) {
  const { pile, openPile, achievement, openAchievement, isAllOpen, openAll, enlarged, enlarge } = dialogs
  return (
    <>
      <TableauDialog
        table={table}
        player={view.players.find(({ seat }) => seat === enlarged)}
        own={own !== undefined && enlarged === own.seat}
        onOpen={openPile}
        onClose={() => enlarge(undefined)}
      />
      <CardsDialog pile={pile} onClose={() => openPile(undefined)} />
      <AchievementDialog name={achievement} view={view} onClose={() => openAchievement(undefined)} />
      <AchievementsDialog view={view} viewer={own} opened={isAllOpen} onClose={() => openAll(false)} />
    </>
  )
}

/**
 * What a player is doing now; undefined when it is somebody else's turn or the game is over. In the opening,
 * everybody who still has to choose.
 */
function turnWords({ turn, outcome }: InnovationView, player: string, waiting: readonly string[]) {
  if (outcome !== undefined) return undefined
  if (turn.phase === 'opening') return waiting.includes(player) ? 'first card' : undefined
  if (turn.player !== player) return undefined
  if (turn.phase === 'artifact') return 'free artifact action'
  return turn.action === 1 ? 'first action' : 'second action'
}
