import type { WireMark } from '@parlour/protocol'
import { seatClass } from '@parlour/ui-kit'
import type { CSSProperties } from 'react'
import styles from './person-name.module.css'

interface PersonNameProps {
  readonly name: string
  readonly mark?: WireMark | undefined
}

/** A person's name, with the color and the shape that they have chosen before it. */
export function PersonName({ name, mark }: PersonNameProps) {
  return (
    <span className={styles.person}>
      {mark !== undefined && <MarkShape mark={mark} />}
      <span className={styles.name}>{name}</span>
    </span>
  )
}

/** The shape in its color; it says nothing that the name beside it does not say. */
export function MarkShape({ mark: { color, shape } }: { readonly mark: WireMark }) {
  const own = { '--seat': `var(--seat-${color})` } as CSSProperties
  return <span className={`${styles.mark} ${seatClass(shape - 1)}`} style={own} aria-hidden="true" />
}
