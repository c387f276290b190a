import { TextExport } from '@parlour/ui-kit'
import type { ComponentProps, Dispatch, SetStateAction } from 'react'
import { LoadMap } from './load-map'
import { exportText, type MakerDocument } from './maker-document'
import { variantText } from './variant-text'

/** The maps of a file to choose from are a dialog of their own. */
export type OpenDialog = 'load' | 'export' | ReadonlyMap<string, unknown>

interface DialogsProps {
  readonly map: MakerDocument
  readonly dialog: OpenDialog | undefined
  readonly setDialog: Dispatch<SetStateAction<OpenDialog | undefined>>
  readonly onMap: ComponentProps<typeof LoadMap>['onMap']
}

/** Loads a map, or shows the text of the present one. */
export function MakerDialogs({ map, dialog, setDialog, onMap }: DialogsProps) {
  if (dialog === undefined) return null
  if (dialog === 'export')
    return (
      <TextExport
        title="Export"
        name="map"
        forms={[
          { label: 'map.json', extension: 'json', write: () => exportText(map) },
          { label: 'variant', extension: 'json', write: () => variantText(map) },
        ]}
        notices={null}
        onClose={() => setDialog(undefined)}
      />
    )
  return (
    <LoadMap
      maps={dialog === 'load' ? undefined : dialog}
      onMaps={setDialog}
      onMap={onMap}
      onClose={() => setDialog((now) => (now === dialog ? undefined : now))}
    />
  )
}
