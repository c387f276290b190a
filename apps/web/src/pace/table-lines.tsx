import type { SerializedGame } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { TableLine } from './table-line'
import styles from './table-line.module.css'
import { UndoAsked } from './undo-asked'

interface TableLinesProps {
  readonly game: SerializedGame
  /** The seat of whoever looks; undefined without one. */
  readonly viewer: string | undefined
  readonly saving: boolean
  /** Votes on a proposal, or withdraws one's own. */
  readonly say: (made: number, allow: boolean) => Promise<void>
  /** The screen of the game, which gets the height that is left. */
  readonly children: ReactNode
}

/** The screen of a game below what its players agree on beside it. */
export function TableLines({ game, viewer, saving, say, children }: TableLinesProps) {
  const { ref, height } = useHeight()
  const undo = game.proposals?.find(({ kind }) => kind === 'undo')
  const sayQuietly = (made: number, allow: boolean) => void quietly(say(made, allow))
  return (
    <>
      {undo === undefined ? null : (
        <UndoAsked
          proposal={undo}
          viewer={viewer}
          saving={saving}
          say={(allow) => sayQuietly(undo.made, allow)}
        />
      )}
      <div ref={ref} className={styles.above}>
        <TableLine game={game} viewer={viewer} saving={saving} say={sayQuietly} />
      </div>
      <div className={styles.below} style={{ '--table-line': `${height}px` } as CSSProperties}>
        {children}
      </div>
    </>
  )
}

/** The height of an element in px, as it changes with the width of the page and with what it holds. */
function useHeight() {
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const { current } = ref
    if (current === null) return undefined
    const measure = () => setHeight(Math.ceil(current.getBoundingClientRect().height))
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}

/** A call that failed has shown its alert; the page then holds the game as it is. */
async function quietly(said: Promise<void>): Promise<void> {
  try {
    await said
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
