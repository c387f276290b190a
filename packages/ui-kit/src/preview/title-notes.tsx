import { useEffect, useState } from 'react'
import { PreviewLayer } from './preview-layer'
import styles from './title-notes.module.css'

interface Note {
  readonly words: readonly string[]
  readonly beside: DOMRect
}

/**
 * What a title says shows to a pointer that rests. By touch a tap shows it, on whatever does nothing else
 * when it is tapped.
 */
export function TitleNotes() {
  const [note, setNote] = useState<Note>()
  useEffect(() => {
    let isTouch = false
    const onDown = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch'
      setNote(undefined)
    }
    const onClick = ({ target }: MouseEvent) =>
      setNote(isTouch && target instanceof Element ? noteOf(target) : undefined)
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
  if (note === undefined) return null
  return (
    <PreviewLayer beside={note.beside} close={() => setNote(undefined)}>
      <div className={styles.note}>
        {note.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </PreviewLayer>
  )
}

/** What has something to do when it is tapped, be it an answer. */
const ACTS = 'button, a, input, select, textarea, label, summary, [role="button"], [data-state^="can"]'

/** The titles of an element and of all that it stands in. */
function noteOf(target: Element): Note | undefined {
  const titled = target.closest('[title]')
  if (titled === null || target.closest(ACTS) !== null) return undefined
  const words: string[] = []
  for (let at: Element | null = titled; at !== null; at = at.parentElement?.closest('[title]') ?? null) {
    const title = at.getAttribute('title') ?? ''
    if (title !== '' && !words.includes(title)) words.push(title)
  }
  return words.length === 0 ? undefined : { words, beside: titled.getBoundingClientRect() }
}
