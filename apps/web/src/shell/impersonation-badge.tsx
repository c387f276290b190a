import { isImpersonating, useSession } from '../api/session'
import styles from './impersonation-badge.module.css'
import { askToStopImpersonating } from './stop-impersonating'

/** 'Impersonating: {name}' while an admin acts as somebody else, with the way to stop. */
export function ImpersonationBadge() {
  const state = useSession()
  if (!isImpersonating(state)) return null
  return (
    <span className={styles.badge} data-impersonating>
      <span className={styles.words}>Impersonating: {state.user?.name}</span>
      <button
        type="button"
        className={styles.stop}
        onClick={askToStopImpersonating}
        aria-label="stop impersonating"
      >
        stop
      </button>
    </span>
  )
}
