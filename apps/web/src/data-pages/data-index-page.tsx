import { Link } from 'react-router'
import type { ShownDataPage } from '../games/games'
import { useGames } from '../games/games-context'
import { useDocumentTitle } from '../shell/use-document-title'
import styles from './data-layout.module.css'

/** Links to the pages that the games have beside themselves. */
export function DataIndexPage() {
  const { dataPages, pages } = useGames()
  useDocumentTitle('Data')
  return (
    <>
      <h1 className="visually-hidden">Data</h1>
      <ul className={styles.list}>
        {dataPages.map((page) => (
          <Entry key={page.path} to={`/data/${page.path}`} {...page} />
        ))}
        {pages.map((page) => (
          <Entry key={page.path} to={`/${page.path}`} {...page} />
        ))}
      </ul>
    </>
  )
}

function Entry({ to, title, words }: Pick<ShownDataPage, 'title' | 'words'> & { readonly to: string }) {
  return (
    <li>
      <Link to={to}>
        <h2>{title}</h2>
        <p>{words}</p>
      </Link>
    </li>
  )
}
