import { Button } from '@mantine/core'
import { gameShare } from '@parlour/protocol'
import { DialogSheet, LinkField, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import styles from './story-page.module.css'

interface ShareDialogProps {
  readonly gameId: string
  /** What the picture shows, in words. */
  readonly words: string
  readonly close: () => void
}

/** The picture of a finished game and the link that shows it in chats, both for whoever has the link. */
export function ShareDialog({ gameId, words, close }: ShareDialogProps) {
  const send = useSend()
  const { data, error } = useQuery({
    queryKey: ['shared-story', gameId],
    queryFn: () => send(gameShare, { gameId }),
    retry: false,
  })
  const picture = data && `${data.path}/picture.png`
  return (
    <DialogSheet
      title="Share as a picture"
      size={640}
      onClose={close}
      footer={(leave) => (
        <>
          <Button variant="default" onClick={leave}>
            close
          </Button>
          {picture !== undefined && (
            <Button component="a" href={picture} download="game.png">
              save 1200 × 630
            </Button>
          )}
        </>
      )}
    >
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && (
        <>
          <img className={styles.picture} src={picture} alt={words} width={1200} height={630} />
          <p className={styles.hint}>
            Whoever has this link sees the picture and the players’ names, also without an account. Closing
            the game to others ends that.
          </p>
          <LinkField label="Link for chats" path={data.path} />
        </>
      )}
    </DialogSheet>
  )
}
