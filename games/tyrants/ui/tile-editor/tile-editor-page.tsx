import { Button } from '@mantine/core'
import { Strip, TextExport } from '@parlour/ui-kit'
import { useState } from 'react'
import { AskFirst, LeaveQuestion } from '../editing/ask-first'
import editing from '../editing/editing.module.css'
import { PasteDialog } from '../editing/paste-dialog'
import { TileCanvas } from './tile-canvas'
import { readTile, tileText } from './tile-json'
import { acted, begun, copied, isUnsaved, opened, type TileSession, tileOf } from './tile-session'
import { TileSide } from './tile-side'
import { drawingOf, type KeptTile, type SaveProblem, useKeptTiles } from './use-kept-tiles'
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
            if (read.tile !== undefined)
              set((one) =>
                acted(one, read.tile, { words: 'pasted a tile', chosen: read.tile.sites[0]?.name }),
              )
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
            void kept.remove(session.kept?._id ?? '').then((isGone) => {
              if (isGone) set(begun)
            })
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
      {problem?.kind === 'failure' ? <Strip tone="danger">error saving tile: {problem.words}</Strip> : null}
      {problem?.kind === 'conflict' ? (
        <Strip
          tone="danger"
          actions={<ConflictActs {...{ kept, session, onTheirs }} stands={problem.stands} />}
        >
          This tile was saved elsewhere meanwhile. Nothing of yours is lost: choose what is to stand.
        </Strip>
      ) : null}
    </>
  )
}

interface ConflictActsProps extends ProblemsProps {
  readonly stands: Extract<SaveProblem, { kind: 'conflict' }>['stands']
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
      <Button onClick={() => void kept.save(session, undefined)}>save mine as a new tile</Button>
      <Button variant="filled" onClick={() => void kept.save(session, { _id: stands._id, rev: stands.rev })}>
        save mine over it
      </Button>
    </>
  )
}
