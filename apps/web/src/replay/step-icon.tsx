/** Drawings for the bar of a look back, on a square of 24; those of `FILLED` are filled. */
const PATHS = {
  first: 'M6 5v14M18.5 5.5 9.5 12l9 6.5z',
  back: 'M16.5 5.5 7.5 12l9 6.5z',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5.5v13M16 5.5v13',
  forward: 'M7.5 5.5 16.5 12l-9 6.5z',
  last: 'M18 5v14M5.5 5.5 14.5 12l-9 6.5z',
  eye: 'M2.5 12c2.2-4 5.5-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
} as const

interface StepIconProps {
  readonly name: keyof typeof PATHS
  readonly size?: number
}

/** A line drawing beside a word or in a button that has a name. */
export const StepIcon = ({ name, size = 17 }: StepIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    fill={name === 'play' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={name === 'pause' ? 4 : 1.75}
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={PATHS[name]} />
  </svg>
)
