import { Button, Modal } from '@mantine/core'
import {
  type AnswerOf,
  gameAhead,
  gameAnswerAhead,
  gameWithdrawAhead,
  type SentBodyOf,
  type SerializedGame,
  type WireAnswerAhead,
} from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { gameAgo } from '../time/age'
import { useNow } from '../time/use-now'
import styles from './ahead-dialog.module.css'
import { WishEditor } from './wish-editor'

interface AheadDialogProps {
  readonly game: SerializedGame
  readonly close: () => void
}

type AheadList = AnswerOf<typeof gameAhead>

/** What the viewer left for questions to come in a game, each to be withdrawn; nobody else sees it. */
export function AheadDialog({ game, close }: AheadDialogProps) {
  const { _id: gameId, seq, settings } = game
  const send = useSend()
  const key = ['answers-ahead', gameId]
  const { data } = useQuery({ queryKey: [...key, seq], queryFn: () => send(gameAhead, { gameId }) })
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setSending(true)
    try {
      await work()
    } catch (error) {
      // The call has shown its own failure.
      console.error('answers ahead', error)
    }
    await queries.invalidateQueries({ queryKey: key })
    setSending(false)
  }
  const withdraw = (aheadId?: string) =>
    void run(() => send(gameWithdrawAhead, aheadId === undefined ? { gameId } : { gameId, aheadId }))
  const leave = (ahead: SentBodyOf<typeof gameAnswerAhead>['ahead']) =>
    void run(() => send(gameAnswerAhead, { gameId, ahead }))
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={`Your answers ahead in ${settings.name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {data === undefined ? null : <Left list={data} {...{ isSending, withdraw, leave }} />}
      <div className={styles.acts}>
        {data !== undefined && data.ahead.length > 1 && (
          <Button variant="default" disabled={isSending} onClick={() => withdraw()}>
            cancel all
          </Button>
        )}
        <Button onClick={close}>done</Button>
      </div>
    </Modal>
  )
}

interface LeftProps {
  readonly list: AheadList
  readonly isSending: boolean
  readonly withdraw: (aheadId: string) => void
  readonly leave: (ahead: SentBodyOf<typeof gameAnswerAhead>['ahead']) => void
}

function Left({ list: { ahead, hasTurns, hasLowest, things }, isSending, withdraw, leave }: LeftProps) {
  const isLeft = (wanted: WireAnswerAhead['form']) => ahead.some(({ form }) => form === wanted)
  const offered = GENERAL.filter(({ form }) => hasTurns && !isLeft(form) && (form === 'decline' || hasLowest))
  return (
    <>
      {ahead.length === 0 ? null : (
        <ul className={styles.standing} aria-label="Answers ahead">
          {ahead.map((one) => (
            <LeftAnswer key={one._id} one={one} isSending={isSending} withdraw={withdraw} />
          ))}
        </ul>
      )}
      {offered.length === 0 ? null : (
        <div className={styles.general}>
          {offered.map(({ form, words }) => (
            <Button
              key={form}
              size="compact-sm"
              variant="default"
              disabled={isSending}
              onClick={() => leave({ form })}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      {things !== undefined && (
        <WishEditor
          things={things}
          isSending={isSending}
          leave={({ wishes, ...list }) => leave({ form: 'wishes', wishes: [...wishes], ...list })}
        />
      )}
      <p className={styles.hint}>{things === undefined ? HOW_TO_LEAVE : WISHES_HINT}</p>
    </>
  )
}

const HOW_TO_LEAVE =
  'Only you see this. When you are asked something that you may be asked again, choose beside your answer how long it stands. It is given the moment exactly the same is asked; anything else asks you. Undo works as after any answer.'
const WISHES_HINT =
  'Only you see this list. It is for the packs that come after the one before you now; where nothing of it is there, you are asked. What it takes is final, as every pick.'

/** What may be left for many questions at once. */
const GENERAL = [
  { form: 'decline', words: 'leave what is optional, until my turn' },
  { form: 'lowest', words: 'where I must, pick the lowest card, until my turn' },
] as const

/** How what was left for many questions is listed. */
const FOR_MANY = {
  decline: { title: 'Whatever is optional', picks: 'nothing' },
  lowest: { title: 'Whatever must be picked', picks: 'the lowest card' },
} as const

const UNTIL = { once: 'once', turn: 'until your next turn', always: 'whenever it asks' } as const

interface LeftAnswerProps extends Pick<LeftProps, 'isSending' | 'withdraw'> {
  readonly one: WireAnswerAhead
}

function LeftAnswer({ one, isSending, withdraw }: LeftAnswerProps) {
  const { _id, form, question, because, picks, until, wishesLeft, given, lastGiven } = one
  const now = useNow()
  const many = form === 'decline' || form === 'lowest' ? FOR_MANY[form] : undefined
  const title = many?.title ?? wordsOf(question, because)
  const picked = many?.picks ?? (picks.length === 0 ? 'nothing' : picks.join(', '))
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <span className={styles.until}>
          <b>{picked}</b> · {wishesLeft === undefined ? UNTIL[until] : timesWords(wishesLeft)}
        </span>
      </span>
      <span className={styles.given}>
        {given === 0 || lastGiven === undefined
          ? 'not asked yet'
          : `given ${given === 1 ? 'once' : `${given} times`}, ${gameAgo(now - lastGiven)}`}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isSending}
        aria-label={`cancel ${title}`}
        onClick={() => withdraw(_id)}
      >
        cancel
      </Button>
    </li>
  )
}

const timesWords = (left: number | null): string =>
  left === null ? 'until you cancel it' : left === 1 ? 'once' : `${left} times`

/** By which card it was asked, without whose turn that was: others may ask it again. */
const wordsOf = (question = '', because = ''): string => {
  const [card] = because.split(', ')
  const plain = question.replace(/^\(optional\) /, '')
  return card === undefined || card === '' ? plain : `${card}: ${plain}`
}
