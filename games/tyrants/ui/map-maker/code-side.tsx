import { memo, useState } from 'react'
import editing from '../editing/editing.module.css'
import { CodeEditor } from './code-editor'
import { type CodeFault, codeOf, type CodePart, withCode } from './code-texts'
import type { MakerDocument } from './maker-document'
import type { Maker } from './use-maker'
import styles from './map-maker.module.css'

interface CodeSideProps {
  /** A map is put into text when there is time for it. */
  readonly map: MakerDocument
  readonly act: Maker['act']
}

const TABS = [
  ['elements', 'Elements'],
  ['curves', 'Curves'],
] as const

/** The map as text: its elements, its curves, its styles. What is typed is applied while it is right. */
export const CodeSide = memo(function CodeSide({ map, act }: CodeSideProps) {
  const [tab, setTab] = useState<'elements' | 'curves'>('elements')
  return (
    <aside className={`${editing.side} ${styles.codeSide}`} aria-label="Elements, curves and styles">
      <div className={styles.codePart}>
        <div className={styles.tabs} role="tablist" aria-label="Editors">
          {TABS.map(([value, words]) => (
            <button
              key={value}
              type="button"
              role="tab"
              aria-selected={tab === value}
              onClick={() => setTab(value)}
            >
              {words}
            </button>
          ))}
        </div>
        <CodePane key={tab} part={tab} map={map} act={act} />
      </div>
      <div className={styles.codePart}>
        <CodePane part="styles" title="Styles" map={map} act={act} />
      </div>
    </aside>
  )
})

interface CodePaneProps extends CodeSideProps {
  readonly part: CodePart
  readonly title?: string
}

interface TypedCode {
  readonly text: string
  readonly fault: CodeFault | undefined
}

const LABELS = { elements: 'Elements, JSON', curves: 'Curves, JSON', styles: 'Styles, JSON' } as const

function CodePane({ part, title, map, act }: CodePaneProps) {
  const [typed, setTyped] = useState<TypedCode>()
  const type = (text: string) => {
    const { map: next, fault } = withCode(map, part, text)
    setTyped({ text, fault })
    if (next !== undefined)
      act((now) => withCode(now, part, text).map ?? now, { words: `typed ${part}`, going: `type ${part}` })
  }
  return (
    <>
      {title === undefined && typed?.fault === undefined ? null : (
        <div className={styles.codeHead}>
          <h2>{title}</h2>
          {typed?.fault === undefined ? null : (
            <span className={styles.errorMark} role="alert" title="Invalid JSON, not applied">
              ! <span>{`line ${typed.fault.line}: ${typed.fault.words}`}</span>
            </span>
          )}
        </div>
      )}
      <CodeEditor
        label={LABELS[part]}
        text={typed?.text ?? codeOf(map, part)}
        fault={typed?.fault}
        onType={type}
        onBlur={() => {
          // A text that is wrong stays until it is right.
          if (typed?.fault === undefined) setTyped(undefined)
        }}
      />
    </>
  )
}
