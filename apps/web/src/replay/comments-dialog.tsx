import { Button } from '@mantine/core'
import type { MomentComment } from '@parlour/protocol'
import { DialogSheet, Icon, PlayerName, useSaving } from '@parlour/ui-kit'
import { useState } from 'react'
import { CommentForm } from './comment-form'
import styles from './comments-dialog.module.css'
import barStyles from './look-bar.module.css'
import type { Comments } from './use-comments'

/** Returns a number of comments in words. */
export const commentsInWords = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`)

interface CommentsButtonProps {
  readonly comments: readonly MomentComment[]
  readonly at: number
  /** How far the game may be shown. */
  readonly limit: number
  readonly onClick: () => void
}

/** The way to the comments; it says how many this moment has, or else the game so far as it is shown. */
export function CommentsButton({ comments, at, limit, onClick }: CommentsButtonProps) {
  const here = comments.filter(({ seq }) => seq === at).length
  const count = here > 0 ? here : comments.filter(({ seq }) => seq <= limit).length
  const words = count === 0 ? 'comment' : `${commentsInWords(count)}${here > 0 ? ' here' : ''}`
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon name="log" size={14} />}
      title="Comments (C)"
      aria-label={words}
      onClick={onClick}
    >
      {count === 0 ? null : count}
      <span className={barStyles.wide}>{words.replace(/^\d+/, '')}</span>
    </Button>
  )
}

interface CommentsDialogProps {
  readonly at: number
  readonly limit: number
  readonly comments: Comments
  readonly goTo: (at: number) => void
  readonly onClose: () => void
}

/** All comments on a game moment by moment, and a field for one on the moment that is shown. */
export function CommentsDialog({ at, limit, comments: { list, write }, goTo, onClose }: CommentsDialogProps) {
  const shown = list.filter(({ seq }) => seq <= limit)
  const [draft, setDraft] = useState('')
  return (
    <DialogSheet
      title="Comments"
      size={520}
      onClose={onClose}
      unsaved={draft.trim() === '' ? undefined : 'Your comment has not been sent yet.'}
      footer={(close) => <Button onClick={close}>close</Button>}
    >
      {shown.length === 0 ? (
        <p className={styles.none}>
          {write === undefined
            ? 'Nobody has commented on this game.'
            : 'No comments yet. Look back and write one at its moment.'}
        </p>
      ) : (
        <ol className={styles.list}>
          {shown.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              isHere={comment.seq === at}
              write={write}
              onShow={() => {
                goTo(comment.seq)
                onClose()
              }}
            />
          ))}
        </ol>
      )}
      {write === undefined ? null : (
        <CommentForm
          label={at === 0 ? 'Comment on the beginning' : `Comment on answer ${at}`}
          text={draft}
          onText={setDraft}
          word="comment"
          onSave={async (text) => {
            await write.add(at, text)
            setDraft('')
          }}
        />
      )}
    </DialogSheet>
  )
}

interface CommentProps {
  readonly comment: MomentComment
  /** It is about the moment that is shown. */
  readonly isHere: boolean
  readonly write: Comments['write']
  readonly onShow: () => void
}

function Comment({
  comment: { id, seq, author, text, at, edited, own },
  isHere,
  write,
  onShow,
}: CommentProps) {
  const [draft, setDraft] = useState<string>()
  const { run, problem } = useSaving()
  return (
    <li className={styles.comment} data-here={isHere || undefined}>
      <p className={styles.head}>
        <PlayerName name={author} />
        <button type="button" className={styles.moment} onClick={onShow}>
          {seq === 0 ? 'the beginning' : `answer ${seq}`}
        </button>
        <time title={new Date(edited ?? at).toLocaleString()}>{edited === undefined ? '' : 'edited'}</time>
      </p>
      {draft === undefined || write === undefined ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <CommentForm
          label={`Your comment on answer ${seq}`}
          text={draft}
          onText={setDraft}
          word="save"
          onCancel={() => setDraft(undefined)}
          onSave={async (next) => {
            await write.edit(id, next)
            setDraft(undefined)
          }}
        />
      )}
      {own === true && write !== undefined && draft === undefined ? (
        <p className={styles.acts}>
          <Button size="compact-sm" variant="default" onClick={() => setDraft(text)}>
            edit
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => void run(() => write.remove(id))}>
            delete
          </Button>
        </p>
      ) : null}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </li>
  )
}
