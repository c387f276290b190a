import { Button } from '@mantine/core'
import { CallError, Panel } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import { sendQuietly } from '../api/send'
import type { DataFile } from './data-file/data-file'
import styles from './data-panel.module.css'

/** How long to wait when the hub was asked too often, ms. */
const PAUSE = 2000

type FileProgress =
  | { readonly step: 'none' }
  | { readonly step: 'running'; readonly words: string }
  | { readonly step: 'failed'; readonly why: string }
  | { readonly step: 'ready'; readonly file: DataFile; readonly address: string }

/** What the viewer may take with them. */
export function DataPanel() {
  const [making, make] = useDataFile()
  const isRunning = making.step === 'running'
  return (
    <Panel title="My data">
      <div className={styles.row}>
        <p className={styles.words}>
          Your account, decks, cubes, what you wrote, what is kept about you, and each of your games as you
          knew it, to be looked back at anywhere.
        </p>
        {making.step === 'ready' ? (
          <ReadyFile {...making} />
        ) : (
          <Button variant="default" loading={isRunning} onClick={make}>
            make the file
          </Button>
        )}
      </div>
      <p className={styles.hint} role="status">
        {making.step === 'running' && making.words}
        {making.step === 'failed' && `The file could not be made: ${making.why}`}
        {making.step === 'none' &&
          'Takes a minute. Hidden cards of running games are left out until those end.'}
        {making.step === 'ready' && 'It is in this page alone: the hub keeps no copy.'}
      </p>
    </Panel>
  )
}

/** Returns how far the file is, and what begins it. It is fetched and packed in this browser. */
function useDataFile(): readonly [FileProgress, () => void] {
  const [making, setProgress] = useState<FileProgress>({ step: 'none' })
  const address = making.step === 'ready' ? making.address : undefined
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address)
    },
    [address],
  )
  const run = async () => {
    setProgress({ step: 'running', words: 'Reading your account.' })
    try {
      const { makeDataFile } = await import('./data-file/data-file')
      const file = await makeDataFile({
        send: sendQuietly,
        now: new Date(),
        progress: (done, all) =>
          setProgress({ step: 'running', words: `Reading game ${done + 1} of ${all}.` }),
        pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
      })
      setProgress({ step: 'ready', file, address: URL.createObjectURL(file.blob) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProgress({ step: 'failed', why: error.message })
    }
  }
  return [making, () => void run()]
}

function ReadyFile({ file, address }: { readonly file: DataFile; readonly address: string }) {
  const { name, blob, data, games, missing } = file
  return (
    <div className={styles.ready}>
      <p>
        <strong>{name}</strong>
        <span>
          {sizeWords(blob.size)}, {counted(games, 'game')}, {counted(data.decks.length, 'deck')},{' '}
          {counted(data.cubes.length, 'cube')}
        </span>
        {missing.length > 0 && <span>Not kept move by move: {missing.join(', ')}</span>}
      </p>
      <Button component="a" variant="filled" href={address} download={name}>
        download
      </Button>
    </div>
  )
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
const KB = 1024
const sizeWords = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`
