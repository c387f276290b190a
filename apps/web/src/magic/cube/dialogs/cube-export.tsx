import { exportCubeList, exportCustomCards, sortByName } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { CardsFailed, useCards } from '@parlour/mtg-ui'
import { TextExport } from '@parlour/ui-kit'

/** The cube as one name per line, or with all that its cards say, to copy or to keep as a file. */
export function CubeExport({ cube, onClose }: { readonly cube: WireCube; readonly onClose: () => void }) {
  const { cards, failed } = useCards(cube.cardlist ?? [])
  const sorted = sortByName([...cards.values()])
  return (
    <TextExport
      title="Cube as text"
      name={cube.name}
      forms={[
        { label: 'names', extension: 'txt', write: () => exportCubeList(sorted) },
        // What names cannot tell: scars and other changes.
        { label: 'whole cards (JSON)', extension: 'json', write: () => exportCustomCards(sorted) },
      ]}
      notices={failed ? <CardsFailed /> : null}
      onClose={onClose}
    />
  )
}
