import { Button, Menu } from '@mantine/core'
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
import type { InnovationView } from '../rules/view'
import { Hand } from './board/hand'
import type { Form } from './board/measures'
import type { OpenPile } from './board/open-pile'
import { Tableau } from './board/tableau'
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

/** What stands over, under or beside one another, and all of it under the question. */
const REGIONS = `${[styles.table, styles.others, styles.shared, styles.own, styles.hand].map((name) => `.${name}`).join()}, .${styles.others} > *, section[aria-label="Shared"] > *`

/** The question and the table below it: the others, what is shared, the viewer's own board and hand. */
export function GameBoard(props: GameBoardProps) {
  const { game, viewer, view, form, tab, menu, drawer, news, onLog } = props
  const [pile, setPile] = useState<OpenPile>()
  const [achievement, setAchievement] = useState<string>()
  const [allOpen, openAll] = useState(false)
  const [enlarged, enlarge] = useState<number>()
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
  const players = viewerFirst(view.players, viewer.name)
  const table = { players: players.length, toWin: view.toWin, expansions: view.expansions }
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
  const heads = fit.way.others === 'heads'
  const sharedInGrid = players.length === 4 && form !== 'phone' && !heads
  const shared = (
    <SharedBand
      {...{ view, players }}
      isCell={sharedInGrid}
      viewer={viewer.name}
      onAchievement={(name) => (name === undefined ? openAll(true) : setAchievement(name))}
    />
  )
  return (
    <AskingCardName value={asking}>
      {form === 'phone' ? <InHeader>{menu({ more: <Rules address={game.rulebook} /> })}</InHeader> : null}
      {form === 'tablet' ? (
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
      ) : null}
      <div className={styles.question} data-tab={form === 'phone' ? tab : 'board'}>
        <ChoosePlace value={choosePlace}>
          <Question {...props} isLogBeside={form === 'desktop'} />
        </ChoosePlace>
      </div>
      <CardSheetOpener value={opener}>
        <div
          ref={board}
          className={joinClasses(styles.table, narrowed && styles.narrowed)}
          data-players={players.length}
          data-heads={heads || undefined}
          data-tab={form === 'phone' ? tab : 'all'}
        >
          <div className={styles.others}>
            {others.map((player) => (
              <Tableau
                key={player.name}
                {...{ table, player, form, ...fit }}
                turn={turnWords(view, player.name, game.waiting)}
                partner={partnerOf(view, player.seat)}
                own={false}
                folds={(form === 'phone' && tab === 'board') || heads}
                {...(form === 'phone' ? {} : { onEnlarge: enlarge })}
                onOpen={setPile}
              />
            ))}
            {sharedInGrid ? shared : null}
          </div>
          {sharedInGrid ? null : <div className={styles.shared}>{shared}</div>}
          {own === undefined ? null : (
            <div className={styles.own}>
              <Tableau
                {...{ table, form, ...fit }}
                player={own}
                turn={turnWords(view, own.name, game.waiting)}
                partner={partnerOf(view, own.seat)}
                own={seated}
                folds={false}
                {...(form === 'phone' ? {} : { onEnlarge: enlarge })}
                onOpen={setPile}
              />
            </div>
          )}
          {own === undefined || !seated ? null : (
            <div className={styles.hand}>
              {form === 'phone' ? <div ref={setChoosePlace} className={styles.overHand} /> : null}
              <Hand gameId={game._id} player={own} form={form} {...fit} onOpen={setPile} />
            </div>
          )}
        </div>
      </CardSheetOpener>
      <CardSheet view={view} viewer={viewer.name} name={sheet} onClose={() => setSheet(undefined)} />
      <TableauDialog
        table={table}
        player={view.players.find(({ seat }) => seat === enlarged)}
        own={seated && enlarged === own?.seat}
        onOpen={setPile}
        onClose={() => enlarge(undefined)}
      />
      <CardsDialog pile={pile} onClose={() => setPile(undefined)} />
      <AchievementDialog name={achievement} view={view} onClose={() => setAchievement(undefined)} />
      <AchievementsDialog
        view={view}
        viewer={seated ? own : undefined}
        opened={allOpen}
        onClose={() => openAll(false)}
      />
      <CardFlights game={game} />
    </AskingCardName>
  )
}

/** The rulebook among the entries of the menu, where no link has room beside it. */
function Rules({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null
  return (
    <Menu.Item component="a" href={address} target="_blank" rel="noreferrer">
      rules
    </Menu.Item>
  )
}

/** What a player is doing now; undefined when it is somebody else's turn or the game is over. In the opening, everybody who still has to choose. */
function turnWords({ turn, outcome }: InnovationView, player: string, waiting: readonly string[]) {
  if (outcome !== undefined) return undefined
  if (turn.phase === 'opening') return waiting.includes(player) ? 'first card' : undefined
  if (turn.player !== player) return undefined
  if (turn.phase === 'artifact') return 'free artifact action'
  return turn.action === 1 ? 'first action' : 'second action'
}
