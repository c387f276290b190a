import { Button } from '@mantine/core'
import type { JsonObject } from '@parlour/kernel'
import {
  CallError,
  type GameScreenProps,
  GameLog,
  Icon,
  joinClasses,
  Panel,
  PlayerName,
  problemWords,
  QuestionPlace,
  type Send,
  useIsPast,
  useSend,
  useWholeLog,
} from '@parlour/ui-kit'
import { deckFetch, userDecks, type WireDeck } from '@parlour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { CHOOSE_DECK } from '../../rules/facts/question-kinds'
import type { Table } from '../table/table'
import { DeckChoice } from './deck-choice'
import { DeckContents } from './deck-contents'
import { LinkedDraft } from './linked-draft'
import styles from './pregame.module.css'

interface PregameProps extends GameScreenProps {
  readonly table: Table
}

/** Before the game: who has a deck, the viewer's decks, and what is in the one that is chosen. */
export function Pregame(props: PregameProps) {
  const { game, viewer, table, menu } = props
  const send = useSend()
  const isPast = useIsPast()
  const { log, chat } = useWholeLog(game)
  const { deckId: offered, ready } = table.own
  const { data: decks, error } = useQuery({
    queryKey: ['decks to choose', offered],
    queryFn: () => decksWith(send, viewer._id, offered),
    enabled: viewer.seated,
  })
  const [picked, setPicked] = useState<string>()
  const chosen = decks?.find(({ _id }) => _id === (ready ? offered : (picked ?? offered)))
  return (
    <div className={styles.pregame}>
      <section className={styles.log} aria-label="Log and chat">
        <header className={styles.head}>
          {menu({ undoDisabled: 'Wait a minute! takes the choice back', debugDisabled: true })}
        </header>
        <GameLog
          log={log}
          chat={chat}
          viewer={viewer}
          sendChat={props.sendChat}
          deleteChat={props.deleteChat}
        />
      </section>
      <div className={styles.main}>
        <QuestionPlace className={styles.asked} />
        <h1>
          {game.settings.name} <span className={styles.bar}>|</span> Pre-Game Deck Selection
        </h1>
        <LinkedDraft table={table} game={game} viewer={viewer} chosen={chosen} />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Panel title="Players" flush>
              <PlayersTable table={table} />
              {viewer.seated && !isPast ? <Shout {...props} deck={chosen} /> : null}
            </Panel>
            {viewer.seated ? (
              <DeckChoice
                decks={decks}
                problem={error?.message}
                chosen={chosen}
                offered={table.view.linkedDraftId === undefined ? undefined : offered}
                disabled={ready}
                onChoose={setPicked}
              />
            ) : null}
          </div>
          {chosen === undefined ? (
            <p className={styles.none}>{viewer.seated ? 'No deck selected' : ''}</p>
          ) : (
            <DeckContents deck={chosen} />
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * The decks that a user made last, and the one that is offered, however old it is; one that was deleted is
 * not there.
 */
async function decksWith(
  send: Send,
  userId: string,
  offered: string | undefined,
): Promise<readonly WireDeck[]> {
  const { decks } = await send(userDecks, { userId })
  if (offered === undefined || decks.some(({ _id }) => _id === offered)) return decks
  const older = await send(deckFetch, { deckId: offered }).catch(() => undefined)
  return older === undefined ? decks : [...decks, older.deck]
}

function PlayersTable({ table }: { readonly table: Table }) {
  return (
    <table className={styles.players}>
      <thead>
        <tr>
          <th scope="col">player</th>
          <th scope="col">status</th>
        </tr>
      </thead>
      <tbody>
        {table.players.map((player) => (
          <tr
            key={player.name}
            data-asked={(table.isSeated && player === table.own && !player.ready) || undefined}
          >
            <td>
              <PlayerName name={player.name} bot={player.bot !== undefined} />
              {player.isPresent ? null : <span className={styles.away}> away</span>}
            </td>
            <td>
              <span className={joinClasses(styles.status, player.ready && styles.ready)}>
                {player.ready ? (
                  <>
                    <Icon name="check" size={14} /> ready
                  </>
                ) : (
                  'waiting...'
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 'I am ready!' with a deck, and 'Wait a minute!' to take that back. */
function Shout({ game, table, answer, undo, deck }: PregameProps & { readonly deck: WireDeck | undefined }) {
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const request = game.requests.find(({ kind }) => kind === CHOOSE_DECK)
  const unexpected = `Something went wrong. Not expecting ${table.own.name} to choose a deck.`
  const shout = async (work: () => Promise<void>) => {
    setSending(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      // The table moved on meanwhile: nobody expects a deck any more.
      const isLate =
        error instanceof CallError && error.httpStatus === 409 && error.code !== 'version_mismatch'
      setProblem(isLate ? unexpected : problemWords(error))
    }
    setSending(false)
  }
  const choose = () =>
    shout(async () => {
      if (request === undefined || deck === undefined) throw new Error(unexpected)
      const deckData = JSON.parse(JSON.stringify(deck)) as JsonObject
      await answer(request, [{ deckId: deck._id, deckData }], { saysAll: true })
    })
  return (
    <div className={styles.shout}>
      {table.own.ready ? (
        <Button variant="default" loading={sending} onClick={() => void shout(undo)}>
          Click to shout: &quot;Wait a minute!&quot;
        </Button>
      ) : (
        <Button
          color="turn"
          variant="filled"
          disabled={deck === undefined}
          loading={sending}
          onClick={() => void choose()}
        >
          Click to shout: &quot;I am ready!&quot;
        </Button>
      )}
      <p className={styles.hint}>
        {table.own.ready
          ? 'The game begins when everybody is ready. Then decks are final.'
          : deck === undefined
            ? 'Choose a deck first.'
            : `With the deck ${deck.name}.`}{' '}
        {deck === undefined ? <Link to="/magic">Your decks</Link> : null}
      </p>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
