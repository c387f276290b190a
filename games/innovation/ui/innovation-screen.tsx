import { useMediaQuery, useViewportSize } from '@mantine/hooks'
import {
  AnsweringProvider,
  GameFrame,
  type GameScreenProps,
  LogColumn,
  SeatsProvider,
  ScreenTabs,
  useBoardOnJump,
  useNoStrayClicks,
  useUnread,
} from '@parlour/ui-kit'
import { useMemo, useRef, useState } from 'react'
import { formOf } from './board/measures'
import { InnovationPreviewProvider } from './card/card-preview'
import { GameBoard } from './game-board'
import styles from './innovation-screen.module.css'
import { innovationView } from './innovation-view'
import { turnSummary } from './log/turn-summary'
import { wordInLog } from './log/word-in-log'
import { BoardKeys } from './keys/board-keys'
import { answeringPieces, asksForNext, isDogmaAction } from './question/innovation-choices'
import { QUESTION } from './question/question'
import { SCREEN_TABS, type ScreenTab } from './screen-tabs'
import './tokens.css'

const LOG_PLACES = { desktop: 'beside', tablet: 'drawer', phone: 'tab' } as const

/** Innovation: Ultimate: log and chat, the question, and the table; on a phone in three tabs. */
export function InnovationScreen(props: GameScreenProps) {
  const { game, viewer } = props
  const view = useMemo(() => innovationView(game), [game])
  const seats = useMemo(() => view.players.map(({ name }) => name), [view])
  const [tab, setTab] = useState<ScreenTab>('board')
  const [drawer, setDrawer] = useState(false)
  const { width } = useViewportSize()
  const form = formOf(width === 0 ? window.innerWidth : width)
  const cannotPoint = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false })
  const readsFirst = cannotPoint || form === 'phone' ? isDogmaAction : undefined
  const request = viewer.seated ? game.requests.find(({ actor }) => actor === viewer.name) : undefined
  const isLogOpen = form === 'phone' ? tab === 'log' : drawer
  const { lines: news } = useUnread({ game, viewer }, form === 'desktop' || isLogOpen)
  const main = useRef<HTMLDivElement>(null)
  useNoStrayClicks(main, QUESTION)
  useBoardOnJump(() => setTab('board'))
  return (
    <SeatsProvider seats={seats}>
      <InnovationPreviewProvider>
        <AnsweringProvider
          request={request}
          answering={answeringPieces}
          ordering={asksForNext}
          readsFirst={readsFirst}
        >
          <BoardKeys seated={viewer.seated} undo={() => void props.undo()} />
          <GameFrame
            game={game}
            question={QUESTION}
            tab={form === 'phone' ? tab : 'board'}
            logPlace={LOG_PLACES[form]}
            isLogOpen={isLogOpen}
            className={styles.screen}
            log={
              <LogColumn
                {...props}
                isHeaded={form === 'desktop'}
                onClose={form === 'tablet' ? () => setDrawer(false) : undefined}
                card={wordInLog}
                turnSummary={turnSummary}
              />
            }
          >
            <div ref={main} className={styles.main}>
              <GameBoard
                {...props}
                view={view}
                form={form}
                tab={tab}
                {...{ drawer, news }}
                onLog={() => (form === 'phone' ? setTab('log') : setDrawer(!drawer))}
              />
            </div>
            {form === 'phone' ? (
              <ScreenTabs tabs={SCREEN_TABS} current={tab} onTab={setTab} {...{ game, viewer }} countsLines />
            ) : null}
          </GameFrame>
        </AnsweringProvider>
      </InnovationPreviewProvider>
    </SeatsProvider>
  )
}
