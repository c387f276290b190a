import { Modal } from '@mantine/core'
import { FocusBack } from '@parlour/ui-kit'
import { ScoreTable } from '../players/score-table'
import type { TyrantsView } from '../../rules/view'
import type { SeatedPlayer } from '../tyrants-view'

interface ScoreOverviewProps {
  readonly view: TyrantsView
  readonly opened: boolean
  readonly players: readonly SeatedPlayer[]
  readonly onClose: () => void
}

/** Everybody's score by its parts. */
export function ScoreOverview({ view, opened, players, onClose }: ScoreOverviewProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Score Overview" size="lg">
      <FocusBack />
      <ScoreTable view={view} players={players} />
    </Modal>
  )
}
