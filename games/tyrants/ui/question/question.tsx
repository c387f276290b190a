import type { Request } from '@parlour/kernel'
import {
  ChooseButton,
  type Leaf,
  type LeafGroup,
  NotSaved,
  PlayerName,
  QuestionStrip,
  useChoice,
  useChoosing,
  useFocusAfterAnswer,
  useQuestion,
  WaitingSince,
} from '@parlour/ui-kit'
import { Fragment } from 'react'
import { PRICES } from '../../rules/facts/names'
import { meaningOf } from '../../rules/facts/piece'
import type { ActionKind, PowerKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'
import { useCard } from '../card/wording'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { choiceWords } from './choice-words'
import { Over } from './over'
import type { QuestionProps } from './question-props'
import styles from './question.module.css'

/** The id of the place where the viewer is asked. */
export const QUESTION = 'question'

/** What the viewer is asked, with its choices; or who is being waited for; or how the game ended. */
export function Question(props: QuestionProps) {
  const { request } = useQuestion()
  const { place, answer } = useFocusAfterAnswer(props.answer, props.game.seq)
  return (
    <div ref={place} id={QUESTION} tabIndex={-1} className={styles.place}>
      {props.game.gameOver ? (
        <Over {...props} />
      ) : request === undefined ? (
        <Waiting {...props} />
      ) : (
        <Asked key={request.id} {...props} request={request} answer={answer} />
      )}
    </div>
  )
}

function Asked({ request, view, saving, answer }: QuestionProps & { readonly request: Request }) {
  const choosing = useChoosing({ answer, saving })
  const { groups, leaves } = useQuestion()
  const plain = leaves.filter(({ group }) => group === undefined)
  return (
    <section className={styles.question} aria-label="Your move">
      <QuestionStrip
        asked
        title={request.title === '' ? 'Choose' : request.title}
        bounds={request}
        facts={<Pools view={view} player={request.actor} />}
      >
        <ChooseButton choosing={choosing} words={pickWords(choosing.picks, view, request)} />
      </QuestionStrip>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.index} group={group} view={view} />
        ))}
        {plain.length === 0 ? null : (
          <div
            className={styles.options}
            role="group"
            aria-label={groups.length === 0 ? request.title : 'Turn'}
          >
            {plain.map((leaf) => (
              <Option key={leaf.key} leaf={leaf} view={view} />
            ))}
          </div>
        )}
      </div>
      <NotSaved problem={choosing.problem} />
    </section>
  )
}

/** The picks as the button says them: one by its words, several by their number, none where that is an answer. */
function pickWords(picks: readonly Leaf[], view: TyrantsView, { min }: Request): string {
  const [first, ...more] = picks
  if (first === undefined) return min === 0 ? 'none' : ''
  return more.length > 0 ? String(picks.length) : choiceWords(first.item, view)
}

interface PoolsProps {
  readonly view: TyrantsView
  readonly player: string
}

/** What the player has to spend in this turn. */
function Pools({ view, player }: PoolsProps) {
  const { power = 0, influence = 0 } = view.players.find(({ name }) => name === player) ?? {}
  return (
    <span className={styles.pools}>
      <span>
        <TyrantsIcon name="power" /> <b>{power}</b> power
      </span>
      <span>
        <TyrantsIcon name="influence" /> <b>{influence}</b> influence
      </span>
    </span>
  )
}

function Group({ group: { item, leaves }, view }: { readonly group: LeafGroup; readonly view: TyrantsView }) {
  return (
    <div className={styles.group} role="group" aria-label={String(item.title)}>
      <h3>{item.title}</h3>
      <div className={styles.options}>
        {leaves.map((leaf) => (
          <Option key={leaf.key} leaf={leaf} view={view} />
        ))}
      </div>
    </div>
  )
}

/** One choice as a button: pressed while picked, linked while what it is about is pointed at on the board. */
function Option({ leaf, view }: { readonly leaf: Leaf; readonly view: TyrantsView }) {
  const choice = useChoice(leaf)
  return (
    <button {...choice} className={styles.option}>
      {choiceWords(leaf.item, view)}
      <Price leaf={leaf} view={view} />
      {leaf.item.subtitles?.map((line) => (
        <small key={line} title="points in the deck / in the inner circle">
          {line}
        </small>
      ))}
    </button>
  )
}

/** What a choice of the turn's own menu costs. */
function Price({ leaf: { item, group }, view }: { readonly leaf: Leaf; readonly view: TyrantsView }) {
  const thing = meaningOf(item.pieces?.[0] ?? '')
  const name = thing?.kind === 'card' ? nameOfCard(view, thing.id) : ''
  const card = useCard(name)
  if (group?.kind === ('recruit' satisfies ActionKind) && card !== undefined)
    return (
      <small>
        {card.cost} <TyrantsIcon name="influence" />
      </small>
    )
  if (group?.kind !== ('use-power' satisfies ActionKind) || !isPower(item.kind)) return null
  return (
    <small>
      {PRICES[item.kind]} <TyrantsIcon name="power" />
    </small>
  )
}

const isPower = (kind: string | undefined): kind is PowerKind => kind !== undefined && kind in PRICES

function nameOfCard({ market, priestess, guard, devoured }: TyrantsView, id: string): string {
  const stacks = [priestess, guard].filter((stack) => stack !== undefined)
  return [...market, ...stacks, ...devoured].find((card) => card.id === id)?.name ?? ''
}

/** Who is being waited for, and since when. */
function Waiting({ game }: QuestionProps) {
  return (
    <QuestionStrip
      asked={false}
      facts={
        <>
          {game.waiting.length === 0 ? 'One moment…' : 'Waiting for'}
          {game.waiting.map((name, index) => (
            <Fragment key={name}>
              {index === 0 ? ' ' : ', '}
              <PlayerName name={name} />
            </Fragment>
          ))}
          {game.waiting.length === 0 ? null : (
            <small>
              , <WaitingSince time={game.lastUpdated} />
            </small>
          )}
        </>
      }
    />
  )
}
