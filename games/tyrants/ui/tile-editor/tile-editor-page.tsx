import { Button } from '@mantine/core'
import { Strip, TextExport } from '@parlour/ui-kit'
import { useState } from 'react'
import { AskFirst, LeaveQuestion } from '../editing/ask-first'
import editing from '../editing/editing.module.css'
import { PasteDialog } from '../editing/paste-dialog'
import { TileCanvas } from './tile-canvas'
import { readTile, tileText } from './tile-json'
import { begun, copied, isUnsaved, opened, type TileSession, tileOf, unsavedTile } from './tile-session'
import { TileSide } from './tile-side'
import { drawingOf, type KeptTile, useKeptTiles } from './use-kept-tiles'
import { useTileEditor } from './use-tile-editor'
import '../tokens.css'

type Open = 'copy' | 'paste' | 'delete' | undefined

const LOST = 'The changes to this tile are not saved.'

/** Draws hex tiles: sites, spots and what connects them; kept on the hub for everybody. */
export function TileEditorPage() {
  const editor = useTileEditor()
  const { session, set } = editor
  const kept = useKeptTiles(set)
  const [open, setOpen] = useState<Open>()
  const [next, setNext] = useState<TileSession>()
  const tile = tileOf(session)
  /** Goes to another tile; asks first where changes would be lost. */
  const go = (to: TileSession) => {
    kept.forget()
    if (isUnsaved(session)) setNext(to)
    else set(() => to)
  }
  const save = () => void kept.save(session, session.kept)
  return (
    <>
      <Problems kept={kept} onTheirs={(stands) => set(() => openedTile(stands))} session={session} />
      <div className={editing.maker}>
        <TileSide
          editor={editor}
          tiles={kept.tiles}
          isSaving={kept.isSaving}
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
      {open === 'copy' ? (
        <TextExport
          title="Tile as JSON"
          name={tile.name}
          forms={[{ label: 'JSON', extension: 'json', write: () => tileText(tile) }]}
          notices={null}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'paste' ? (
        <PasteDialog
          title="Paste a tile"
          onClose={() => setOpen(undefined)}
          take={(value) => {
            const read = readTile(value)
            if (read.tile !== undefined) go(unsavedTile(read.tile))
            return read.problem
          }}
        />
      ) : null}
      {open === 'delete' ? (
        <AskFirst
          title={`Delete ${tile.name}?`}
          lost="The tile is deleted for everybody. Games that are played on it keep it."
          act="delete"
          onStay={() => setOpen(undefined)}
          onGo={() => {
            setOpen(undefined)
            void kept.remove(session)
          }}
        />
      ) : null}
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

/** A tile of somebody else is opened as a copy of one's own. */
const openedTile = (tile: KeptTile): TileSession =>
  opened(drawingOf(tile), tile.mayChange ? { _id: tile._id, rev: tile.rev } : undefined)

interface ProblemsProps {
  readonly kept: ReturnType<typeof useKeptTiles>
  readonly session: TileSession
  readonly onTheirs: (stands: KeptTile) => void
}

function Problems({ kept, session, onTheirs }: ProblemsProps) {
  const { listProblem, problem } = kept
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
          actions={<Button onClick={() => void kept.remove(problem.session)}>delete it all the same</Button>}
        >
          The tile was not deleted because it has since been changed elsewhere.
        </Strip>
      ) : null}
      {/* What is not about the tile that is open now is too late. */}
      {problem?.kind === 'conflict' && problem.opening === session.opening ? (
        <Strip
          tone="danger"
          actions={<ConflictActs {...{ kept, session, onTheirs }} stands={problem.stands} />}
        >
          This tile has since been saved elsewhere. Your changes are still here: choose which version to keep.
        </Strip>
      ) : null}
      {problem?.kind === 'gone' && problem.opening === session.opening ? (
        <Strip tone="danger" actions={<SaveAsNew {...{ kept, session }} />}>
          This tile has since been deleted elsewhere. Your changes are still here.
        </Strip>
      ) : null}
    </>
  )
}

const SaveAsNew = ({ kept, session }: Pick<ProblemsProps, 'kept' | 'session'>) => (
  <Button onClick={() => void kept.save(session, undefined)}>save mine as a new tile</Button>
)

interface ConflictActsProps extends ProblemsProps {
  readonly stands: KeptTile
}

function ConflictActs({ kept, session, stands, onTheirs }: ConflictActsProps) {
  return (
    <>
      <Button
        onClick={() => {
          kept.forget()
          onTheirs(stands)
        }}
      >
        take the other
      </Button>
      <SaveAsNew {...{ kept, session }} />
      <Button variant="filled" onClick={() => void kept.save(session, { _id: stands._id, rev: stands.rev })}>
        save mine over it
      </Button>
    </>
  )
}
