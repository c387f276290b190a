import { Button, TextInput } from '@mantine/core'
import type { ChoiceItem, Request } from '@parlour/kernel'
import { type FormEvent, type ReactNode, useState } from 'react'
import { AnsweringProvider, useQuestion } from '../answering/answering-provider'
import { ChoiceList } from '../answering/choice-list'
import { ChooseButton } from '../answering/choose-button'
import { NotSaved } from '../answering/not-saved'
import { useChoosing } from '../answering/use-choosing'
import { useFocusAfterAnswer } from '../answering/use-focus-after-answer'
import type { GameScreenProps } from '../game-screen'
import { QuestionPlace } from '../look-back/question-place'
import { OutcomeWords } from '../request/outcome-words'
import { QuestionStrip } from '../request/question-strip'
import { RematchButton } from '../request/rematch-button'
import { WaitingFor } from '../request/waiting-for'
import { GameFrame } from '../screen/game-frame'
import styles from './text-screen.module.css'
import type { TextSection } from './text-section'
import { useCommands } from './use-commands'

interface TextScreenProps extends GameScreenProps {
  /** What the viewer is asked, as it may be answered here. */
  readonly request: Request | undefined
  /** How the question is put; without it, by its title. */
  readonly headingOf?: (request: Request) => string
  readonly sections: readonly TextSection[]
  /** What a choice is called. */
  readonly titleOf?: (item: ChoiceItem) => string
  /** What else there is to know of a choice, such as the text of a card. */
  readonly factsOf?: (item: ChoiceItem) => string
  /** Words that a player may put before the name of a choice. */
  readonly verbs?: string
  readonly log: ReactNode
  /** Stands below the question. */
  readonly children?: ReactNode
}

const QUESTION = 'question'
const ownTitle = (item: ChoiceItem): string => String(item.title)
const ownHeading = ({ title }: Request): string => title
const noFacts = () => ''

/**
 * A game in words: the question with its choices, a line for commands, and everything on the table as
 * headings and lists, for whoever hears the page.
 */
export function TextScreen(props: TextScreenProps) {
  return (
    <AnsweringProvider request={props.request}>
      <GameFrame
        game={props.game}
        question={QUESTION}
        tab="text"
        logPlace="beside"
        isLogOpen
        className={styles.screen}
        log={props.log}
      >
        <div className={styles.main}>
          <AskedInWords {...props} />
          {props.children}
          {props.sections.map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {lines.length === 0 ? <p>none</p> : null}
              <ul>
                {lines.map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </GameFrame>
    </AnsweringProvider>
  )
}

function AskedInWords(props: TextScreenProps) {
  const { game, viewer, titleOf = ownTitle, verbs = '', sections, undo, sendChat, rematch } = props
  const { request } = useQuestion()
  const { place, answer } = useFocusAfterAnswer(props.answer, game.seq)
  const { run, said } = useCommands({ sections, titleOf, verbs, undo, sendChat, saving: props.saving })
  return (
    <>
      <QuestionPlace ref={place} id={QUESTION} tabIndex={-1}>
        {game.gameOver ? (
          <QuestionStrip asked={false} title="The game is over" facts={<OutcomeWords game={game} />}>
            {viewer.seated ? <RematchButton rematch={rematch} /> : null}
          </QuestionStrip>
        ) : request === undefined ? (
          <QuestionStrip asked={false} facts={<WaitingFor game={game} />} />
        ) : (
          <Choices key={request.id} {...props} request={request} answer={answer} />
        )}
      </QuestionPlace>
      {viewer.seated && !game.gameOver ? <CommandLine run={run} said={said} /> : null}
    </>
  )
}

function Choices({
  request,
  answer,
  saving,
  headingOf = ownHeading,
  titleOf = ownTitle,
  factsOf = noFacts,
}: TextScreenProps & { readonly request: Request }) {
  const choosing = useChoosing({ answer, saving })
  const face = (item: ChoiceItem) => {
    const title = titleOf(item)
    const facts = item.choices === undefined ? factsOf(item) : ''
    const more = facts.startsWith(`${title}, `) ? facts.slice(title.length + 2) : facts
    return [title, ...(item.subtitles ?? []), ...(more === '' ? [] : [more])].join('. ')
  }
  return (
    <section className={styles.question} aria-label="Your move">
      <QuestionStrip asked title={headingOf(request)} bounds={request}>
        <ChooseButton choosing={choosing} />
      </QuestionStrip>
      {typeof request.choices === 'string' || request.freeForm === true ? (
        <p>This is answered in the ordinary view: switch the text view off in the menu of the game.</p>
      ) : (
        <ChoiceList
          choices={request.choices}
          path={[]}
          disabled={saving}
          label={headingOf(request)}
          face={face}
        />
      )}
      <NotSaved problem={choosing.problem} />
    </section>
  )
}

interface CommandLineProps {
  readonly run: (command: string) => void
  readonly said: string
}

function CommandLine({ run, said }: CommandLineProps) {
  const [command, setCommand] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(command)
    setCommand('')
  }
  return (
    <form className={styles.command} onSubmit={submit}>
      <TextInput
        label="Command"
        description='Such as "help", "choices", "read hand", or the name of a choice'
        inputWrapperOrder={['label', 'description', 'input']}
        value={command}
        autoComplete="off"
        onChange={(event) => setCommand(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        run
      </Button>
      <output>{said}</output>
    </form>
  )
}
