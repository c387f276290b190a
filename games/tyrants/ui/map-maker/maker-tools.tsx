import { Button, Checkbox, Menu, NumberInput, Popover, SegmentedControl } from '@mantine/core'
import { Icon, joinClasses } from '@parlour/ui-kit'
import { useState } from 'react'
import editing from '../editing/editing.module.css'
import { UndoButtons } from '../editing/undo-buttons'
import type { MakerDocument } from './maker-document'
import { kindsOf, withNode } from './maker-edits'
import { actedOn, chosenAs, inMode, mapBack, type MakerMode, mapOf, mapOn } from './maker-session'
import { NO_TRANSFORM, type Transform, transformed } from './transform'
import type { Maker } from './use-maker'
import styles from './map-maker.module.css'

interface MakerToolsProps {
  readonly maker: Maker
  readonly zoom: number | undefined
  readonly onZoom: (zoom: number | undefined) => void
  readonly onNew: () => void
  readonly onLoad: () => void
  readonly onExport: () => void
  readonly onSave: () => void
  /** Saves the map a second time, as another one. */
  readonly onCopy: () => void
  readonly isSaving: boolean
}

const MODES: readonly MakerMode[] = ['move', 'connect', 'cut']
const small = { size: 'compact-sm', variant: 'default' } as const
const opens = { rightSection: <Icon name="down" size={14} /> } as const
const isMode = (value: string): value is MakerMode => MODES.some((mode) => mode === value)

/** What can be done to the whole map, and what the next clicks do. */
export function MakerTools(props: MakerToolsProps) {
  const { maker, zoom, onZoom, onNew, onLoad, onExport, onSave, onCopy, isSaving } = props
  const { session, set, isSnapping, snap, isKept } = maker
  const map = mapOf(session)
  return (
    <div className={joinClasses(editing.tools, styles.tools)} role="toolbar" aria-label="Map tools">
      <AddMenu {...{ map, set }} />
      <SegmentedControl
        size="xs"
        aria-label="Mode"
        data={[...MODES]}
        value={session.mode}
        onChange={(value) => {
          if (isMode(value)) set((one) => inMode(one, value))
        }}
      />
      <UndoButtons history={session.history} onUndo={() => set(mapBack)} onRedo={() => set(mapOn)} />
      <TransformBox maker={maker} />
      <Checkbox label="snap" checked={isSnapping} onChange={(event) => snap(event.currentTarget.checked)} />
      <span className={editing.row} role="group" aria-label="Zoom">
        <Button {...small} aria-label="zoom out" onClick={() => onZoom((zoom ?? 1) / 1.25)}>
          −
        </Button>
        <Button {...small} aria-label="zoom in" onClick={() => onZoom((zoom ?? 1) * 1.25)}>
          +
        </Button>
        <Button {...small} onClick={() => onZoom(undefined)}>
          fit
        </Button>
      </span>
      <span className={joinClasses(editing.row, editing.last)}>
        <span className={styles.kept}>{isKept ? 'kept in this browser' : 'not kept in this browser'}</span>
        <Button {...small} onClick={onNew}>
          new map
        </Button>
        <Button {...small} onClick={onLoad}>
          load
        </Button>
        <Button {...small} onClick={onExport}>
          export
        </Button>
        {session.savedVersion === undefined ? null : (
          <Button {...small} disabled={isSaving} onClick={onCopy}>
            save as a copy
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="filled"
          className={styles.save}
          loading={isSaving}
          onClick={onSave}
        >
          save
        </Button>
      </span>
    </div>
  )
}

/** Adds a node of one of the map's kinds, and chooses it. */
function AddMenu({ map, set }: Pick<Maker, 'set'> & { readonly map: MakerDocument }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button {...small} {...opens}>
          add
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kindsOf(map).map((classes) => {
          const words = classes.length === 0 ? 'base' : classes.join(' ')
          return (
            <Menu.Item
              key={words}
              onClick={() =>
                set((one) => {
                  const [next, id] = withNode(mapOf(one), classes)
                  return chosenAs(actedOn(one, next, { words: `added ${words}` }), [id])
                })
              }
            >
              {words}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

const FIELDS = [
  ['scaleX', 'Scale x %'],
  ['scaleY', 'Scale y %'],
  ['moveX', 'Move x'],
  ['moveY', 'Move y'],
] as const

function TransformBox({ maker: { act } }: { readonly maker: Maker }) {
  const [transform, setTransform] = useState<Readonly<Record<keyof Transform, number | string>>>({
    ...NO_TRANSFORM,
  })
  const { scaleX, scaleY, moveX, moveY } = transform
  const isWhole = [scaleX, scaleY, moveX, moveY].every((value) => typeof value === 'number')
  const apply = () => {
    const by = { scaleX: Number(scaleX), scaleY: Number(scaleY), moveX: Number(moveX), moveY: Number(moveY) }
    act((map) => transformed(map, by), { words: 'transformed the map' })
  }
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button {...small} {...opens}>
          transform
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.transform}>
          {FIELDS.map(([field, label]) => (
            <NumberInput
              key={field}
              label={label}
              value={transform[field]}
              {...(field.startsWith('scale') ? { min: 1, max: 1000 } : { min: -5000, max: 5000 })}
              error={typeof transform[field] === 'number' ? undefined : 'A number is missing.'}
              onChange={(value) => setTransform({ ...transform, [field]: value })}
            />
          ))}
          <Button {...small} onClick={() => setTransform({ ...NO_TRANSFORM })}>
            reset
          </Button>
          <Button size="compact-sm" variant="filled" disabled={!isWhole} onClick={apply}>
            apply
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
