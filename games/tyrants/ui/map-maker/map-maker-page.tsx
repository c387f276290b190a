import { Button } from '@mantine/core'
import { type DataPageProps, Strip, TextExport } from '@parlour/ui-kit'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AskFirst, LeaveQuestion } from '../editing/ask-first'
import editing from '../editing/editing.module.css'
import { ModeWords } from '../editing/mode-words'
import { CodeSide } from './code-side'
import { LoadMap } from './load-map'
import { makerChecks } from './maker-checks'
import { exportText, type MakerDocument, newMap } from './maker-document'
import {
  copiedMap,
  inMode,
  isDraggedOn,
  isMapUnsaved,
  type MakerSession,
  mapOf,
  openedMap,
  unsavedMap,
  wordsOf,
} from './maker-session'
import { MakerSheet } from './maker-sheet'
import { MakerSide } from './maker-side'
import { MakerTools } from './maker-tools'
import { type KeptMaps, useKeptMaps } from './use-kept-maps'
import { type Maker, useMaker } from './use-maker'
import { variantText } from './variant-text'
import styles from './map-maker.module.css'
import '../tokens.css'

/** What the page asks before it goes on. */
interface LeaveQuestion {
  readonly title: string
  readonly lost: string
  readonly act: string
  readonly go: () => void
}

const LOST = 'The changes to this map are not saved on the hub.'

/** Draws maps: nodes, curves, styles; checked for the game, and kept on the hub for everybody. */
export function MapMakerPage({ viewerId }: DataPageProps) {
  const maker = useMaker(viewerId)
  const { session, set, act } = maker
  const kept = useKeptMaps(set)
  const map = mapOf(session)
  // Text and checks follow when there is time: the drawing goes first.
  const isDragged = isDraggedOn(session)
  const later = useDeferredValue(useSettled(map, isDragged))
  const checks = useMemo(() => makerChecks(later), [later])
  const wrong = useMemo(() => new Set(checks.flatMap(({ culprit }) => culprit ?? [])), [checks])
  const [shown, show] = useState({ hasTroops: true, hasGrid: false })
  const [zoom, setZoom] = useState<number>()
  const [dialog, setDialog] = useState<'load' | 'export' | ReadonlyMap<string, unknown>>()
  const [notes, setNotes] = useState<readonly string[]>([])
  const [asked, ask] = useState<LeaveQuestion>()
  /** Goes to another map; asks first where changes would be lost. */
  const go = (to: () => void) => {
    if (isMapUnsaved(session)) ask({ title: 'Unsaved changes', lost: LOST, act: 'discard', go: to })
    else to()
  }
  const goTo = (to: () => MakerSession, told: readonly string[] = []) =>
    go(() => {
      kept.forget()
      setNotes(told)
      set(to)
    })
  const open = (id: string) => go(() => void kept.open(id, session))
  useSharedMap((id) => {
    // The draft may be that very map, with changes.
    if (session.kept?._id !== id || !isMapUnsaved(session)) open(id)
  })
  const stableAct = useLatest(act)
  return (
    <>
      <Problems kept={kept} session={session} />
      {notes.length === 0 ? null : (
        <Strip tone="quiet" actions={<Button onClick={() => setNotes([])}>got it</Button>}>
          {notes.join(' ')}
        </Strip>
      )}
      <div className={`${editing.maker} ${styles.maker}`}>
        <Still isDragged={isDragged}>
          <CodeSide map={later} act={stableAct} />
        </Still>
        <section className={editing.canvas} aria-label="Map maker">
          <Still isDragged={isDragged}>
            <MakerTools
              {...{ maker, zoom }}
              onZoom={setZoom}
              onNew={() => goTo(() => openedMap(newMap()))}
              onLoad={() => setDialog('load')}
              onExport={() => setDialog('export')}
              onSave={() => void kept.save(session, session.kept)}
              onCopy={() => {
                const copy = copiedMap(session)
                set(() => copy)
                void kept.save(copy, undefined)
              }}
              isSaving={kept.isSaving}
            />
          </Still>
          <ModeStrip maker={maker} />
          <div className={styles.area}>
            <MakerSheet {...{ maker, wrong, zoom }} {...shown} />
            <Still isDragged={isDragged}>
              <MakerSide
                {...{ maker, checks, shown }}
                onShow={show}
                maps={kept.maps}
                onOpen={open}
                onDelete={(one) =>
                  ask({
                    title: `Delete ${one.name}?`,
                    lost: 'The map is deleted for everybody. Games that are played on it keep it.',
                    act: 'delete',
                    // An open map is known as it was opened, whatever the list tells since.
                    go: () => void kept.remove(session.kept?._id === one._id ? session.kept : one),
                  })
                }
              />
            </Still>
          </div>
        </section>
      </div>
      {dialog === undefined || dialog === 'export' ? null : (
        <LoadMap
          maps={dialog === 'load' ? undefined : dialog}
          onMaps={setDialog}
          onMap={(read) => goTo(() => unsavedMap(read.map), read.notes)}
          onClose={() => setDialog((now) => (now === dialog ? undefined : now))}
        />
      )}
      {dialog === 'export' ? (
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
      ) : null}
      {asked === undefined ? null : (
        <AskFirst
          title={asked.title}
          lost={asked.lost}
          act={asked.act}
          onStay={() => ask(undefined)}
          onGo={() => {
            ask(undefined)
            asked.go()
          }}
        />
      )}
      <LeaveQuestion
        isUnsaved={isMapUnsaved(session)}
        lost={maker.isKept ? `${LOST} They are kept in this browser.` : LOST}
      />
    </>
  )
}

/** Opens the map that the address names, once; the address then names none, as another one may be opened. */
function useSharedMap(open: (id: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const id = query.get('map')
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (id === null) return
    setQuery({}, { replace: true })
    latest.current(id)
  }, [id, setQuery])
}

interface StillProps {
  readonly isDragged: boolean
  readonly children: ReactNode
}

/** What stands around the map: while something is dragged it stays as it is, so that the drawing goes first. */
const Still = memo<StillProps>(
  ({ children }) => children,
  (_, { isDragged }) => isDragged,
)

/** Returns the latest map that is not dragged in. */
function useSettled(map: MakerDocument, isDragged: boolean): MakerDocument {
  const [settled, settle] = useState(map)
  if (!isDragged && settled !== map) settle(map)
  return settled
}

/** Returns a function that stays the same and does what the latest one does. */
function useLatest(act: Maker['act']): Maker['act'] {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useMemo<Maker['act']>(() => (to, edit) => latest.current(to, edit), [])
}

function ModeStrip({ maker: { session, set } }: { readonly maker: Maker }) {
  const { mode, first } = session
  if (mode === 'move') return null
  const what = mode === 'connect' ? 'a curve comes between them' : 'the curve between them goes'
  return (
    <ModeWords
      title={mode === 'connect' ? 'Connect' : 'Cut'}
      className={styles.modeStrip}
      onEnd={() => set((one) => inMode(one, 'move'))}
    >
      {first === undefined
        ? `Choose two nodes; ${what}.`
        : `${wordsOf(session, first)} is first. Choose the second node; ${what}.`}
    </ModeWords>
  )
}

function Problems({ kept, session }: { readonly kept: KeptMaps; readonly session: MakerSession }) {
  const { problem } = kept
  if (problem === undefined) return null
  if (problem.kind === 'failure') return <Strip tone="danger">{problem.words}</Strip>
  if (problem.kind === 'not deleted')
    return (
      <Strip
        tone="danger"
        actions={<Button onClick={() => void kept.remove(problem.stands)}>delete it all the same</Button>}
      >
        {problem.stands.name} was not deleted because it has since been changed elsewhere.
      </Strip>
    )
  // What is not about the map that is open now is too late.
  if (problem.opening !== session.opening) return null
  const saveAsNew = <Button onClick={() => void kept.save(session, undefined)}>save mine as a new map</Button>
  if (problem.kind === 'gone')
    return (
      <Strip tone="danger" actions={saveAsNew}>
        This map has since been deleted elsewhere. Your changes are still here.
      </Strip>
    )
  const { stands } = problem
  return (
    <Strip
      tone="danger"
      actions={
        <>
          <Button onClick={() => void kept.open(stands._id, session)}>take the other</Button>
          {saveAsNew}
          <Button
            variant="filled"
            onClick={() => void kept.save(session, { _id: stands._id, rev: stands.rev })}
          >
            save mine over it
          </Button>
        </>
      }
    >
      This map has since been saved elsewhere. Your changes are still here: choose which version to keep.
    </Strip>
  )
}
