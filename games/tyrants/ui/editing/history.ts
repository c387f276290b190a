/** An earlier version of a document, and the edit that followed it. */
interface Step<Doc> {
  readonly doc: Doc
  readonly words: string
}

/** A document with its undo and redo steps. */
export interface History<Doc> {
  readonly now: Doc
  readonly past: readonly Step<Doc>[]
  readonly future: readonly Step<Doc>[]
  /** The key of the edit in progress: further edits with this key are merged into it. */
  readonly going: string | undefined
}

/**
 * What is done to a document: in words that follow 'Undo: ', and a key for what is one act with the edit
 * before, such as a drag.
 */
export interface Edit {
  readonly words: string
  readonly going?: string
}

const MOST_STEPS = 200

export const historyOf = <Doc>(doc: Doc): History<Doc> => ({
  now: doc,
  past: [],
  future: [],
  going: undefined,
})

/** Returns the history with the document changed; the same where nothing changed. */
export function edited<Doc>(history: History<Doc>, doc: Doc, { words, going }: Edit): History<Doc> {
  if (doc === history.now) return history
  if (going !== undefined && going === history.going) return { ...history, now: doc, future: [] }
  const past = [...history.past, { doc: history.now, words }].slice(-MOST_STEPS)
  return { now: doc, past, future: [], going }
}

/** Returns the history with the edit in progress ended: the next edit is a step of its own. */
export const settled = <Doc>(history: History<Doc>): History<Doc> =>
  history.going === undefined ? history : { ...history, going: undefined }

export function undone<Doc>(history: History<Doc>): History<Doc> {
  const { now, past, future } = history
  const step = past.at(-1)
  if (step === undefined) return history
  const back = { doc: now, words: step.words }
  return { now: step.doc, past: past.slice(0, -1), future: [back, ...future], going: undefined }
}

export function redone<Doc>(history: History<Doc>): History<Doc> {
  const { now, past, future } = history
  const [step, ...rest] = future
  if (step === undefined) return history
  return {
    now: step.doc,
    past: [...past, { doc: now, words: step.words }],
    future: rest,
    going: undefined,
  }
}
