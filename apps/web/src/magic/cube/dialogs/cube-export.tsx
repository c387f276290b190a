import { exportCubeCsv, exportCubeJson, exportCubeList, sortByName } from '@parlour/mtg-cards'
import type { WireCube } from '@parlour/protocol'
import { CardsFailed, useCards } from '@parlour/mtg-ui'
import { Strip, TextExport } from '@parlour/ui-kit'

/** The cube as one name per line, as a table, or with all that its cards say, to copy or to keep as a file. */
export function CubeExport({ cube, onClose }: { readonly cube: WireCube; readonly onClose: () => void }) {
  const { cards, failed } = useCards(cube.cardlist ?? [])
  const sorted = sortByName([...cards.values()])
  const scars = cube.scarlist ?? []
  const kept = {
    name: cube.name,
    flags: cube.flags,
    cards: sorted,
    unusedScars: scars.filter(({ appliedAt }) => appliedAt === null).map(({ text }) => text),
    scarsOf: new Map(
      [...cards.keys()].map((id) => [
        id,
        scars.filter(({ appliedTo }) => appliedTo === id).map(({ text }) => text),
      ]),
    ),
  }
  return (
    <TextExport
      title="Cube as text"
      name={cube.name}
      forms={[
        { label: 'names', extension: 'txt', write: () => exportCubeList(sorted) },
        { label: 'table (CSV)', extension: 'csv', write: () => exportCubeCsv(kept) },
        // What names cannot tell: scars and other changes.
        { label: 'whole cube (JSON)', extension: 'json', write: () => exportCubeJson(kept) },
      ]}
      notices={
        <>
          {failed ? <CardsFailed /> : null}
          {cube.counts.achievements === 0 ? null : (
            <Strip tone="quiet">Achievements are not written: what they hide is a secret.</Strip>
          )}
        </>
      }
      onClose={onClose}
    />
  )
}
