import { Button } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import {
  AnsweringProvider,
  flash,
  Flights,
  GameFrame,
  InHeader,
  joinClasses,
  type GameScreenProps,
  LogColumn,
  RulesLink,
  type LogTurn,
  SeatsProvider,
  SinceLastTurn,
  ScreenTabs,
  useBoardOnJump,
} from '@parlour/ui-kit'
import type { LogArg, Request } from '@parlour/kernel'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { TyrantsView } from '../rules/view'
import { TyrantsPreviewProvider } from './card/card-preview'
import { WordingProvider } from './card/wording'
import { CardViewer } from './dialogs/card-viewer'
import { ScoreOverview } from './dialogs/score-overview'
import { TableauDialog } from './dialogs/tableau-dialog'
import { ForecastProvider } from './forecast/forecast-context'
import { BoardKeys } from './keys/board-keys'
import { useRecent } from './log/use-recent'
import { TurnSummary } from './log/turn-summary'
import { wordInLog } from './log/word-in-log'
import { MapAndCards } from './map-and-cards'
import { Market } from './market/market'
import { useCardLayout } from './market/use-card-layout'
import { PlayersColumn } from './players/players-column'
import { flightsOf } from './move/flights-of'
import { Question, QUESTION, useAsksBeforeEnd } from './question/question'
import { questionWords } from './question/question-words'
import { SCREEN_TABS, type ScreenTab } from './screen-tabs'
import './tokens.css'
import styles from './tyrants-screen.module.css'
import { type SeatedPlayer, tyrantsView, viewerFirst } from './tyrants-view'
import { useSeatColors } from './use-seat-colors'

/**
 * At this width and above, the log stands beside the board; below it opens over it, and below the other it is
 * a tab.
 */
const ROOM_FOR_LOG = 1400
const PHONE = 768

const movesOf = (game: GameScreenProps['game']) => flightsOf(tyrantsView(game))

/**
 * Tyrants of the Underdark: log and chat, the question, map, market and hand, and the players; on a phone in
 * five tabs.
 */
export function TyrantsScreen(props: GameScreenProps) {
  const { game, viewer, menu, undo } = props
  const view = useMemo(() => tyrantsView(game), [game])
  const players = useMemo(() => viewerFirst(view.players, viewer.name), [view, viewer.name])
  useSeatColors(view.players)
  const [tab, setTab] = useState<ScreenTab>('map')
  useBoardOnJump(() => setTab('map'))
  const [isLogOpen, openLog] = useState(false)
  const dialogs = useDialogs()
  const { openCard, openScore } = dialogs
  const recent = useRecent(view, props)
  const { inLog, summaryOf } = useLogWords({ view, order: recent.order, openCard, showMap: setTab })
  const { width, height } = useWindowSize()
  const [isWide, isPhone] = [width >= ROOM_FOR_LOG, width < PHONE]
  const worded = useMemo(() => inPlainWords(game), [game])
  const request = viewer.seated ? game.requests.find(({ actor }) => actor === viewer.name) : undefined
  const own = viewer.seated ? players.find(({ name }) => name === viewer.name) : undefined
  const layout = useCardLayout({ view, own, width, height })
  const isBeside = layout.place === 'beside'
  const market = (
    <Market view={view} influence={own?.influence} recent={recent.cards} room={layout.room.market} />
  )
  const scoresButton = (
    <Button size="compact-sm" variant="default" onClick={() => openScore(true)}>
      scores
    </Button>
  )
  return (
    <Providers {...{ view, own, request }} viewer={viewer.name}>
      <GameFrame
        game={game}
        question={QUESTION}
        tab={isPhone ? tab : 'all'}
        logPlace={isWide ? 'beside' : isPhone ? 'tab' : 'drawer'}
        isLogOpen={isPhone ? tab === 'log' : isLogOpen}
        className={joinClasses(styles.screen, isBeside && styles.beside)}
        log={
          <LogColumn
            {...props}
            game={worded}
            isHeaded={isWide}
            onClose={isWide || isPhone ? undefined : () => openLog(false)}
            card={inLog}
            turnSummary={summaryOf}
            recent={isWide ? <SinceLastTurn {...props} card={inLog} /> : undefined}
          >
            {scoresButton}
          </LogColumn>
        }
      >
        {isPhone ? <InHeader>{menu()}</InHeader> : null}
        <div className={styles.main}>
          {isWide || isPhone ? null : <TabletBar {...{ props, inLog, scoresButton, isLogOpen, openLog }} />}
          <Question
            {...{ ...props, view, summaryOf, isPhone }}
            recent={isPhone ? <SinceLastTurn {...props} card={inLog} label="recent" /> : undefined}
          />
          <MapAndCards
            {...{ ...props, view, own, isPhone, recent, layout }}
            market={isBeside ? undefined : market}
          />
        </div>
        {isBeside ? (
          <div className={styles.column} style={{ width: layout.share }}>
            {market}
          </div>
        ) : null}
        <PlayersColumn view={view} players={players} onTableau={dialogs.openTableau} onCard={openCard}>
          {isPhone ? <PhoneBar {...{ game, scoresButton }} /> : null}
        </PlayersColumn>
        {isPhone ? (
          <ScreenTabs tabs={SCREEN_TABS} current={tab} onTab={setTab} game={game} viewer={viewer} />
        ) : null}
      </GameFrame>
      <BoardKeys seated={viewer.seated} undo={() => void undo()} openScores={() => openScore(true)} />
      <Flights game={game} flightsOf={movesOf} />
      <Dialogs {...{ view, players, dialogs }} />
    </Providers>
  )
}

/** The size of the window in px; from the first time on, when nothing is measured yet. */
function useWindowSize() {
  const measured = useViewportSize()
  return measured.width === 0 ? { width: window.innerWidth, height: window.innerHeight } : measured
}

/** The game with its questions as people read them. */
const inPlainWords = (game: GameScreenProps['game']): GameScreenProps['game'] => ({
  ...game,
  requests: game.requests.map((request) => ({ ...request, title: questionWords(request) })),
})

/** What is open over the board. */
function useDialogs() {
  const [isScoreOpen, openScore] = useState(false)
  const [tableau, openTableau] = useState<number>()
  const [card, openCard] = useState<string>()
  return { isScoreOpen, openScore, tableau, openTableau, card, openCard }
}

interface DialogsProps {
  readonly view: TyrantsView
  readonly players: readonly SeatedPlayer[]
  readonly dialogs: ReturnType<typeof useDialogs>
}

function Dialogs({ view, players, dialogs }: DialogsProps) {
  const { isScoreOpen, openScore, tableau, openTableau, card, openCard } = dialogs
  return (
    <>
      <TableauDialog view={view} seat={tableau} onClose={() => openTableau(undefined)} onCard={openCard} />
      <ScoreOverview view={view} opened={isScoreOpen} players={players} onClose={() => openScore(false)} />
      <CardViewer name={card} onClose={() => openCard(undefined)} />
    </>
  )
}

interface LogWordsInput {
  readonly view: TyrantsView
  /** Where deeds are numbered on the map. */
  readonly order: readonly number[]
  readonly openCard: (name: string) => void
  readonly showMap: (tab: 'map') => void
}

/** How lines and turns of the log are drawn: their cards open, and their places flash on the map. */
function useLogWords({ view, order, openCard, showMap }: LogWordsInput) {
  const { map } = view
  const inLog = useCallback(
    (arg: LogArg) => {
      const onPiece = (address: string) => {
        showMap('map')
        // On a phone the map is there only after this was drawn.
        requestAnimationFrame(() => flash([address]))
      }
      return wordInLog(arg, { map, onCard: openCard, onPiece })
    },
    [map, openCard, showMap],
  )
  const summaryOf = useCallback(
    (turn: LogTurn, { isFolded } = { isFolded: false }) => (
      <TurnSummary {...{ turn, view, inLog, order, isFolded }} />
    ),
    [view, inLog, order],
  )
  return { inLog, summaryOf }
}

interface PhoneBarProps extends Pick<GameScreenProps, 'game'> {
  readonly scoresButton: ReactNode
}

const PhoneBar = ({ game, scoresButton }: PhoneBarProps) => (
  <div className={styles.bar}>
    {scoresButton}
    <RulesLink address={game.rulebook} />
  </div>
)

interface TabletBarProps {
  readonly props: GameScreenProps
  readonly inLog: (arg: LogArg) => ReactNode
  readonly scoresButton: ReactNode
  readonly isLogOpen: boolean
  readonly openLog: (isOpen: boolean) => void
}

/** Where the log has no place beside the board: the menu, and the ways to what the board does not show. */
function TabletBar({ props, inLog, scoresButton, isLogOpen, openLog }: TabletBarProps) {
  return (
    <div className={styles.bar}>
      {props.menu()}
      <RulesLink address={props.game.rulebook} />
      <SinceLastTurn {...props} card={inLog} />
      {scoresButton}
      <Button
        size="compact-sm"
        variant="default"
        aria-expanded={isLogOpen}
        onClick={() => openLog(!isLogOpen)}
      >
        Log
      </Button>
    </div>
  )
}

interface ProvidersProps {
  readonly view: TyrantsView
  readonly viewer: string
  readonly own: SeatedPlayer | undefined
  /** What the viewer is asked. */
  readonly request: Request | undefined
  readonly children: ReactNode
}

/** What every part of the screen knows: seats, wording, the question, what would become, previews. */
function Providers({ view, viewer, own, request, children }: ProvidersProps) {
  const seats = useMemo(() => view.players.map(({ name }) => name), [view])
  const asksBeforeEnd = useAsksBeforeEnd(view, viewer)
  return (
    <SeatsProvider seats={seats}>
      <WordingProvider isHouse={view.houseCards}>
        <AnsweringProvider request={request} readsFirst={asksBeforeEnd}>
          <ForecastProvider view={view} seat={own?.seat}>
            <TyrantsPreviewProvider>{children}</TyrantsPreviewProvider>
          </ForecastProvider>
        </AnsweringProvider>
      </WordingProvider>
    </SeatsProvider>
  )
}
