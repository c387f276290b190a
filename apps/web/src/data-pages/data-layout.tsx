import { Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { useGames } from '../games/games-context'
import { PageSkeleton } from '../shell/page-skeleton'
import styles from './data-layout.module.css'

/**
 * The frame of the section of data: where one is, and the pages that the games have there (rules: screens
 * 2.2).
 */
export function DataLayout() {
  const { dataPages } = useGames()
  const tabs = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // On a phone the tabs are drawn aside; the open one is to be in sight.
    const open = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (tabs.current && open) tabs.current.scrollLeft = open.offsetLeft - tabs.current.offsetLeft
  }, [pathname])
  return (
    <>
      <header className={styles.head}>
        <Link to="/data" className={styles.section}>
          Data
        </Link>
        <nav ref={tabs} aria-label="Data pages" className={styles.tabs}>
          {dataPages.map(({ path, title }) => (
            <NavLink key={path} to={`/data/${path}`}>
              {title}
            </NavLink>
          ))}
        </nav>
      </header>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  )
}
