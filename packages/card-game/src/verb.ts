import type { Run, Script, ScriptBoard } from '@parlour/script'

/** What the verbs of an engine are: generators that ask where the rules ask. */
export type Verb<T = void> = Script<T>

/** What a verb of this layer needs of a step of a game: the log that it writes. */
export type Logging = Pick<Run<ScriptBoard, never>, 'log'>
