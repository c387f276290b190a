import { Button } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import { type GameScreenProps, joinClasses, newLineCount, RulesLink, useQuestion } from '@parlour/ui-kit'
import { useState } from 'react'
import { counted } from '../rules/facts/counted'
import type { InnovationView } from '../rules/view'
import { Hand } from './board/hand'
import { type Form, spareHeight } from './board/measures'
import { packsOf } from './board/packs-of'
import type { OpenPile } from './board/open-pile'
import { Tableau } from './board/tableau'
import { AchievementDialog } from './dialogs/achievement-dialog'
import { CardsDialog } from './dialogs/cards-dialog'
import styles from './game-board.module.css'
import { partnerOf, viewerFirst } from './innovation-view'
import { CardFlights } from './move/card-flights'
import { askingOf, AskingCardName } from './question/asking'
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
  /** Shows the log, or hides it again. */
  readonly onLog: () => void
}

/** The question and the table below it: the others, what is shared, the viewer's own board and hand. */
export function GameBoard(props: GameBoardProps) {
  const { game, viewer, view, form, tab, menu, drawer, onLog } = props
  const [pile, setPile] = useState<OpenPile>()
  const [achievement, setAchievement] = useState<string>()
  const { request, answers } = useQuestion()
  // Few answers: everything else steps back.
  const narrowed = !isActionMenu(request) && answers.size > 0
  const asking = narrowed ? askingOf(game.log)?.card.name : undefined
  const players = viewerFirst(view.players, viewer.name)
  const table = { players: players.length, toWin: view.toWin, expansions: view.expansions }
  const [own, ...others] = players
  const seated = view.players.some(({ name }) => name === viewer.name)
  const news = seated ? newLineCount({ ...game, reader: viewer.name }) : 0
  const { width, height } = useViewportSize()
  const spare = spareHeight(
    { form, width, height, sets: view.expansions.length },
    players.map((player) => ({ own: player.name === viewer.name, packs: packsOf(player) })),
  )
  const sharedInGrid = players.length === 4 && form !== 'phone'
  const shared = (
    <SharedBand view={view} players={players} viewer={viewer.name} onAchievement={setAchievement} />
  )
  return (
    <AskingCardName value={asking}>
      {form === 'desktop' ? null : (
        <div className={styles.bar}>
          {menu()}
          <RulesLink address={game.rulebook} />
          {form === 'phone' && news === 0 ? null : (
            <Button size="compact-sm" variant="default" aria-expanded={drawer} onClick={onLog}>
              Log
              {news === 0 ? null : (
                <b className={styles.news} title={`${counted(news, 'line')} since your last turn`}>
                  {news} new
                </b>
              )}
            </Button>
          )}
        </div>
      )}
      <div className={styles.question}>
        <Question {...props} />
      </div>
      <div
        className={joinClasses(styles.table, narrowed && styles.narrowed)}
        data-players={players.length}
        data-tab={form === 'phone' ? tab : 'all'}
      >
        <div className={styles.others}>
          {others.map((player) => (
            <Tableau
              key={player.name}
              {...{ table, player, form, spare }}
              turn={turnWords(view, player.name)}
              partner={partnerOf(view, player.seat)}
              own={false}
              folds={form === 'phone' && tab === 'board'}
              onOpen={setPile}
            />
          ))}
          {sharedInGrid ? shared : null}
        </div>
        {sharedInGrid ? null : <div className={styles.shared}>{shared}</div>}
        {own === undefined ? null : (
          <div className={styles.own}>
            <Tableau
              {...{ table, form, spare }}
              player={own}
              turn={turnWords(view, own.name)}
              partner={partnerOf(view, own.seat)}
              own={seated}
              folds={false}
              onOpen={setPile}
            />
          </div>
        )}
        {own === undefined || !seated ? null : (
          <div className={styles.hand}>
            <Hand player={own} form={form} players={players.length} spare={spare} onOpen={setPile} />
          </div>
        )}
      </div>
      <CardsDialog pile={pile} onClose={() => setPile(undefined)} />
      <AchievementDialog name={achievement} onClose={() => setAchievement(undefined)} />
      <CardFlights seq={game.seq} news={view.news} />
    </AskingCardName>
  )
}

/** What a player does now; undefined where it is another's turn, or nobody's any more. */
function turnWords({ turn, outcome }: InnovationView, player: string): string | undefined {
  if (turn.player !== player || outcome !== undefined) return undefined
  if (turn.phase === 'opening') return 'first card'
  return turn.action <= 1 ? 'first action' : 'second action'
}
