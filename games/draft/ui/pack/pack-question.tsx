import { Button } from '@mantine/core'
import {
  type GameScreenProps,
  LookBackButton,
  QuestionStrip,
  RematchButton,
  WaitingFor,
} from '@parlour/ui-kit'
import { frontCards } from '../../rules/facts/front-cards'
import type { DraftView } from '../../rules/types'
import { BuildActs, BuildState } from '../build/build-state'
import { hasDrafted, nextHolder } from '../draft-view'
import styles from './pack-column.module.css'
import { CardSizeControl, OneByOneSwitch } from './card-size'
import { StepQuestion } from './step-question'
import type { PickState } from './use-pick'

type PackQuestionProps = Pick<GameScreenProps, 'game' | 'viewer' | 'saving' | 'answer' | 'rematch'> & {
  readonly view: DraftView
  readonly picking: PickState
  readonly onHelp: () => void
}

/**
 * What the viewer is asked in the draft, with the confirm of a pick; or who is being waited for; or that it
 * is over.
 */
export function PackQuestion(props: PackQuestionProps) {
  const { game, picking } = props
  if (game.gameOver) return <Over {...props} />
  const { request } = picking
  if (request !== undefined && picking.mode === 'step') return <StepQuestion {...props} request={request} />
  if (picking.mode === 'draft') return <DraftQuestion {...props} />
  if (picking.mode === 'scar') return <ScarQuestion {...props} />
  return (
    <QuestionStrip
      asked={false}
      facts={
        <>
          {hasDrafted(props.view) ? (
            <>
              <BuildState />{' '}
            </>
          ) : null}
          <Waiting {...props} />
          {hasDrafted(props.view) ? null : <LastPick view={props.view} />}
        </>
      }
    >
      {hasDrafted(props.view) ? <BuildActs /> : null}
    </QuestionStrip>
  )
}

function DraftQuestion({ view, picking, saving }: PackQuestionProps) {
  const { request, chosen } = picking
  return (
    <QuestionStrip
      asked
      title={request?.title ?? ''}
      bounds={{ min: 1, max: 1 }}
      facts={<PackFacts view={view} isChoosing={chosen !== undefined} />}
    >
      {chosen === undefined ? (
        <CardSizeControl />
      ) : (
        <>
          {/* On a phone, where the confirm is a sheet, the strip keeps what it holds, and so its height. */}
          <OneByOneSwitch />
          <span className={styles.confirm}>
            <Button size="compact-sm" onClick={picking.cancel} disabled={saving}>
              cancel
            </Button>
            <Button
              size="compact-sm"
              color="turn"
              variant="filled"
              loading={saving}
              classNames={{ root: styles.take, label: styles.taken }}
              onClick={() => void picking.draft(chosen.id)}
            >
              draft {chosen.name}
            </Button>
          </span>
        </>
      )}
    </QuestionStrip>
  )
}

interface PackFactsProps {
  readonly view: DraftView
  readonly isChoosing: boolean
}

/**
 * Which pick it is and where the pack goes; until a card is chosen also what the pick before took. Before the
 * first pick, how a card is drafted at once: the place in the pack that says so is not always free.
 */
function PackFacts({ view, isChoosing }: PackFactsProps) {
  const { you, packSize, seats, cardsPerPick = 1 } = view
  if (you?.pack === undefined) return null
  const { index } = you.pack
  const count = frontCards(you).length
  const names = seats.map(({ name }) => name)
  const taken = packSize - count
  const left = Math.min(count, cardsPerPick - (taken % cardsPerPick))
  const next = count > left ? nextHolder(names, you.name, index) : undefined
  return (
    <span className={styles.facts}>
      pack {index + 1}, pick {taken + 1}
      {cardsPerPick === 1 ? null : ` · ${left} to take`}
      {you.picked.length > 0 ? null : (
        <span className={styles.wide} data-hint>
          {' '}
          · double click or Enter twice drafts
        </span>
      )}
      <span className={styles.wide}>
        {next === undefined ? null : ` · then to ${next}`}
        {you.queued === 0 ? null : ` · ${you.queued} more waiting`}
      </span>
      <span className={isChoosing ? styles.narrow : undefined}>
        <LastPick view={view} />
      </span>
    </span>
  )
}

/** The card that the viewer picked last, as a confirmation. */
function LastPick({ view: { you } }: { readonly view: DraftView }) {
  const last = you?.picked.at(-1)
  return last === undefined ? null : <> · you took {last.name}</>
}

function ScarQuestion({ picking, onHelp }: PackQuestionProps) {
  const what = picking.scar === undefined ? 'Take one of the two scars' : 'Choose the card to change'
  return (
    <QuestionStrip asked title={picking.request?.title ?? ''} bounds={{ min: 1, max: 1 }} facts={what}>
      <CardSizeControl />
      <Button size="compact-sm" onClick={onHelp}>
        how to scar a card
      </Button>
    </QuestionStrip>
  )
}

function Waiting({ game, viewer }: PackQuestionProps) {
  const own = viewer.seated ? viewer.name : undefined
  if (game.waiting.every((name) => name === own)) return 'Nobody has to act.'
  return <WaitingFor game={game} except={own} />
}

function Over({ rematch }: PackQuestionProps) {
  return (
    <QuestionStrip asked={false} title="Draft Complete" facts={<BuildState />}>
      <BuildActs />
      <LookBackButton />
      <RematchButton rematch={rematch} />
    </QuestionStrip>
  )
}
