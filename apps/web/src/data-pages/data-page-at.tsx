import { createElement } from 'react'
import { useParams } from 'react-router'
import { useViewer } from '../api/session'
import { type ShownDataPage } from '../games/games'
import { useGames } from '../games/games-context'
import { NotFoundPage } from '../shell/not-found-page'
import { useDocumentTitle } from '../shell/use-document-title'

/** The page of data at this address. */
export function DataPageAt() {
  const { '*': path } = useParams()
  const found = useGames().dataPages.find((page) => page.path === path)
  return found === undefined ? <NotFoundPage /> : <Found {...found} />
}

/** A page about a game, under its title. */
export function Found({ title, page }: ShownDataPage) {
  const { _id: viewerId } = useViewer()
  useDocumentTitle(title)
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {createElement(page, { key: viewerId, viewerId })}
    </>
  )
}
