import type { CubeChange, WireCube } from '@parlour/protocol'
import { TextExport } from '@parlour/ui-kit'
import { useUserNames } from '../../use-user-names'
import { exportChangesCsv, exportChangesText } from './export-changes'

interface ChangesExportProps {
  readonly cube: WireCube
  readonly changes: readonly CubeChange[]
  readonly onClose: () => void
}

/** The changes that the log shows, to copy or to keep as a file. */
export function ChangesExport({ cube, changes, onClose }: ChangesExportProps) {
  const nameOf = useUserNames()
  return (
    <TextExport
      title="Changes as text"
      name={`${cube.name} changes`}
      forms={[
        { label: 'text', extension: 'txt', write: () => exportChangesText(changes, nameOf) },
        { label: 'table (CSV)', extension: 'csv', write: () => exportChangesCsv(changes, nameOf) },
      ]}
      notices={null}
      onClose={onClose}
    />
  )
}
