import { Button, Popover } from '@mantine/core'
import type { OnlookerLine } from '@parlour/protocol'
import { ChatInput, joinClasses } from '@parlour/ui-kit'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './onlooker-chat.module.css'
import { useOnlookerChat } from './use-onlooker-chat'

/** What onlookers say to one another, behind a button that counts what was said since it was open. */
export function OnlookerChat({ gameId }: { readonly gameId: string }) {
  const { lines, say } = useOnlookerChat(gameId)
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const [read, setRead] = useState(0)
  if (isOpen && read !== lines.length) setRead(lines.length)
  const unread = lines.filter(({ own }) => own !== true).length === 0 ? 0 : lines.length - read
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(360px, 94vw)"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          chat{unread > 0 ? ` (${unread} new)` : ''}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.sheet ?? ''} aria-labelledby={heading}>
        <h2 id={heading}>Onlookers’ chat</h2>
        <Lines lines={lines} />
        <p className={styles.hint}>Only onlookers read this until the game is over.</p>
        <ChatInput
          label="Say something to the onlookers"
          placeholder="Say something to the onlookers"
          onSend={say}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function Lines({ lines }: { readonly lines: readonly OnlookerLine[] }) {
  const list = useRef<HTMLUListElement>(null)
  const count = lines.length
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  if (count === 0) return <p className={styles.hint}>Nobody has said anything yet.</p>
  return (
    <ul ref={list} className={styles.lines} tabIndex={0}>
      {lines.map(({ id, author, text, seq, own }) => (
        <li key={id} className={joinClasses(own === true && styles.own)}>
          <strong>{author}</strong>
          <small>{seq === 0 ? 'at the beginning' : `at answer ${seq}`}</small>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
