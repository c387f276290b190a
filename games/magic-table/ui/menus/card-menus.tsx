import { CLOSE_UP, MOVE_COMMANDS, MOVES, STATE_COMMANDS, TAP, UNTAP } from '../acting/card-commands'
import type { CardCommand, CommandContext } from '../acting/command'
import { NOTHING_POINTED } from '../acting/pointing'
import { useTableStore } from '../acting/table-store'
import { useActing } from '../acting/use-acting'
import { labelOf } from '../card/card-facts'
import { MiniSteps } from '../rail/steps'
import type { CardPosition } from '../table/table'
import { CommandButton } from './command-button'
import styles from './menu.module.css'
import { MenuHead } from './menu-head'
import { tokenCommands } from './token-commands'
import { barCommands, usualCommands } from './usual-commands'

interface CardMenuProps {
  readonly places: readonly CardPosition[]
  /** The first of them. */
  readonly first: CardPosition
  readonly context: CommandContext
}

/** The bar of the chosen cards: what is usual, and the way to everything else. */
export function CardBar({ places, first, context }: CardMenuProps) {
  const store = useTableStore()
  const isOne = places.length === 1
  const several = [TAP, UNTAP, MOVES.graveyard, MOVES.exile, MOVES.hand, MOVES.attacking]
  const all = {
    ...NOTHING_POINTED,
    selected: places.map(({ card }) => card.id),
    menu: { kind: 'card' as const },
  }
  return (
    <>
      {isOne ? null : <strong className={styles.count}>{places.length} cards</strong>}
      <Commands
        commands={isOne ? [...barCommands(first, context), ...tokenCommands(first), CLOSE_UP] : several}
        places={places}
        context={context}
      />
      <CommandButton label="all" shortcut="Enter" onRun={() => store.setState({ pointing: all })} />
    </>
  )
}

/** Everything that can be done with the chosen cards. */
export function CardMenu({ places, first, context }: CardMenuProps) {
  const isOne = places.length === 1
  const usual = usualCommands(first, context).slice(0, 1)
  const quick = isOne ? [...usual, MOVES.graveyard, CLOSE_UP] : [TAP, UNTAP, MOVES.graveyard]
  const ids = places.map(({ card }) => card.id)
  return (
    <>
      <CardMenuHead places={places} first={first} />
      <div className={styles.quick}>
        <Commands commands={quick} places={places} context={context} />
      </div>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>{isOne ? 'move to' : `move all ${places.length} to`}</h2>
          <Commands
            commands={MOVE_COMMANDS.filter((command) => !quick.includes(command))}
            places={places}
            context={context}
          />
        </div>
        <div>
          <h2 className={styles.heading}>{isOne ? 'card' : 'each'}</h2>
          <Commands
            commands={[...(isOne ? tokenCommands(first) : []), ...STATE_COMMANDS]}
            places={places}
            context={context}
          />
        </div>
      </div>
      {isOne ? <CardCounts place={first} /> : null}
      <div className={styles.add}>
        <CommandButton label="add counter …" onRun={() => context.open({ kind: 'count', cards: ids })} />
        {isOne ? (
          <CommandButton
            label="add tracker …"
            onRun={() => context.open({ kind: 'close up', card: first.card.id })}
          />
        ) : null}
      </div>
    </>
  )
}

function CardMenuHead({ places, first }: Pick<CardMenuProps, 'places' | 'first'>) {
  if (places.length > 1)
    return (
      <MenuHead>
        <strong>{places.length} cards chosen</strong>
      </MenuHead>
    )
  return (
    <MenuHead>
      <strong>{labelOf(first.card)}</strong>
      <small>
        {first.player}’s {first.zoneName}
      </small>
    </MenuHead>
  )
}

interface CommandsProps {
  readonly commands: readonly CardCommand[]
  readonly places: readonly CardPosition[]
  readonly context: CommandContext
}

function Commands({ commands, places, context }: CommandsProps) {
  return commands
    .filter(({ applies = () => true }) => applies(places, context.table))
    .map((command) => (
      <CommandButton
        key={command.label}
        label={command.label}
        shortcut={command.key}
        onRun={() => command.run(places, context)}
      />
    ))
}

/** Counters and trackers of a card, to be stepped. */
function CardCounts({ place: { card } }: { readonly place: CardPosition }) {
  const { act } = useActing()
  return (
    <ul className={styles.counts}>
      {Object.entries({ '+1/+1': 0, ...card.counters }).map(([key, value]) => (
        <li key={key}>
          <span>
            <i className={styles.round} />
            {key}
          </span>
          <MiniSteps
            label={key}
            value={value}
            onStep={(count) => act({ name: 'adjust c-counter', cardId: card.id, key, count })}
          />
        </li>
      ))}
      {Object.entries(card.trackers).map(([key, value]) => (
        <li key={key}>
          <span>
            <i className={styles.square} />
            {key}
          </span>
          <MiniSteps
            label={key}
            value={value}
            onStep={(count) => act({ name: 'adjust c-tracker', cardId: card.id, key, count })}
          />
        </li>
      ))}
    </ul>
  )
}
