import { Button, TextInput } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import editing from '../editing/editing.module.css'
import { Connections } from './connections'
import { SiteFields } from './site-fields'
import { freeName, withSite, withSpot } from './tile-document'
import { isUnsaved, tileOf, toggled } from './tile-session'
import type { SavedTile } from './use-saved-tiles'
import type { TileEditor } from './use-tile-editor'
import styles from './tile-editor.module.css'

/** What the buttons of the whole tile do. */
export interface TileActs {
  readonly onNew: () => void
  readonly onDuplicate: () => void
  readonly onSave: () => void
  readonly onDelete: () => void
  readonly onCopy: () => void
  readonly onPaste: () => void
  readonly onOpen: (tile: SavedTile) => void
}

interface TileSideProps extends TileActs {
  readonly editor: TileEditor
  readonly tiles: readonly SavedTile[]
  readonly isSaving: boolean
}

const small = { size: 'compact-sm', variant: 'default' } as const

/** Everything about the tile that is no drawing. */
export function TileSide(props: TileSideProps) {
  const { editor, tiles, isSaving, onNew, onDuplicate, onSave, onDelete, onCopy, onPaste, onOpen } = props
  const { session, act } = editor
  const tile = tileOf(session)
  const { savedVersion } = session
  return (
    <aside className={editing.side} aria-label="Tile">
      <div className={`${editing.block} ${editing.row}`}>
        <Button {...small} onClick={onNew}>
          New Tile
        </Button>
        <Button {...small} onClick={onDuplicate}>
          duplicate
        </Button>
      </div>
      <AddAndConnect editor={editor} />
      <div className={`${editing.block} ${editing.row}`}>
        <Button size="compact-sm" variant="filled" loading={isSaving} onClick={onSave}>
          Save
        </Button>
        {isUnsaved(session) ? (
          <span className={editing.badge}>
            <Icon name="warn" />
            unsaved changes
          </span>
        ) : null}
        <Button
          {...small}
          c="danger"
          className={editing.last}
          disabled={savedVersion === undefined}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
      <div className={`${editing.block} ${editing.row}`}>
        <Button {...small} onClick={onCopy}>
          copy as JSON
        </Button>
        <Button {...small} onClick={onPaste}>
          paste
        </Button>
      </div>
      <section className={editing.block} aria-label="Tile info">
        <h2>Tile info</h2>
        <TextInput
          label="Name"
          value={tile.name}
          maxLength={60}
          error={tile.name.trim() === '' ? 'Enter a name.' : undefined}
          onChange={({ currentTarget: { value } }) =>
            act((one) => ({ ...one, name: value }), { words: 'renamed the tile', going: 'tile name' })
          }
        />
      </section>
      <SiteFields editor={editor} />
      <Connections editor={editor} />
      <SavedTiles tiles={tiles} openId={savedVersion?._id} isChanged={isUnsaved(session)} onOpen={onOpen} />
    </aside>
  )
}

function AddAndConnect({ editor: { session, act, set } }: Pick<TileSideProps, 'editor'>) {
  const { sites } = tileOf(session)
  const { connecting } = session
  return (
    <div className={`${editing.block} ${editing.row}`} role="toolbar" aria-label="Add and connect">
      <Button
        {...small}
        onClick={() => act(withSite, { words: 'added a site', chosen: freeName(sites, 'site') })}
      >
        Add Site
      </Button>
      <Button
        {...small}
        onClick={() => act(withSpot, { words: 'added a spot', chosen: freeName(sites, 'spot') })}
      >
        Add Spot
      </Button>
      <Button
        size="compact-sm"
        variant={connecting === undefined ? 'default' : 'filled'}
        aria-pressed={connecting !== undefined}
        onClick={() => set(toggled)}
      >
        Connect
      </Button>
    </div>
  )
}

interface SavedTilesProps extends Pick<TileSideProps, 'tiles' | 'onOpen'> {
  readonly openId: string | undefined
  readonly isChanged: boolean
}

function SavedTiles({ tiles, openId, isChanged, onOpen }: SavedTilesProps) {
  return (
    <section className={editing.block} aria-label="Saved tiles">
      <h2>
        Saved tiles <span>{tiles.length}</span>
      </h2>
      <ul className={styles.saved}>
        {tiles.map((tile) => (
          <li key={tile._id}>
            <button type="button" aria-current={tile._id === openId} onClick={() => onOpen(tile)}>
              {tile.name}
              <span>
                {tile._id === openId && isChanged ? 'changed' : tile.mayChange ? '' : `by ${tile.owner}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
