import type { LineChart } from '@parlour/kernel'
import { lineGeometry } from '@parlour/protocol'
import { SeatName, seatClass } from '../theme/seat-name'
import { useWidth } from '../screen/use-width'
import { ChartTable } from './chart-table'
import styles from './charts.module.css'

/** A number over the chart with a line through its round. */
export interface ChartMark {
  readonly round: number
  readonly label: string
}

interface LineChartViewProps {
  readonly chart: LineChart
  /** Names in seat order. */
  readonly seats: readonly string[]
  readonly marks?: readonly ChartMark[]
}

const NARROW = 480
const ASSUMED = 720
const LINE = 20
/** Each line has dashes of its own, so that nobody needs to tell colors apart. */
const DASHES = [undefined, '7 3', '2 3', '10 3 2 3', '4 4', '1 5']

/** Lines of all seats over the rounds, named at their ends, with their numbers in a table behind it. */
export function LineChartView({ chart, seats, marks = [] }: LineChartViewProps) {
  const [ref, width] = useWidth(ASSUMED)
  const isNarrow = width < NARROW
  const right = Math.min(
    width / 3,
    34 + 8 * Math.max(4, ...seats.map(({ length }) => Math.min(length, 12))) + 16,
  )
  const box = { width, height: isNarrow ? 220 : 250, left: 34, right, top: 26, bottom: 30, line: LINE }
  const { x, rounds, values, lines } = lineGeometry(chart, box)
  const [floor, ceiling] = [box.height - box.bottom, box.top]
  const columns = (chart.values[0] ?? []).map((_, at) => `${chart.from + at}`)
  return (
    <div ref={ref} className={styles.chart}>
      <div className={styles.drawn} style={{ height: box.height }} aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${box.height}`} width={width} height={box.height}>
          {values.map(({ value, at }) => (
            <g key={value}>
              <path className={styles.grid} d={`M${box.left} ${at}H${width - right}`} />
              <text className={styles.tick} x={box.left - 8} y={at + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {rounds.map(({ value, at }) => (
            <text key={value} className={styles.tick} x={at} y={box.height - 10} textAnchor="middle">
              {value}
            </text>
          ))}
          <text className={styles.tick} x={width - right + 20} y={box.height - 10}>
            {chart.unit}
          </text>
          {marks.map(({ round, label }) => (
            <g key={label}>
              <path className={styles.markLine} d={`M${x(round)} ${ceiling - 4}V${floor}`} />
              <circle className={styles.mark} cx={x(round)} cy={ceiling - 13} r="9" />
              <text className={styles.markLabel} x={x(round)} y={ceiling - 9} textAnchor="middle">
                {label}
              </text>
            </g>
          ))}
          {lines.map(({ path }, seat) => (
            <path
              key={seats[seat]}
              className={`${styles.line} ${seatClass(seat)}`}
              d={path}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
          ))}
        </svg>
        {lines.map(({ last, nameAt }, seat) => (
          <p
            key={seats[seat]}
            className={styles.end}
            style={{ left: width - right + 8, top: nameAt - LINE / 2, maxWidth: right - 8 }}
          >
            <SeatName index={seat} name={seats[seat] ?? ''} /> <b>{last}</b>
          </p>
        ))}
      </div>
      <ChartTable
        title={`${chart.title} by ${chart.unit}`}
        columns={columns}
        rows={seats.map((name, seat) => ({ name, values: chart.values[seat] ?? [] }))}
      />
    </div>
  )
}
