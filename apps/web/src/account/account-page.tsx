import { Strip } from '@parlour/ui-kit'
import { isImpersonating, useSession } from '../api/session'
import { useDocumentTitle } from '../shell/use-document-title'
import styles from './account-page.module.css'
import { NoticeAccount } from '../notices/notice-account'
import { DataPanel } from './data-panel'
import { MarkPanel } from './mark-panel'
import { PasswordPanel } from './password-panel'
import { SessionsPanel } from './sessions-panel'
import { VacationPanel } from './vacation-panel'

/** What the viewer changes about themselves. */
export function AccountPage() {
  const state = useSession()
  useDocumentTitle()
  return (
    <>
      <h1 className={styles.title}>My account</h1>
      <div className={styles.account}>
        <MarkPanel />
        {isImpersonating(state) ? (
          <Strip tone="quiet">You cannot change the password of a user you are impersonating.</Strip>
        ) : (
          <PasswordPanel />
        )}
        {!isImpersonating(state) && (
          <>
            <VacationPanel />
            <SessionsPanel />
            <DataPanel />
            <NoticeAccount />
          </>
        )}
      </div>
    </>
  )
}
