import { Link } from 'react-router'
import { useGames } from '../games/games-context'
import { useDocumentTitle } from '../shell/use-document-title'
import styles from './data-layout.module.css'

/** Links to the pages of data that the games have. */
export function DataIndexPage() {
  const { dataPages } = useGames()
  useDocumentTitle('Data')
  return (
    <>
      <h1 className="visually-hidden">Data</h1>
      <ul className={styles.list}>
        {dataPages.map(({ path, title, words }) => (
          <li key={path}>
            <Link to={`/data/${path}`}>
              <h2>{title}</h2>
              <p>{words}</p>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
