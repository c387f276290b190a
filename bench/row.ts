/** A row of the bench's table: a measurement and its budget. */
export interface BenchRow {
  readonly name: string
  /** The median of the measurements. */
  readonly measured: number
  readonly unit: 'ms' | 's' | '×' | 'KB' | 'MB' | 'per s'
  /**
   * The limit: an upper one for a cost, a lower one for a rate (`per s`). A row without one is only
   * printed.
   */
  readonly budget?: number
  /** What a reader needs to know to judge the figure. */
  readonly note?: string
}

/** Whether a row is within its budget; one without a budget always is. */
export function keepsBudget({ measured, unit, budget }: BenchRow): boolean {
  if (budget === undefined) return true
  return unit === 'per s' ? measured >= budget : measured <= budget
}
