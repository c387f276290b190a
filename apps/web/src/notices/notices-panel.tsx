import { Checkbox } from '@mantine/core'
import { Panel } from '@parlour/ui-kit'
import { useState } from 'react'
import { noticePermission, useNoticeSettings } from './notice-settings'
import styles from './notices-panel.module.css'
import { playQuietTone } from './play-quiet-tone'

const WHY = {
  impossible: 'Browsers show notifications only on pages whose address begins with https.',
  denied: 'Your browser blocks notifications. You can allow them in its settings for this site.',
} as const

/** Whether, and how, this browser announces that it is your turn. The browser is asked only when somebody wants a notice. */
export function NoticesPanel() {
  const { notices, sound, setNotices, setSound } = useNoticeSettings()
  const [permission, setPermission] = useState(noticePermission)
  const want = async (wanted: boolean) => {
    if (!wanted) return setNotices('off')
    const answer = await Notification.requestPermission()
    setPermission(answer)
    if (answer === 'granted') setNotices('on')
  }
  const why = permission === 'impossible' || permission === 'denied' ? WHY[permission] : undefined
  return (
    <Panel title="Tell me when it is my turn" level={3}>
      <div className={styles.choices}>
        <Checkbox
          label="with a notification from this browser"
          description={why}
          disabled={permission === 'impossible'}
          checked={notices && permission === 'granted'}
          onChange={(event) => void want(event.currentTarget.checked)}
        />
        <Checkbox
          label="with a soft sound"
          checked={sound}
          onChange={(event) => {
            setSound(event.currentTarget.checked ? 'on' : 'off')
            if (event.currentTarget.checked) playQuietTone()
          }}
        />
      </div>
    </Panel>
  )
}
