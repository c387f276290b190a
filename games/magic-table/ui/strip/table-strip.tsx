import { Button, Menu } from '@mantine/core'
import {
  Icon,
  joinClasses,
  LookBackButton,
  OutcomeWords,
  PlayerName,
  PlayerNames,
  QuestionStrip,
  type GameScreenProps,
  RematchButton,
  useSending,
  WaitingSince,
} from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { ALLOW_UNDO, SHOW_ALL } from '../../rules/facts/question-kinds'
import type { CommandContext } from '../acting/command'
import { nextToAct } from '../acting/phase-acts'
import { useOpenDialog } from '../acting/table-store'
import { useActing } from '../acting/use-acting'
import { NextGame } from '../dialogs/next-game'
import type { Table } from '../table/table'
import { AttackWithAll } from './attack-with-all'
import { AgreeToDraw, DrawOffers } from './draw-offers'
import { OpeningHands } from './opening-hands'
import styles from './table-strip.module.css'
import { Turn } from './turn'
import { UndoButtons } from './undo-buttons'
import { UsualAct } from './usual-act'

interface TableStripProps
  extends Pick<GameScreenProps, 'game' | 'answer' | 'saving' | 'rematch' | 'viewer' | 'undo'> {
  readonly context: CommandContext
  /** Opens the log where it has no column of its own. */
  readonly logButton: ReactNode
}

/** The one place that says what is asked: to act, to allow an undo, or who is waited for. */
export function TableStrip(props: TableStripProps) {
  const { game, context } = props
  const { table } = context
  const { stage, undoAsked, priority, keepers } = table.view
  if (stage === 'over') return <Over {...props} />
  if (keepers !== undefined) return <OpeningHands {...props} />
  if (game.requests.some(({ kind }) => kind === ALLOW_UNDO)) return <UndoQuestion {...props} />
  if (undoAsked !== undefined) return <UndoWaiting {...props} />
  return priority === table.view.you ? <OwnPriority {...props} /> : <OthersPriority {...props} />
}

function OwnPriority({ context, logButton, undo }: TableStripProps) {
  const { table, act } = context
  const { problem, mayAct } = useActing()
  const next = nextToAct(table)
  const others = table.others.filter(({ eliminated, name }) => !eliminated && name !== next)
  return (
    <QuestionStrip
      asked
      still
      title="Do Something"
      bounds={{ min: 1, max: 1 }}
      facts={
        <Facts problem={problem}>
          <Turn table={table} />
          <UsualAct table={table} />
          <DrawOffers table={table} />
          <Away table={table} />
        </Facts>
      }
    >
      {logButton}
      <AgreeToDraw context={context} />
      <UndoButtons context={context} undo={undo} />
      <AttackWithAll context={context} />
      {next === undefined ? null : (
        <Button.Group className={styles.pass}>
          <Button
            size="compact-sm"
            color="turn"
            variant="filled"
            disabled={!mayAct}
            title="P"
            onClick={() => act({ name: 'pass priority', target: next })}
          >
            pass priority (to {next})
          </Button>
          {others.length === 0 ? null : (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button
                  size="compact-sm"
                  color="turn"
                  variant="filled"
                  aria-label="pass to somebody else"
                  px={6}
                >
                  <Icon name="down" size={13} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {others.map(({ name }) => (
                  <Menu.Item key={name} onClick={() => act({ name: 'pass priority', target: name })}>
                    pass priority (to {name})
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Button.Group>
      )}
    </QuestionStrip>
  )
}

function OthersPriority({ context, game, logButton, undo }: TableStripProps) {
  const { table, act } = context
  const { problem, mayAct } = useActing()
  const { priority, you } = table.view
  return (
    <QuestionStrip
      asked={false}
      still
      facts={
        <Facts problem={problem}>
          Waiting for <PlayerName name={priority} />
          <span className={table.view.canRedo ? styles.roomy : undefined}>
            , <WaitingSince time={game.lastUpdated} />
          </span>
          <span className={styles.wide}>
            {' '}
            · <Turn table={table} />
            {mayAct ? ' · you may act, the log then names you' : ''}
          </span>
          <DrawOffers table={table} />
          <Away table={table} />
        </Facts>
      }
    >
      {logButton}
      {mayAct ? (
        <>
          <AgreeToDraw context={context} />
          <UndoButtons context={context} undo={undo} />
        </>
      ) : null}
      {mayAct && you !== undefined ? (
        <Button
          className={styles.pass}
          size="compact-sm"
          variant="default"
          onClick={() => act({ name: 'pass priority', target: you })}
        >
          take priority
        </Button>
      ) : null}
    </QuestionStrip>
  )
}

/** Why the last action was refused, and otherwise the facts. */
function Facts({
  problem,
  children,
}: {
  readonly problem: string | undefined
  readonly children: ReactNode
}) {
  return (
    <span>
      {problem === undefined ? (
        children
      ) : (
        <span role="alert" className={styles.problem}>
          <Icon name="warn" size={14} /> {problem}
        </span>
      )}
    </span>
  )
}

function Away({ table }: { readonly table: Table }) {
  const away = table.others.filter(({ isPresent, eliminated }) => !isPresent && !eliminated)
  const [first, ...more] = away.map(({ name }) => name)
  if (first === undefined) return null
  return (
    <span className={joinClasses(styles.note, styles.wide)}>
      {more.length > 0 ? (
        `${away.length} players are`
      ) : (
        <>
          <PlayerName name={first} /> is
        </>
      )}{' '}
      not connected
    </span>
  )
}

function UndoQuestion({ game, context, answer, saving, logButton }: TableStripProps) {
  const asked = context.table.view.undoAsked
  const acting = useActing()
  const request = game.requests.find(({ kind }) => kind === ALLOW_UNDO)
  const { send, problem = acting.problem } = useSending({ request, answer, saving })
  return (
    <QuestionStrip
      asked
      title="Allow Undo"
      facts={
        asked === undefined ? undefined : (
          <Facts problem={problem}>
            <PlayerName name={asked.by} /> asks to take back the last action:{' '}
            {asked.because === 'shown' ? 'it showed a card' : 'chance decided it'}
          </Facts>
        )
      }
    >
      {logButton}
      <Button size="compact-sm" variant="default" onClick={() => void send(['no'])}>
        refuse
      </Button>
      <Button size="compact-sm" color="turn" variant="filled" onClick={() => void send(['yes'])}>
        allow undo
      </Button>
    </QuestionStrip>
  )
}

function UndoWaiting({ context, logButton }: TableStripProps) {
  const { undoAsked } = context.table.view
  const isOwn = undoAsked?.by === context.viewer
  const { problem } = useActing()
  return (
    <QuestionStrip
      asked={false}
      facts={
        <Facts problem={problem}>
          Waiting for <PlayerNames names={undoAsked?.waitingFor ?? []} /> to allow the undo that{' '}
          {isOwn ? 'you' : undoAsked?.by} asked for
        </Facts>
      }
    >
      {logButton}
      {isOwn ? (
        <Button size="compact-sm" variant="default" onClick={() => context.act({ name: 'withdraw undo' })}>
          withdraw
        </Button>
      ) : null}
    </QuestionStrip>
  )
}

function Over({ game, viewer, context, rematch, logButton, answer, saving, undo }: TableStripProps) {
  const open = useOpenDialog()
  const show = game.requests.find(({ kind }) => kind === SHOW_ALL)
  const { send, problem } = useSending({ request: show, answer, saving })
  const { linkedDraftId } = context.table.view
  return (
    <QuestionStrip
      asked={false}
      title="Game over"
      facts={
        <Facts problem={problem}>
          <OutcomeWords game={game} />
        </Facts>
      }
    >
      {logButton}
      <LookBackButton />
      {viewer.seated && game.canUndo ? <UndoButtons context={context} undo={undo} /> : null}
      {show === undefined ? null : (
        <Button
          size="compact-sm"
          variant="default"
          title="Shows everybody your hand, your library and everything else you kept hidden. After that the result is final."
          onClick={() => void send(['yes'])}
        >
          show all
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={() => open({ kind: 'stats' })}>
        match stats
      </Button>
      {viewer.seated ? <RematchButton rematch={rematch} primary={linkedDraftId === undefined} /> : null}
      {linkedDraftId === undefined ? null : (
        <NextGame players={game.settings.players} viewer={viewer} draftId={linkedDraftId} />
      )}
    </QuestionStrip>
  )
}
