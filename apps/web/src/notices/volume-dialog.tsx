import { Button, Modal, Radio } from '@mantine/core'
import { NOTICE_VOLUMES, type NoticeVolume, noticeVolumeSet } from '@parlour/protocol'
import { Strip } from '@parlour/ui-kit'
import styles from './notice-account.module.css'
import { type NoticeList, useNoticeChange, useNoticeList, withVolume } from './use-notice-list'

const WORDS: Readonly<Record<NoticeVolume, { readonly name: string; readonly note: string }>> = {
  usual: { name: 'As usual', note: 'by the channels and as soon as your account says' },
  muted: { name: 'Muted', note: 'only the bell and the marks on the page' },
  louder: { name: 'Louder', note: 'all channels at once, and again every 3 h until you answer' },
}

interface VolumeDialogProps {
  readonly gameId: string
  readonly name: string
  readonly close: () => void
}

/** How loud a game is to the viewer; stored with each choice. */
export function VolumeDialog({ gameId, name, close }: VolumeDialogProps) {
  const { list } = useNoticeList()
  return (
    <Modal opened onClose={close} title={`Notices of ${name}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      {list !== undefined && <Volumes gameId={gameId} name={name} list={list} />}
      <div className={styles.dialogEnd}>
        <Button variant="filled" onClick={close}>
          done
        </Button>
      </div>
    </Modal>
  )
}

interface VolumesProps extends Pick<VolumeDialogProps, 'gameId' | 'name'> {
  readonly list: NoticeList
}

function Volumes({ gameId, name, list }: VolumesProps) {
  const change = useNoticeChange(list)
  const volume = list.games.find(({ _id }) => _id === gameId)?.volume ?? 'usual'
  return (
    <div className={styles.loudness}>
      <Radio.Group
        aria-label="How loud"
        value={volume}
        onChange={(chosen) => {
          const wanted = NOTICE_VOLUMES.find((one) => one === chosen)
          if (wanted !== undefined)
            void change(
              noticeVolumeSet,
              { gameId, volume: wanted },
              withVolume({ _id: gameId, name, volume: wanted }),
            )
        }}
      >
        <div className={styles.volumes}>
          {NOTICE_VOLUMES.map((one) => (
            <Radio key={one} value={one} label={WORDS[one].name} description={WORDS[one].note} />
          ))}
        </div>
      </Radio.Group>
      {list.channels.length === 0 && (
        <Strip tone="quiet">
          You are not notified yet when a game waits. Choose a channel in your account.
        </Strip>
      )}
    </div>
  )
}
