import { Button } from '@mantine/core'
import { Strip, TextExport } from '@parlour/ui-kit'
import { useState } from 'react'
import { AskFirst, LeaveQuestion } from '../editing/ask-first'
import editing from '../editing/editing.module.css'
import { PasteDialog } from '../editing/paste-dialog'
import { TileCanvas } from './tile-canvas'
import type { TileDocument } from './tile-document'
import { readTile, tileText } from './tile-json'
import { begun, copied, isUnsaved, opened, type TileSession, tileOf, unsavedTile } from './tile-session'
import { TileSide } from './tile-side'
import { drawingOf, type SavedTile, useSavedTiles } from './use-saved-tiles'
import { useTileEditor } from './use-tile-editor'
import '../tokens.css'

type Open = 'copy' | 'paste' | 'delete' | undefined

const LOST = 'The changes to this tile are not saved.'

/** Draws hex tiles: sites, spots and what connects them; kept on the hub for everybody. */
export function TileEditorPage() {
  const editor = useTileEditor()
  const { session, set } = editor
  const savedTiles = useSavedTiles(set)
  const [open, setOpen] = useState<Open>()
  const [next, setNext] = useState<TileSession>()
  const tile = tileOf(session)
  /** Goes to another tile; asks first where changes would be lost. */
  const go = (to: TileSession) => {
    savedTiles.forget()
    if (isUnsaved(session)) setNext(to)
    else set(() => to)
  }
  const save = () => void savedTiles.save(session, session.savedVersion)
  return (
    <>
      <Problems
        savedTiles={savedTiles}
        onTheirs={(stands) => set(() => openedTile(stands))}
        session={session}
      />
      <div className={editing.maker}>
        <TileSide
          editor={editor}
          tiles={savedTiles.tiles}
          isSaving={savedTiles.isSaving}
          onNew={() => go(begun())}
          onDuplicate={() => go(copied(tile))}
          onSave={save}
          onDelete={() => setOpen('delete')}
          onCopy={() => setOpen('copy')}
          onPaste={() => setOpen('paste')}
          onOpen={(one) => go(openedTile(one))}
        />
        <TileCanvas editor={editor} />
      </div>
      <Dialogs
        {...{ open, tile }}
        onPaste={(pasted) => go(unsavedTile(pasted))}
        onDelete={() => void savedTiles.remove(session)}
        onClose={() => setOpen(undefined)}
      />
      {next === undefined ? null : (
        <AskFirst
          title="Unsaved changes"
          lost={LOST}
          act="discard"
          onStay={() => setNext(undefined)}
          onGo={() => {
            set(() => next)
            setNext(undefined)
          }}
        />
      )}
      <LeaveQuestion isUnsaved={isUnsaved(session)} lost={LOST} />
    </>
  )
}

interface DialogsProps {
  readonly open: Open
  readonly tile: TileDocument
  readonly onPaste: (tile: TileDocument) => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

function Dialogs({ open, tile, onPaste, onDelete, onClose }: DialogsProps) {
  if (open === 'copy')
    return (
      <TextExport
        title="Tile as JSON"
        name={tile.name}
        forms={[{ label: 'JSON', extension: 'json', write: () => tileText(tile) }]}
        notices={null}
        onClose={onClose}
      />
    )
  if (open === 'paste')
    return (
      <PasteDialog
        title="Paste a tile"
        onClose={onClose}
        take={(value) => {
          const read = readTile(value)
          if (read.tile !== undefined) onPaste(read.tile)
          return read.problem
        }}
      />
    )
  if (open === 'delete')
    return (
      <AskFirst
        title={`Delete ${tile.name}?`}
        lost="The tile is deleted for everybody. Games that are played on it keep it."
        act="delete"
        onStay={onClose}
        onGo={() => {
          onClose()
          onDelete()
        }}
      />
    )
  return null
}

/** A tile of somebody else is opened as a copy of one's own. */
const openedTile = (tile: SavedTile): TileSession =>
  opened(drawingOf(tile), tile.mayChange ? { _id: tile._id, rev: tile.rev } : undefined)

interface ProblemsProps {
  readonly savedTiles: ReturnType<typeof useSavedTiles>
  readonly session: TileSession
  readonly onTheirs: (stands: SavedTile) => void
}

function Problems({ savedTiles, session, onTheirs }: ProblemsProps) {
  const { listProblem, problem } = savedTiles
  return (
    <>
      {listProblem === undefined ? null : <Strip tone="danger">{listProblem}</Strip>}
      {problem?.kind === 'not saved' || problem?.kind === 'not deleted' ? (
        <>
          <Strip tone="danger">
            {problem.kind === 'not saved' ? 'error saving tile' : 'The tile was not deleted.'}
          </Strip>
          <Strip tone="quiet">{problem.words}</Strip>
        </>
      ) : null}
      {problem?.kind === 'newer' ? (
        <Strip
          tone="danger"
          actions={
            <Button onClick={() => void savedTiles.remove(problem.session)}>delete it all the same</Button>
          }
        >
          The tile was not deleted because it has since been changed elsewhere.
        </Strip>
      ) : null}
      {/* What is not about the tile that is open now is too late. */}
      {problem?.kind === 'conflict' && problem.opening === session.opening ? (
        <Strip
          tone="danger"
          actions={<ConflictActs {...{ savedTiles, session, onTheirs }} stands={problem.stands} />}
        >
          This tile has since been saved elsewhere. Your changes are still here: choose which version to keep.
        </Strip>
      ) : null}
      {problem?.kind === 'gone' && problem.opening === session.opening ? (
        <Strip tone="danger" actions={<SaveAsNew {...{ savedTiles, session }} />}>
          This tile has since been deleted elsewhere. Your changes are still here.
        </Strip>
      ) : null}
    </>
  )
}

const SaveAsNew = ({ savedTiles, session }: Pick<ProblemsProps, 'savedTiles' | 'session'>) => (
  <Button onClick={() => void savedTiles.save(session, undefined)}>save mine as a new tile</Button>
)

interface ConflictActsProps extends ProblemsProps {
  readonly stands: SavedTile
}

function ConflictActs({ savedTiles, session, stands, onTheirs }: ConflictActsProps) {
  return (
    <>
      <Button
        onClick={() => {
          savedTiles.forget()
          onTheirs(stands)
        }}
      >
        take the other
      </Button>
      <SaveAsNew {...{ savedTiles, session }} />
      <Button
        variant="filled"
        onClick={() => void savedTiles.save(session, { _id: stands._id, rev: stands.rev })}
      >
        save mine over it
      </Button>
    </>
  )
}
