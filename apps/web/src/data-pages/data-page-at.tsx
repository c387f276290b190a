import { SendProvider } from '@parlour/ui-kit'
import { createElement } from 'react'
import { useParams } from 'react-router'
import { sendWithPlainFailures } from '../api/send'
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

/** A page about a game, under its title. It says its failures itself. */
export function Found({ title, page }: ShownDataPage) {
  const { _id: viewerId } = useViewer()
  useDocumentTitle(title)
  return (
    <SendProvider send={sendWithPlainFailures}>
      <h1 className="visually-hidden">{title}</h1>
      {createElement(page, { key: viewerId, viewerId })}
    </SendProvider>
  )
}
