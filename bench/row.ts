/** One line of the table: something measured, and what the design allows it to cost. */
export interface BenchRow {
  readonly name: string
  /** The median of what was measured. */
  readonly measured: number
  readonly unit: 'ms' | 's' | '×' | 'KB' | 'MB' | 'per s'
  /**
   * The limit: the most that it may cost, or for a rate (`per s`) the least that it must reach. Without one
   * it is only told.
   */
  readonly budget?: number
  /** What a reader needs to judge the figure by. */
  readonly note?: string
}

/** Whether a row keeps its budget; one without a budget does. */
export function keepsBudget({ measured, unit, budget }: BenchRow): boolean {
  if (budget === undefined) return true
  return unit === 'per s' ? measured >= budget : measured <= budget
}
