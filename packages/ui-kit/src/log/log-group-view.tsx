import { memo, useState } from 'react'
import type { ScreenViewer } from '../game-screen'
import { PlayerName } from '../seats/player-name'
import { joinClasses } from '../join-classes'
import { useIsPast, useJump, useOfMoment, useStartLookBack } from '../look-back/look-back'
import { usePrinting } from '../screen/use-printing'
import { useSeatClass } from '../seats/seats'
import { ChatLine } from './chat-line'
import styles from './game-log.module.css'
import { isSameGroup, type Line, type LogGroup, type LogNode, playerOf, withoutRepeats } from './log-stream'
import { type CardInLog, LogText, speaksOf } from './log-text'
import { LogTime } from './log-time'

/** A block with more lines than this starts folded. */
const FOLDED_FROM = 8

/** Who reads, and how lines are drawn. */
export interface LogReader {
  readonly viewer: ScreenViewer
  readonly deleteChat: (chatId: string) => Promise<void>
  readonly card: CardInLog | undefined
}

interface LogGroupViewProps extends LogReader {
  readonly group: LogGroup
  /** It came in another minute than what stands before it: its time stands at its side. */
  readonly isLater?: boolean
}

/**
 * One group of the stream: a player's lines beside the seat's bar, a chat line, or the mark. Redrawn only
 * when it changed.
 */
export const LogGroupView = memo(
  Group,
  (before, now) =>
    isSameGroup(before.group, now.group) &&
    before.isLater === now.isLater &&
    before.viewer.name === now.viewer.name &&
    before.viewer.isAdmin === now.viewer.isAdmin &&
    before.deleteChat === now.deleteChat &&
    before.card === now.card,
)

function Group({ group, isLater = false, ...reading }: LogGroupViewProps) {
  const seat = useSeatClass(group.kind === 'lines' ? group.player : undefined)
  if (group.kind !== 'lines') return <NodeView node={group} without={undefined} {...reading} />
  const lines = withoutRepeats(group.lines)
  const alone = lines.length === 1 && lines[0]?.line.children.length === 0
  const headed = seat !== undefined && group.player !== undefined && !alone
  // A first line that names the player serves as the head.
  const isNamed = lines[0] !== undefined && speaksOf(lines[0].line.entry)
  return (
    <section className={joinClasses(styles.group, seat)}>
      {isLater ? <LogTime at={group.lines[0]?.at} /> : null}
      {headed && !isNamed ? (
        <header>
          <PlayerName name={group.player} />
        </header>
      ) : null}
      <ol>
        {lines.map(({ line, times }) => (
          <LineView
            key={line.entry.id}
            line={line}
            times={times}
            without={headed ? group.player : undefined}
            {...reading}
          />
        ))}
      </ol>
    </section>
  )
}

function NodeView({ node, without, ...reading }: LogReader & { node: LogNode; without: string | undefined }) {
  const { viewer, deleteChat } = reading
  const isPast = useIsPast()
  if (node.kind === 'since') return <p className={styles.since}>since your last turn</p>
  if (node.kind === 'line') return <LineView line={node} without={without} {...reading} />
  const own = node.entry.author === viewer.name
  const mayDelete = !isPast && node.entry.id !== '' && (own || viewer.isAdmin)
  return (
    <ChatLine
      entry={node.entry}
      own={own}
      card={reading.card}
      onDelete={mayDelete ? () => void deleteChat(node.entry.id) : undefined}
    />
  )
}

/** Whether, in a look back, a line was written by the answer that is shown, or came later. */
function useLinePlace({ answers }: Line): 'now' | 'later' | undefined {
  return useOfMoment((at) => {
    if (at === undefined || answers < at || answers === 0) return undefined
    return answers === at ? 'now' : 'later'
  })
}

/**
 * The way to the moment at which a line was written. In the present it is drawn while the line is pointed at
 * and no stop of the tab key: there may be hundreds.
 */
function AnswerNumber({ line: { answers, isFirst } }: { readonly line: Line }) {
  const jump = useJump()
  const start = useStartLookBack()
  const show = jump ?? start
  if (show === undefined || !isFirst || answers === 0) return null
  return (
    <button
      type="button"
      className={joinClasses(styles.number, jump === undefined && styles.atEdge)}
      tabIndex={jump === undefined ? -1 : 0}
      aria-label={`Answer ${answers}`}
      title={`Show answer ${answers}`}
      onClick={() => show(answers)}
      data-answer={answers}
    />
  )
}

interface LineViewProps extends LogReader {
  readonly line: Line
  readonly without: string | undefined
  readonly times?: number
}

function LineView({ line, without, times = 1, ...reading }: LineViewProps) {
  const [isUnfolded, setUnfolded] = useState(line.children.length < FOLDED_FROM)
  const open = usePrinting() || isUnfolded
  const place = useLinePlace(line)
  const text = (
    <>
      <AnswerNumber line={line} />
      <LogText entry={line.entry} without={without} card={reading.card} />
    </>
  )
  const below = line.children.every((child) => isAbout(child, without)) ? without : undefined
  if (line.children.length === 0) {
    return (
      <li className={styles.line} data-moment={place}>
        {text}
        {times === 1 ? null : <span className={styles.fold}> × {times}</span>}
      </li>
    )
  }
  return (
    <li className={joinClasses(styles.line, styles.folds)} data-moment={place}>
      {/* Beside the words, not around them: these hold buttons of their own. */}
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? 'fold' : `${line.children.length} lines more`}
        onClick={() => setUnfolded(!isUnfolded)}
      />
      <div>{text}</div>
      {open ? (
        <ol>
          {line.children.map((child, index) =>
            child.kind === 'line' ? (
              <LineView key={index} line={child} without={below} {...reading} />
            ) : (
              <li key={index}>
                <NodeView node={child} without={below} {...reading} />
              </li>
            ),
          )}
        </ol>
      ) : (
        <span className={styles.fold}>{line.children.length} lines</span>
      )}
    </li>
  )
}

/**
 * Whether a nested line names no other player first: among several, a line without a name would be taken for
 * another's.
 */
function isAbout(node: LogNode, player: string | undefined): boolean {
  return node.kind !== 'line' || (playerOf(node.entry) ?? player) === player
}
