import type { Chart } from '@parlour/kernel'
import { CellChartView } from './cell-chart-view'
import { ColumnChartView } from './column-chart-view'
import { type ChartMark, LineChartView } from './line-chart-view'

interface ChartViewProps {
  readonly chart: Chart
  /** Names in seat order. */
  readonly seats: readonly string[]
  /** For lines: numbers over the rounds. */
  readonly marks?: readonly ChartMark[]
}

/** Draws a chart of any kind, with its numbers in a table behind it. */
export function ChartView({ chart, seats, marks = [] }: ChartViewProps) {
  switch (chart.kind) {
    case 'lines':
      return <LineChartView chart={chart} seats={seats} marks={marks} />
    case 'columns':
      return <ColumnChartView chart={chart} seats={seats} />
    case 'cells':
      return <CellChartView chart={chart} seats={seats} />
  }
}
