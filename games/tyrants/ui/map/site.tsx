import styles from './map.module.css'
import { ICONS } from '../icons/icon-paths'
import { DeedRank } from './deed-rank'
import { HeldBy } from './held-by'
import type { PlacedProps } from './placed'
import { outline } from './outline'
import { ownStyle } from './owner'
import { Plate } from './plate'
import { MapSpy, MapTroops } from './pieces-at'
import type { SiteBox } from './site-box'

interface SiteProps extends PlacedProps {
  readonly box: SiteBox
}

/**
 * A site: its name, value and spaces, spies at its upper right corner, and at its foot who controls it, with
 * the marker of a major site.
 */
export function Site(props: SiteProps) {
  const { place, stand, owners, box, center, viewer, isReached, isLast, rank = 0, isPicture = false } = props
  const { name, points, start } = place
  const kind = place.kind === 'major' ? 'major' : 'minor'
  const { control, total } = stand
  const [right, bottom] = [box.width / 2, box.height / 2]
  const inner = { ...place, ...stand }
  return (
    <g
      className={styles.place}
      data-place={name}
      data-kind={kind}
      data-held={control !== undefined}
      data-reached={isReached}
      data-last={isLast}
      style={control === undefined ? undefined : ownStyle(owners[control])}
      transform={`translate(${center.join(' ')})`}
    >
      <path className={styles.halo} d={outline(box, kind, 7)} />
      {total === true ? <path className={styles.ring} d={outline(box, kind, 6.5)} /> : null}
      <Plate {...{ place, stand, owners, center, isPicture }}>
        <path className={styles.shape} d={outline(box, kind)} />
        {control === undefined ? null : (
          <path className={styles.rim} d={outline(box, kind, total === true ? 8.5 : 2.7)} />
        )}
        {kind === 'major' ? <path className={styles.inner} d={outline(box, kind, -5)} /> : null}
        {box.lines.map((line, at) => (
          <text key={line} className={styles.name} y={box.textTop + at * 19}>
            {line}
          </text>
        ))}
        {box.spaces.map(([x, y], at) =>
          at < stand.troops.length ? null : (
            <circle
              key={at}
              className={at === stand.troops.length ? `${styles.space} ${styles.next}` : styles.space}
              cx={x}
              cy={y}
              r={10.5}
            />
          ),
        )}
        {start ? (
          <path className={styles.start} d={`M${-right + 20} ${bottom - 4}h${box.width - 40}`} />
        ) : null}
      </Plate>
      <g transform={`translate(${-right + 2} ${-bottom + 2})`} className={styles.points}>
        <path d="M-13 -13H3A10 10 0 0 1 13 -3V3A10 10 0 0 1 3 13H-3A10 10 0 0 1 -13 3z" />
        <text y={5}>{points}</text>
      </g>
      {total === true ? (
        <path className={styles.crown} d={ICONS.crown} transform={`translate(-12 ${-bottom - 27})`} />
      ) : null}
      <MapTroops place={inner} {...{ owners, center, viewer }} at={box.spaces} />
      {stand.spies.map((seat, at) => (
        <MapSpy key={seat} {...{ name, seat, owners, center, viewer }} at={[right - 8 - at * 30, -bottom]} />
      ))}
      <g transform={`translate(0 ${bottom - 1})`}>
        <HeldBy marker={place.marker} stand={stand} />
      </g>
      {isLast ? <path className={styles.lastMark} d={outline(box, kind, 12)} /> : null}
      <DeedRank rank={rank} at={[-right - 6, bottom + 4]} />
    </g>
  )
}
