import { NotHereYetPage } from '../shell/not-here-yet-page'

/** Stands in for the editor of a game's responses. */
export function GameEditorPage() {
  return <NotHereYetPage />
}
