import { Button } from '@mantine/core'
import type { Request } from '@parlour/kernel'
import { type GameScreenProps, NotSaved, QuestionStrip, useSending } from '@parlour/ui-kit'
import { BUILDING } from '../../rules/facts/question-kinds'
import { BuildActs, BuildState } from '../build/build-state'

type StepQuestionProps = Pick<GameScreenProps, 'saving' | 'answer'> & {
  readonly request: Request
}

/** A step of the way to draft with one answer: to open all packs, or to say that the deck is built. */
export function StepQuestion({ request, saving, answer }: StepQuestionProps) {
  const { send, problem } = useSending({ request, answer, saving })
  const choices = choicesOf(request)
  const builds = request.kind === BUILDING
  return (
    <>
      <QuestionStrip
        asked
        title={request.title}
        facts={builds ? <BuildState /> : 'All at once: their cards are yours alone'}
      >
        {builds ? <BuildActs /> : null}
        <Button
          size="compact-sm"
          color="turn"
          variant="filled"
          loading={saving}
          onClick={() => void send(choices)}
        >
          {choices}
        </Button>
      </QuestionStrip>
      <NotSaved problem={problem} words="Your answer was not sent. Try again." />
    </>
  )
}

const choicesOf = ({ choices }: Request): readonly string[] =>
  typeof choices === 'string' ? [] : choices.filter((choice) => typeof choice === 'string')
