import type { Phase } from '../../rules/facts/phases'
import type { TableAction } from './table-action'
import type { TableDialog } from '../dialogs/table-dialog'
import type { CardPosition, Table } from '../table/table'
import type { Mode } from './pointing'

/** What a command may use. */
export interface CommandContext {
  readonly table: Table
  /** Whoever looks. */
  readonly viewer: string
  /** Creatures that are played from the hand wait on the stack, as other spells do. */
  readonly throughStack: boolean
  readonly act: (...actions: readonly TableAction[]) => void
  /** The phase that was selected last, while it is being sent to the server. */
  readonly phaseOnItsWay: () => Phase | undefined
  readonly open: (dialog: TableDialog) => void
  /** Lets the next click name something. */
  readonly aim: (mode: Mode) => void
}

/** Something that can be done with what it is about, from a menu or by a key. */
export interface Command<Subject> {
  /** What is written in a menu. */
  readonly label: string
  /** As the browser names it; a capital letter is typed with shift. */
  readonly key?: string
  /** Whether it makes sense here; always, without it. */
  readonly applies?: (subject: Subject, table: Table) => boolean
  /** What is added to the label: a number that it is about. */
  readonly note?: (subject: Subject, table: Table) => string
  readonly run: (subject: Subject, context: CommandContext) => void
}

/** The cards that a command is about: at least one. */
export type CardCommand = Command<readonly CardPosition[]>
/** A command about a zone, by its address. */
export type ZoneCommand = Command<string>
