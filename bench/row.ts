/** One line of the table: something measured, and what the design allows it to cost. */
export interface BenchRow {
  readonly name: string
  /** The median of what was measured. */
  readonly measured: number
  readonly unit: 'ms' | 's' | '×' | 'KB' | 'MB' | 'per s'
  /** The limit: the most that it may cost, or for a rate (`per s`) the least that it must reach. */
  readonly budget: number
  /** What a reader needs to judge the figure by. */
  readonly note?: string
}

/** Whether a row keeps its budget. */
export function keepsBudget({ measured, unit, budget }: BenchRow): boolean {
  return unit === 'per s' ? measured >= budget : measured <= budget
}
