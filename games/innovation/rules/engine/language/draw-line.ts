import type { LogLine } from '@parlour/kernel'

/** The line that says a draw: another verb on the same card right after it joins the line. */
export interface DrawLine {
  readonly line: LogLine
  readonly player: number
  readonly card: string
  /** What the line says so far: 'draws', or 'draws and reveals'. */
  readonly verbs: string
}
