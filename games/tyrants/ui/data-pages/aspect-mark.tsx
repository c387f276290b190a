import type { Aspect } from '../../rules/facts/names'
import { aspectClass } from '../card/tyrants-card'
import { joinClasses } from '@parlour/ui-kit'
import styles from './cards-page.module.css'

/** An aspect as its letter in its color: its word stands beside it, or is the name of what holds it. */
export function AspectMark({ aspect }: { readonly aspect: Aspect }) {
  return (
    <b className={joinClasses(styles.mark, aspectClass({ aspect }))} aria-hidden="true">
      {aspect.charAt(0).toUpperCase()}
    </b>
  )
}
