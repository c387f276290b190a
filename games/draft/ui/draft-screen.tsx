import { CardNotes, CardPreviewProvider, ChangedCardsProvider, useCubeNotes } from '@parlour/mtg-ui'
import {
  type GameScreenProps,
  joinClasses,
  PanelBoundary,
  SeatsProvider,
  useBoardOnJump,
  useIsPast,
  useStored,
  useUnread,
} from '@parlour/ui-kit'
import { useMemo, useState } from 'react'
import { BuildNumbers } from './build/build-numbers'
import { ColumnTabs, type DraftColumn } from './column-tabs'
import { DeckColumn } from './deck/deck-column'
import { useDeckView } from './deck/deck-view'
import { OwnDeckProvider } from './deck/own-deck'
import styles from './draft-screen.module.css'
import type { DraftView } from '../rules/types'
import { draftView, isBuilding, scarredCards } from './draft-view'
import { InfoColumn } from './info/info-column'
import { DraftKeys } from './keys/draft-keys'
import { LogColumn } from './log/log-column'
import { usePresentNames } from './use-present-names'
import { PackColumn } from './pack/pack-column'
import { PickFlight } from './pack/pick-flight'

export { DraftText } from './text/draft-text'

/**
 * Cube Draft and Set Draft: log, pack, deck and info in four columns; tabs where there is no room for four.
 */
export function DraftScreen(props: GameScreenProps) {
  const { game } = props
  const view = useMemo(() => draftView(game), [game])
  const { scarred } = view
  const changed = useMemo(() => scarredCards(scarred), [scarred])
  return (
    <ChangedCardsProvider value={changed}>
      <DraftColumns {...props} dealt={view} />
    </ChangedCardsProvider>
  )
}

function DraftColumns({ dealt, ...props }: GameScreenProps & { readonly dealt: DraftView }) {
  const { game, viewer } = props
  const present = usePresentNames(dealt)
  const isPast = useIsPast()
  const view = useMemo(() => (isPast ? withoutDeck(present) : present), [isPast, present])
  const seats = useMemo(() => view.seats.map(({ name }) => name), [view])
  const [column, setColumn] = useState<DraftColumn>('pack')
  useBoardOnJump(() => setColumn('pack'))
  const [stats, setStats] = useState(false)
  const [panel, setPanel] = useState(false)
  const [confirms, setConfirms] = useStored<boolean>({ key: 'parlour-draft-confirms', defaultValue: true })
  const [deckView] = useDeckView()
  const hasDeck = view.you?.deckId !== undefined
  const builds = isBuilding(view)
  // While a deck is built, log and info open beside it and close again.
  const toColumn = (next: DraftColumn) => setColumn(builds && next === column ? 'pack' : next)
  const noteOf = useCubeNotes(view.cubeId)
  const { chat: unread } = useUnread({ game, viewer }, column === 'log')
  return (
    <SeatsProvider seats={seats}>
      <CardNotes value={noteOf}>
        <CardPreviewProvider>
          <OwnDeckProvider you={view.you}>
            <div
              className={styles.draft}
              data-column={column}
              data-deck={builds ? 'build' : hasDeck ? deckView : 'list'}
            >
              <h1 className="visually-hidden">
                {game.settings.name}, {game.settings.game}
              </h1>
              <div className={joinClasses(styles.column, styles.log)}>
                <LogColumn {...props} view={view} />
              </div>
              <div className={joinClasses(styles.column, styles.pack)}>
                <PanelBoundary what="The pack">
                  <PackColumn {...props} view={view} confirms={confirms} panel={panel && viewer.isAdmin} />
                </PanelBoundary>
              </div>
              <ColumnTabs
                className={styles.sideTabs}
                isBuilding={builds}
                column={column}
                onColumn={toColumn}
                unread={unread}
              />
              <div className={joinClasses(styles.column, styles.deck)}>
                <PanelBoundary what="The deck">
                  {builds ? <BuildNumbers {...props} view={view} /> : <DeckColumn view={view} />}
                </PanelBoundary>
              </div>
              <div className={joinClasses(styles.column, styles.info)}>
                <PanelBoundary what="What is known of the draft">
                  <InfoColumn
                    {...props}
                    view={view}
                    options={{ stats, setStats, panel, setPanel, confirms, setConfirms }}
                  />
                </PanelBoundary>
              </div>
              <ColumnTabs isBuilding={builds} column={column} onColumn={setColumn} unread={unread} />
              <PickFlight view={view} />
              <DraftKeys seated={viewer.seated} />
            </div>
          </OwnDeckProvider>
        </CardPreviewProvider>
      </CardNotes>
    </SeatsProvider>
  )
}

/** The deck is kept beside the draft, as it is today: looking back one sees what had been picked instead. */
function withoutDeck(view: DraftView): DraftView {
  if (view.you === undefined) return view
  const { deckId: _deck, ...you } = view.you
  return { ...view, you }
}
