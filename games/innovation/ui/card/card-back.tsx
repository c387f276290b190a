import { joinClasses } from '@parlour/ui-kit'
import type { HTMLAttributes, Ref } from 'react'
import type { Back } from '../../rules/facts/piece'
import styles from './card-back.module.css'

interface CardBackProps extends HTMLAttributes<HTMLSpanElement> {
  readonly back: Back
  readonly ref?: Ref<HTMLSpanElement>
}

/** A card face down: its value on a lattice, its set by the edge. As wide as `--bw`. */
export function CardBack({ back, className, ref, ...rest }: CardBackProps) {
  const says = `${back.set}, value ${back.value}`
  return (
    <span
      ref={ref}
      className={joinClasses(styles.back, className)}
      data-set={back.set}
      title={says}
      role="img"
      aria-label={`face down: ${says}`}
      {...rest}
    >
      <b>{back.value}</b>
    </span>
  )
}
