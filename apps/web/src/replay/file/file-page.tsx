import { Button, FileButton } from '@mantine/core'
import { joinClasses, PanelBoundary, Strip, useDraggedFiles } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { useGames } from '../../games/games-context'
import { useLookBackAddress } from '../../game/use-look-back-address'
import { useDocumentTitle } from '../../shell/use-document-title'
import { FileGame } from './file-game'
import styles from './file-page.module.css'
import { openFile, type OpenedFile } from './opened-file'

/** Shows a game out of a file, which stays in this page: nothing of it reaches the server. */
export function FilePage() {
  const { at, enter, leave } = useLookBackAddress()
  const [opened, setOpened] = useState<OpenedFile>()
  useDocumentTitle(opened?.game.settings.name ?? 'Open a game from a file')
  if (opened === undefined || at === undefined)
    return (
      <ChooseFile
        onOpened={(next) => {
          setOpened(next)
          enter(0)
        }}
      />
    )
  const broken = (
    <div className={styles.page}>
      <Strip tone="danger">
        This game cannot be shown. The file was changed, or made by another version of Parlour.
      </Strip>
      <Button onClick={leave}>choose another file</Button>
    </div>
  )
  return (
    <PanelBoundary what="This game" fallback={broken}>
      <FileGame opened={opened} />
    </PanelBoundary>
  )
}

/** Where one chooses a file, or drops one. */
function ChooseFile({ onOpened }: { readonly onOpened: (opened: OpenedFile) => void }) {
  const games = useGames()
  const [problem, setProblem] = useState<string>()
  const open = async (files: readonly File[]) => {
    const [file] = files
    if (file === undefined) return
    if (files.length > 1) return setProblem('Open one file at a time.')
    const chosen = await openFile(file)
    if ('problem' in chosen) return setProblem(chosen.problem)
    const { game: kind } = chosen.opened.game.settings
    if (games.screenOf(kind) === undefined) return setProblem(`This hub does not know the game ‘${kind}’.`)
    setProblem(undefined)
    onOpened(chosen.opened)
  }
  const isOver = useDraggedFiles((files) => void open(files))
  return (
    <div className={styles.page}>
      <h1>Open a game from a file</h1>
      <p>
        Choose a game that was saved as a file, here or on another hub, and look back at it. It stays in this
        browser and is gone when you close the page.
      </p>
      <div className={joinClasses(styles.drop, isOver && styles.over)}>
        <p>{isOver ? 'Drop the file to open it.' : 'Drop the file here, or'}</p>
        <FileButton
          accept=".json,application/json"
          onChange={(file) => {
            if (file !== null) void open([file])
          }}
        >
          {(props) => (
            <Button {...props} variant="filled">
              choose a file
            </Button>
          )}
        </FileButton>
      </div>
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <p className={styles.aside}>
        To save a game, choose ‘save as a file’ in its menu. <Link to="/games">All my games</Link>
      </p>
    </div>
  )
}
