import { Button } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import {
  AnsweringProvider,
  flash,
  Flights,
  GameFrame,
  type GameScreenProps,
  LogColumn,
  RulesLink,
  newLines,
  SeatsProvider,
  SinceLastTurn,
  ScreenTabs,
} from '@parlour/ui-kit'
import type { LogArg } from '@parlour/kernel'
import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import type { TyrantsView } from '../rules/view'
import { TyrantsPreviewProvider } from './card/card-preview'
import { WordingProvider } from './card/wording'
import { CardViewer } from './dialogs/card-viewer'
import { ScoreOverview } from './dialogs/score-overview'
import { TableauDialog } from './dialogs/tableau-dialog'
import { BoardKeys } from './keys/board-keys'
import { recentCards, recentPlaces } from './log/recent-places'
import { wordInLog } from './log/word-in-log'
import { BoardMap } from './map/board-map'
import { Devoured } from './market/devoured'
import { Hand } from './market/hand'
import { Market } from './market/market'
import { ScoreTable } from './players/score-table'
import { Tableau } from './players/tableau'
import { Triads } from './players/triads'
import { flightsOf } from './move/flights-of'
import { Question, QUESTION, useAsksBeforeEnd } from './question/question'
import { questionWords } from './question/question-words'
import { SCREEN_TABS, type ScreenTab } from './screen-tabs'
import './tokens.css'
import styles from './tyrants-screen.module.css'
import { type SeatedPlayer, tyrantsView, viewerFirst } from './tyrants-view'
import { useSeatColors } from './use-seat-colors'

/** At this width and above, the log stands beside the board; below it opens over it, and below the other it is a tab. */
const ROOM_FOR_LOG = 1400
const PHONE = 768
/** The hand has room for at least this many cards. */
const LEAST_SHARE = 2

const movesOf = (game: GameScreenProps['game']) => flightsOf(tyrantsView(game))

/** Tyrants of the Underdark: log and chat, the question, map, market and hand, and the players; on a phone in five tabs. */
export function TyrantsScreen(props: GameScreenProps) {
  const { game, viewer, menu, undo } = props
  const view = useMemo(() => tyrantsView(game), [game])
  const seats = useMemo(() => view.players.map(({ name }) => name), [view])
  const players = useMemo(() => viewerFirst(view.players, viewer.name), [view, viewer.name])
  useSeatColors(view.players)
  const [tab, setTab] = useState<ScreenTab>('map')
  const [isLogOpen, openLog] = useState(false)
  const [isScoreOpen, openScore] = useState(false)
  const [tableau, openTableau] = useState<number>()
  const [card, openCard] = useState<string>()
  const onPiece = useCallback((address: string) => {
    setTab('map')
    // On a phone the map is there only after this was drawn.
    requestAnimationFrame(() => flash([address]))
  }, [])
  const inLog = useCallback(
    (arg: LogArg) => wordInLog(arg, { map: view.map, onCard: openCard, onPiece }),
    [view.map, onPiece],
  )
  const recent = useMemo(() => {
    const lines = viewer.seated ? newLines({ ...game, reader: viewer.name }) : []
    return { places: recentPlaces(view, lines), cards: recentCards(lines) }
  }, [game, view, viewer.seated, viewer.name])
  const { width: measured } = useViewportSize()
  const width = measured === 0 ? window.innerWidth : measured
  const [isWide, isPhone] = [width >= ROOM_FOR_LOG, width < PHONE]
  const worded = useMemo(
    () => ({ ...game, requests: game.requests.map((one) => ({ ...one, title: questionWords(one) })) }),
    [game],
  )
  const asksBeforeEnd = useAsksBeforeEnd(view, viewer.name)
  const request = viewer.seated ? game.requests.find(({ actor }) => actor === viewer.name) : undefined
  return (
    <SeatsProvider seats={seats}>
      <WordingProvider isHouse={view.houseCards}>
        <TyrantsPreviewProvider>
          <AnsweringProvider request={request} readsFirst={asksBeforeEnd}>
            <GameFrame
              game={game}
              question={QUESTION}
              tab={isPhone ? tab : 'all'}
              logPlace={isWide ? 'beside' : isPhone ? 'tab' : 'drawer'}
              isLogOpen={isPhone ? tab === 'log' : isLogOpen}
              className={styles.screen}
              log={
                <LogColumn
                  {...props}
                  game={worded}
                  isHeaded={isWide}
                  onClose={isWide || isPhone ? undefined : () => openLog(false)}
                  card={inLog}
                  recent={isWide ? <SinceLastTurn {...props} card={inLog} /> : undefined}
                >
                  <Button size="compact-sm" variant="default" onClick={() => openScore(true)}>
                    scores
                  </Button>
                </LogColumn>
              }
            >
              <main className={styles.main}>
                {isWide ? null : (
                  <div className={styles.bar}>
                    {menu()}
                    <RulesLink address={game.rulebook} />
                    <SinceLastTurn {...props} card={inLog} {...(isPhone ? { label: 'recent' } : {})} />
                    <Button size="compact-sm" variant="default" onClick={() => openScore(true)}>
                      scores
                    </Button>
                    {isPhone ? null : (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-expanded={isLogOpen}
                        onClick={() => openLog(!isLogOpen)}
                      >
                        Log
                      </Button>
                    )}
                  </div>
                )}
                <Question {...props} view={view} inLog={inLog} />
                <Table {...props} view={view} players={players} isPhone={isPhone} recent={recent} />
              </main>
              <Players view={view} players={players} onTableau={openTableau} onCard={openCard} />
              {isPhone ? (
                <ScreenTabs tabs={SCREEN_TABS} current={tab} onTab={setTab} game={game} viewer={viewer} />
              ) : null}
            </GameFrame>
            <BoardKeys seated={viewer.seated} undo={() => void undo()} openScores={() => openScore(true)} />
            <Flights game={game} flightsOf={movesOf} />
            <TableauDialog
              view={view}
              seat={tableau}
              onClose={() => openTableau(undefined)}
              onCard={openCard}
            />
            <ScoreOverview
              view={view}
              opened={isScoreOpen}
              players={players}
              onClose={() => openScore(false)}
            />
            <CardViewer name={card} onClose={() => openCard(undefined)} />
          </AnsweringProvider>
        </TyrantsPreviewProvider>
      </WordingProvider>
    </SeatsProvider>
  )
}

interface PlayersProps {
  readonly view: TyrantsView
  /** The viewer first. */
  readonly players: readonly SeatedPlayer[]
  readonly onTableau: (seat: number) => void
  readonly onCard: (name: string) => void
}

/** The players with what all know of them, the score, and what was devoured; where there is room, the first one and the score in a column of their own. */
function Players({ view, players, onTableau, onCard }: PlayersProps) {
  const tableaus = players.map((player) => (
    <Tableau key={player.name} view={view} player={player} onOpen={onTableau} />
  ))
  return (
    <aside className={styles.aside} aria-label="Players and scores">
      <div>
        {tableaus.slice(0, 1)}
        <section className={styles.panel} aria-label="Score">
          <ScoreTable view={view} players={players} isNarrow />
        </section>
        <Triads view={view} players={players} />
      </div>
      <div>
        {tableaus.slice(1)}
        <Devoured cards={view.devoured} onCard={onCard} />
      </div>
    </aside>
  )
}

interface TableProps extends GameScreenProps {
  readonly view: TyrantsView
  /** The viewer first. */
  readonly players: readonly SeatedPlayer[]
  readonly isPhone: boolean
  /** What the last turns of the others touched: numbers of locations, and names of new cards in the market. */
  readonly recent: { readonly places: readonly number[]; readonly cards: readonly string[] }
}

/** The map, the market, and the viewer's hand. */
function Table({ game, view, players, viewer, isPhone, answer, saving, recent }: TableProps) {
  const own = viewer.seated ? players.find(({ name }) => name === viewer.name) : undefined
  // Where the two stand side by side, each card has the same room.
  const shares = {
    '--market-share': `${view.market.length + 2}fr`,
    '--hand-share': `${Math.max(own?.hand?.length ?? 0, LEAST_SHARE)}fr`,
  } as CSSProperties
  return (
    <>
      <div className={styles.map}>
        <BoardMap
          {...{ game, view, answer, saving }}
          last={recent.places}
          seat={own?.seat}
          shape={isPhone ? 'tall' : 'wide'}
        />
      </div>
      <div className={styles.cards} style={shares}>
        <div className={styles.market}>
          <Market view={view} influence={own?.influence} recent={recent.cards} />
        </div>
        {own?.hand === undefined ? null : (
          <div className={styles.hand}>
            <Hand view={view} player={own} />
          </div>
        )}
      </div>
    </>
  )
}
