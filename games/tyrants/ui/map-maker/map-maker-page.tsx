import { Button } from '@mantine/core'
import { type DataPageProps, Strip } from '@parlour/ui-kit'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AskFirst, LeaveQuestion } from '../editing/ask-first'
import editing from '../editing/editing.module.css'
import { ModeWords } from '../editing/mode-words'
import { CodeSide } from './code-side'
import { makerChecks } from './maker-checks'
import { type MakerDocument, newMap } from './maker-document'
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
import { MakerDialogs, type OpenDialog } from './maker-dialogs'
import { MakerProblems } from './maker-problems'
import { MakerSheet } from './maker-sheet'
import { MakerSide } from './maker-side'
import { MakerTools } from './maker-tools'
import { type ListedMap, useSavedMaps } from './use-saved-maps'
import { type Maker, useMaker } from './use-maker'
import styles from './map-maker.module.css'
import '../tokens.css'

/** What the page asks before it goes on. */
interface PageQuestion {
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
  const savedMaps = useSavedMaps(set)
  const map = mapOf(session)
  const isDragged = isDraggedOn(session)
  const { later, checks, wrong } = useChecks(map, isDragged)
  const [shown, show] = useState({ hasTroops: true, hasGrid: false })
  const [zoom, setZoom] = useState<number>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [notes, setNotes] = useState<readonly string[]>([])
  const [asked, ask] = useState<PageQuestion>()
  /** Goes to another map; asks first where changes would be lost. */
  const go = (to: () => void) => {
    if (isMapUnsaved(session)) ask({ title: 'Unsaved changes', lost: LOST, act: 'discard', go: to })
    else to()
  }
  const goTo = (to: () => MakerSession, newNotes: readonly string[] = []) =>
    go(() => {
      savedMaps.forget()
      setNotes(newNotes)
      set(to)
    })
  const open = (id: string) => go(() => void savedMaps.open(id, session))
  useSharedMap((id) => {
    // The draft may be that very map, with changes.
    if (session.savedVersion?._id !== id || !isMapUnsaved(session)) open(id)
  })
  const stableAct = useLatest(act)
  return (
    <>
      <MakerProblems savedMaps={savedMaps} session={session} />
      <Notes notes={notes} onRead={() => setNotes([])} />
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
              onSave={() => void savedMaps.save(session, session.savedVersion)}
              onCopy={() => {
                const copy = copiedMap(session)
                set(() => copy)
                void savedMaps.save(copy, undefined)
              }}
              isSaving={savedMaps.isSaving}
            />
          </Still>
          <ModeStrip maker={maker} />
          <div className={styles.area}>
            <MakerSheet {...{ maker, wrong, zoom }} {...shown} />
            <Still isDragged={isDragged}>
              <MakerSide
                {...{ maker, checks, shown }}
                onShow={show}
                maps={savedMaps.maps}
                onOpen={open}
                onDelete={(one) => ask(deletion(one, () => void savedMaps.remove(knownAs(one, session))))}
              />
            </Still>
          </div>
        </section>
      </div>
      <MakerDialogs
        {...{ map, dialog, setDialog }}
        onMap={(read) => goTo(() => unsavedMap(read.map), read.notes)}
      />
      {asked === undefined ? null : <Question {...{ asked }} onEnd={() => ask(undefined)} />}
      <LeaveQuestion
        isUnsaved={isMapUnsaved(session)}
        lost={maker.isKept ? `${LOST} They are kept in this browser.` : LOST}
      />
    </>
  )
}

const deletion = ({ name }: ListedMap, go: () => void): PageQuestion => ({
  title: `Delete ${name}?`,
  lost: 'The map is deleted for everybody. Games that are played on it keep it.',
  act: 'delete',
  go,
})

/** An open map keeps the revision that it was opened with, whatever later lists say. */
const knownAs = (one: ListedMap, { savedVersion }: MakerSession) =>
  savedVersion?._id === one._id ? savedVersion : one

interface NotesProps {
  readonly notes: readonly string[]
  readonly onRead: () => void
}

function Notes({ notes, onRead }: NotesProps) {
  if (notes.length === 0) return null
  return (
    <Strip tone="quiet" actions={<Button onClick={onRead}>got it</Button>}>
      {notes.join(' ')}
    </Strip>
  )
}

interface QuestionProps {
  readonly asked: PageQuestion
  readonly onEnd: () => void
}

function Question({ asked, onEnd }: QuestionProps) {
  return (
    <AskFirst
      title={asked.title}
      lost={asked.lost}
      act={asked.act}
      onStay={onEnd}
      onGo={() => {
        onEnd()
        asked.go()
      }}
    />
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

/**
 * What stands around the map: while something is dragged it stays as it is, so that the drawing goes first.
 */
const Still = memo<StillProps>(
  ({ children }) => children,
  (_, { isDragged }) => isDragged,
)

/** Returns the map and what is wrong with it as of when there was time for it: the drawing goes first. */
function useChecks(map: MakerDocument, isDragged: boolean) {
  const later = useDeferredValue(useSettled(map, isDragged))
  const checks = useMemo(() => makerChecks(later), [later])
  const wrong = useMemo(() => new Set(checks.flatMap(({ culprit }) => culprit ?? [])), [checks])
  return { later, checks, wrong }
}

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
