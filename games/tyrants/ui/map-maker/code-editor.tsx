import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CodeFault } from './code-texts'
import styles from './map-maker.module.css'

interface CodeEditorProps {
  readonly label: string
  /** The part of the map as text. */
  readonly text: string
  readonly fault: CodeFault | undefined
  readonly onType: (text: string) => void
  readonly onBlur: () => void
}

const LINE = 19
const VISIBLE = 80

/** A text of JSON with numbered lines, colored where it is seen; the line that is wrong is tinted. */
export function CodeEditor({ label, text, fault, onType, onBlur }: CodeEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { top, left } = useScroll(field)
  const from = Math.max(0, Math.floor((top - 8) / LINE))
  const lines = text.split('\n')
  const shown = lines.slice(from, from + VISIBLE)
  return (
    <div className={styles.code}>
      <div className={styles.codeBack} aria-hidden="true">
        <ol style={{ paddingTop: 8 + from * LINE - top }}>
          {shown.map((line, at) => (
            <li key={from + at} data-bad={fault?.line === from + at + 1}>
              <span>{from + at + 1}</span>
              <code style={{ marginLeft: -left }}>{colored(line)}</code>
            </li>
          ))}
        </ol>
      </div>
      <textarea
        ref={field}
        aria-label={label}
        aria-invalid={fault !== undefined}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  )
}

/** How far a field is scrolled. */
function useScroll(field: RefObject<HTMLTextAreaElement | null>) {
  const [scroll, see] = useState({ top: 0, left: 0 })
  useEffect(() => {
    const { current } = field
    const follow = () => see({ top: current?.scrollTop ?? 0, left: current?.scrollLeft ?? 0 })
    current?.addEventListener('scroll', follow)
    return () => current?.removeEventListener('scroll', follow)
  }, [field])
  return scroll
}

const PARTS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?)/g

/** A line with names, texts and numbers apart. */
function colored(line: string) {
  const parts = []
  let at = 0
  for (const match of line.matchAll(PARTS)) {
    const [whole, word, colon, number] = match
    parts.push(line.slice(at, match.index))
    if (number !== undefined) parts.push(<em key={match.index}>{number}</em>)
    else if (colon !== undefined) parts.push(<b key={match.index}>{word}</b>, colon)
    else parts.push(<i key={match.index}>{word}</i>)
    at = match.index + whole.length
  }
  return [...parts, line.slice(at)]
}
