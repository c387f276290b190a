import { useDocumentTitle } from '../../shell/use-document-title'
import { CubesPanels } from './cubes-panels'
import { DecksPanel } from './decks-panel'
import { DraftsPanel } from './drafts-panel'
import styles from './profile.module.css'

/** The Magic profile: the viewer's decks and drafts, and everybody's cubes (rules: screens 2.2). */
export function ProfilePage() {
  useDocumentTitle('Magic')
  return (
    <>
      <h1 className="visually-hidden">Magic</h1>
      <div className={styles.profile}>
        <div className={styles.side}>
          <DecksPanel />
          <DraftsPanel />
        </div>
        <div className={styles.side}>
          <CubesPanels />
        </div>
      </div>
    </>
  )
}
