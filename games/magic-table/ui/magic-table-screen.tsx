import { CardNotes, CardPreviewProvider, useCubeNotes, useDraftMatches } from '@parlour/mtg-ui'
import { type GameScreenProps, SeatsProvider } from '@parlour/ui-kit'
import { useMemo } from 'react'
import { ActingProvider } from './acting/use-acting'
import { TableStoreProvider } from './acting/table-store'
import { Pregame } from './pregame/pregame'
import { TableScreen } from './table-screen'
import { tableOf, tableView } from './table/table'

/** The Magic table: the choice of decks, then log, phases, table and piles. */
export function MagicTableScreen(props: GameScreenProps) {
  const { game, viewer, answer } = props
  const view = useMemo(() => tableView(game), [game])
  const table = useMemo(() => tableOf(view, game.present), [view, game.present])
  const seats = useMemo(() => table.players.map(({ name }) => name), [table])
  const draft = useDraftMatches(view.linkedDraftId)
  const noteOf = useCubeNotes(draft.data?.draft.settings.cubeId)
  return (
    <SeatsProvider seats={seats}>
      <CardNotes value={noteOf}>
        <CardPreviewProvider>
          <TableStoreProvider viewer={viewer.name}>
            <ActingProvider game={game} answer={answer}>
              {view.stage === 'pre-game' ? (
                <Pregame {...props} table={table} />
              ) : (
                <TableScreen {...props} table={table} />
              )}
            </ActingProvider>
          </TableStoreProvider>
        </CardPreviewProvider>
      </CardNotes>
    </SeatsProvider>
  )
}
