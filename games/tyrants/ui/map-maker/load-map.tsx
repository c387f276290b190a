import { Button } from '@mantine/core'
import { DialogSheet, joinClasses, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import editing from '../editing/editing.module.css'
import { PasteDialog } from '../editing/paste-dialog'
import type { ReadMap } from './maker-document'
import styles from './map-maker.module.css'
import { mapsIn, readAnyMap } from './read-any-map'

type Maps = ReadonlyMap<string, unknown>
type LoadedMap = Extract<ReadMap, { readonly problem?: never }>

interface LoadMapProps {
  /** The maps of a file that holds several, one of which is still to be chosen. */
  readonly maps: Maps | undefined
  readonly onMaps: (maps: Maps) => void
  readonly onMap: (read: LoadedMap) => void
  readonly onClose: () => void
}

/** Loads a map from a text or a file; where a file holds several maps, asks which one. */
export function LoadMap({ maps, onMaps, onMap, onClose }: LoadMapProps) {
  if (maps !== undefined) return <ChooseMap {...{ maps, onMap, onClose }} />
  return (
    <PasteDialog
      title="Load a map"
      onClose={onClose}
      take={(value) => {
        const several = mapsIn(value)
        if (several !== undefined) onMaps(several)
        const read = several === undefined ? readAnyMap(value) : undefined
        if (read?.map !== undefined) onMap(read)
        return read?.problem
      }}
    />
  )
}

function ChooseMap({
  maps,
  onMap,
  onClose,
}: Omit<LoadMapProps, 'maps' | 'onMaps'> & { readonly maps: Maps }) {
  const [problem, setProblem] = useState<string>()
  return (
    <DialogSheet
      title="Which map?"
      onClose={onClose}
      footer={(close) => <Button onClick={close}>cancel</Button>}
    >
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <div className={joinClasses(editing.row, styles.names)}>
        {[...maps].map(([name, value]) => (
          <Button
            key={name}
            variant="default"
            onClick={() => {
              const read = readAnyMap(value, name)
              setProblem(read.problem)
              if (read.map === undefined) return
              onClose()
              onMap(read)
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </DialogSheet>
  )
}
