import { NotHereYetPage } from '../shell/not-here-yet-page'

/** Stands in for the page of a game. */
export function GamePage() {
  return <NotHereYetPage />
}
