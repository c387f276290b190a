import { Checkbox } from '@mantine/core'
import { Panel } from '@parlour/ui-kit'
import { useState } from 'react'
import { noticeFacts, noticeObstacle } from './notice-obstacle'
import { useNoticeSettings } from './notice-settings'
import styles from './notices-panel.module.css'
import { soundCue } from '../cues/sound-cue'

/**
 * Whether, and how, this browser announces that it is your turn. The browser is asked only when somebody
 * wants a notice.
 */
export function NoticesPanel() {
  const { notices, sound, setNotices, setSound } = useNoticeSettings()
  const [facts, setFacts] = useState(noticeFacts)
  const obstacle = noticeObstacle(facts)
  const want = async (wanted: boolean) => {
    if (!wanted) return setNotices(false)
    const answer = await Notification.requestPermission()
    setFacts(noticeFacts())
    if (answer === 'granted') setNotices(true)
  }
  return (
    <Panel title="Tell me when it is my turn" level={3}>
      <div className={styles.choices}>
        <Checkbox
          label="with a notification from this browser"
          description={obstacle}
          disabled={obstacle !== undefined && facts.permission !== 'denied'}
          checked={notices && obstacle === undefined && facts.permission === 'granted'}
          onChange={(event) => void want(event.currentTarget.checked)}
        />
        <Checkbox
          label="with a soft sound"
          checked={sound}
          onChange={(event) => {
            setSound(event.currentTarget.checked)
            if (event.currentTarget.checked) void soundCue('turn')
          }}
        />
      </div>
    </Panel>
  )
}
