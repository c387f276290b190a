import { PlayerName } from '@parlour/ui-kit'
import type { CommandContext } from '../acting/command'
import { redoIn } from '../acting/table-action'
import type { TablePlayer } from '../table/table'
import { CommandButton } from './command-button'
import styles from './menu.module.css'
import { MenuHead } from './menu-head'

interface PlayerMenuProps {
  readonly player: TablePlayer
  readonly context: CommandContext
}

/** What can be done about a player: counters, priority, marks, the end of the game. */
export function PlayerMenu({ player: { name }, context }: PlayerMenuProps) {
  const { act, open, table, viewer } = context
  const { view } = table
  const isOwn = name === viewer
  const mark = (kind: 'monarch' | 'initiative') => (
    <CommandButton
      label={view[kind] === name ? `no ${kind} any more` : kind}
      onRun={() => act({ name: 'set mark', mark: kind, playerName: view[kind] === name ? '' : name })}
    />
  )
  return (
    <>
      <MenuHead>
        <PlayerName name={name} />
      </MenuHead>
      <div className={styles.single}>
        <div>
          <CommandButton label="counters …" onRun={() => open({ kind: 'counters' })} />
          <CommandButton label="roll a die …" shortcut="q" onRun={() => open({ kind: 'die' })} />
          {view.priority === name ? null : (
            <CommandButton
              label={isOwn ? 'take priority' : `pass priority (to ${name})`}
              onRun={() => act({ name: 'pass priority', target: name })}
            />
          )}
          <CommandButton label="who starts?" onRun={() => act({ name: 'who starts' })} />
          {mark('monarch')}
          {mark('initiative')}
        </div>
        {isOwn ? (
          <div>
            {view.canRedo ? <CommandButton label="redo" onRun={() => act(redoIn(view))} /> : null}
            {view.drawOffers.includes(name) ? null : (
              <CommandButton
                danger
                label={view.drawOffers.length > 0 ? 'agree to a draw' : 'draw game'}
                onRun={() => act({ name: 'draw game' })}
              />
            )}
            <CommandButton danger label="concede …" onRun={() => open({ kind: 'concede' })} />
          </div>
        ) : null}
      </div>
    </>
  )
}
