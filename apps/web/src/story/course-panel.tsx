import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { TurningPoint } from '@parlour/kernel'
import type { GameStory } from '@parlour/protocol'
import { ChartView, LogText, Panel } from '@parlour/ui-kit'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import styles from './story-page.module.css'

/** How a game went: one of its charts at a time, and below it where the game turned. */
export function CoursePanel({
  story: { gameId, charts, seats, turningPoints, unit },
}: {
  readonly story: GameStory
}) {
  const [chosen, setChosen] = useState(0)
  const chart = charts[chosen] ?? charts[0]
  const titles = charts.map(({ title }, at) => ({ label: title, value: `${at}` }))
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const choice = titles.length > 1 && (
    <SegmentedControl
      size="xs"
      fullWidth={isNarrow}
      aria-label="What is drawn"
      data={titles}
      value={`${chosen}`}
      onChange={(value) => setChosen(Number(value))}
    />
  )
  return (
    <Panel title="Course" flush end={isNarrow ? undefined : choice}>
      <div className={styles.chart}>
        {isNarrow && <div className={styles.choice}>{choice}</div>}
        {chart === undefined ? (
          <p className={styles.muted}>The game was over before there was anything to draw.</p>
        ) : (
          <ChartView
            chart={chart}
            seats={seats}
            marks={turningPoints.map(({ round }, at) => ({ round, label: `${at + 1}` }))}
          />
        )}
      </div>
      <TurningPoints gameId={gameId} points={turningPoints} unit={unit} />
    </Panel>
  )
}

interface TurningPointsProps {
  readonly gameId: string
  readonly points: readonly TurningPoint[]
  readonly unit: string
}

function TurningPoints({ gameId, points, unit }: TurningPointsProps) {
  if (points.length === 0) return <p className={styles.none}>An even game: no turn moved it much.</p>
  return (
    <ol className={styles.points} aria-label="Turning points">
      {points.map(({ seq, round, lines, size }, at) => (
        <li key={seq}>
          <b className={styles.badge} aria-hidden="true">
            {at + 1}
          </b>
          <span>
            {lines.map((line, index) => (
              <Fragment key={index}>
                {index === 0 ? '' : index === 1 ? ': ' : '; '}
                <LogText entry={{ type: 'log', id: index, ...line }} />
              </Fragment>
            ))}
          </span>
          <em>{size}</em>
          <Link to={`/game/${gameId}?at=${seq}`} aria-label={`${unit} ${round}, answer ${seq}: look back`}>
            answer {seq}
          </Link>
        </li>
      ))}
    </ol>
  )
}
