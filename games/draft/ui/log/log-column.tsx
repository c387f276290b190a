import type { LogArg } from '@parlour/kernel'
import { CardChip, useCards } from '@parlour/mtg-ui'
import { GameLog, type GameScreenProps, useWholeLog } from '@parlour/ui-kit'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import type { DraftView } from '../../rules/types'
import styles from '../draft-screen.module.css'
import { sourceName } from '../draft-view'
import { draftLog } from './draft-log'

/** Game menu and cube, then the log with the chat; a rematch once the draft is over. */
export function LogColumn({
  game,
  viewer,
  view,
  menu,
  ...props
}: GameScreenProps & { readonly view: DraftView }) {
  const { seats, numPacks, packSize, you } = view
  const { log, chat } = useWholeLog(game)
  const lines = useMemo(
    () =>
      draftLog({
        log,
        chat,
        seats: seats.length,
        numPacks,
        packSize,
        reader: you?.name,
        picked: you?.picked ?? [],
      }),
    [log, chat, seats.length, numPacks, packSize, you?.name, you?.picked],
  )
  const { cards } = useCards(you?.picked.map(({ _id }) => _id) ?? [])
  const inLog = useCallback(
    ({ value, cardId }: LogArg) =>
      cardId === undefined ? undefined : (
        <CardChip card={cards.get(cardId)} name={String(value)} tabIndex={-1} isLink />
      ),
    [cards],
  )
  return (
    <section className={styles.fill} aria-label="Log and chat">
      <header className={styles.head}>
        {menu({ undoDisabled: 'Draft picks are final' })}
        {view.cubeId === undefined ? null : (
          <Link className={styles.cube} to={`/magic/cube/${view.cubeId}`} title={sourceName(view)}>
            Cube
          </Link>
        )}
      </header>
      <GameLog
        log={lines.log}
        chat={lines.chat}
        viewer={viewer}
        sendChat={props.sendChat}
        deleteChat={props.deleteChat}
        rematch={game.gameOver ? props.rematch : undefined}
        card={inLog}
      />
    </section>
  )
}
