import { Checkbox } from '@mantine/core'
import { joinClasses } from '@parlour/ui-kit'
import { CheckList } from '../editing/check-list'
import editing from '../editing/editing.module.css'
import { ModeWords } from '../editing/mode-words'
import { UndoButtons } from '../editing/undo-buttons'
import map from '../map/map.module.css'
import { LargeTile } from './large-tile'
import { tileChecks } from './tile-checks'
import { endWords } from './tile-document'
import { TileFace, TileFigure } from './tile-figure'
import { tileOf, toggled, wentBack, wentOn } from './tile-session'
import type { TileEditor } from './use-tile-editor'
import styles from './tile-editor.module.css'

const ROTATIONS = [0, 1, 2, 3, 4, 5]

/** The drawing: the large copy that is edited, the five other rotations, and what was checked. */
export function TileCanvas({ editor }: { readonly editor: TileEditor }) {
  const { session, rotation, turn, isSnapping, snap, set, press } = editor
  const tile = tileOf(session)
  const checks = tileChecks(tile)
  return (
    <section className={editing.canvas} aria-label="Drawing">
      <div className={editing.tools}>
        <Mode editor={editor} />
        <span className={joinClasses(editing.row, editing.last)}>
          <UndoButtons history={session.history} onUndo={() => set(wentBack)} onRedo={() => set(wentOn)} />
          <Checkbox
            label="snap to grid"
            checked={isSnapping}
            onChange={(event) => snap(event.currentTarget.checked)}
          />
        </span>
      </div>
      <div className={styles.tiles}>
        <figure className={styles.large}>
          <LargeTile editor={editor} wrong={checks.flatMap(({ culprit }) => culprit ?? [])} />
          <figcaption>The one you edit{rotation === 0 ? '' : `, turned by ${rotation * 60}°`}</figcaption>
        </figure>
        <div className={styles.previews} role="group" aria-label="The tile turned">
          {ROTATIONS.filter((one) => one !== rotation).map((one) => (
            <button
              key={one}
              type="button"
              aria-label={`Edit it turned by ${one * 60}°`}
              onClick={() => turn(one)}
            >
              <svg viewBox="-270 -232 540 464" className={map.map} aria-hidden="true">
                <TileFace />
                <TileFigure tile={tile} rotation={one} />
              </svg>
              <span>{one * 60}°</span>
            </button>
          ))}
        </div>
      </div>
      <CheckList checks={checks} onChoose={press} />
    </section>
  )
}

function Mode({ editor: { session, set } }: { readonly editor: TileEditor }) {
  const { connecting } = session
  if (connecting === undefined)
    return (
      <ModeWords title="Move">
        drag a site<span className={editing.aboutKeys}>; arrow keys move it by one step</span>
      </ModeWords>
    )
  return (
    <ModeWords title="Connect" onEnd={() => set(toggled)}>
      {connecting.first === undefined
        ? 'choose the first site or edge'
        : `${endWords(connecting.first)} is first, now choose the second`}
    </ModeWords>
  )
}
