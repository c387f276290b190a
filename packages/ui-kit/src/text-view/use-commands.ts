import type { ChoiceItem } from '@parlour/kernel'
import { useEffect, useRef, useState } from 'react'
import { type QuestionStore, useAskedStore, useQuestion } from '../answering/answering-provider'
import { draftOf, picked, type Question } from '../answering/question'
import type { GameScreenProps } from '../game-screen'
import { type NamedChoice, readCommand, wordsOf } from './read-command'
import type { TextSection } from './text-section'

const HELP =
  'Name a choice, such as "dogma archery", or the beginnings of its words; several with commas between them. ' +
  '"none" answers that you want nothing. "read", with words of a heading, reads that part; "choices" reads ' +
  'what you can choose. "undo" takes your last answer back, "say" and a text writes to the others.'

interface CommandInput extends Pick<GameScreenProps, 'undo' | 'sendChat' | 'saving'> {
  readonly sections: readonly TextSection[]
  /** What a choice is called. */
  readonly titleOf: (item: ChoiceItem) => string
  /** Words that a player may put before the name of a choice, beside the name of its group. */
  readonly verbs: string
}

/** What was made of a command. */
interface CommandReply {
  readonly said: string
  /** What is left of it for the next question. */
  readonly rest?: string
}

/** What is left of a command once the question that was asked is answered. */
type CommandRest = { readonly words: string; readonly asked: string | undefined } | undefined

/** Returns what runs a command, and what was said to the last one. */
export function useCommands(input: CommandInput) {
  const [said, setSaid] = useState('')
  const question = useQuestion()
  const store = useAskedStore()
  const rest = useRef<CommandRest>(undefined)
  const choices = namedChoices(question, input)
  const asked = question.request?.id
  const run = (command: string) => {
    const reply = ownCommand(command, choices, input) ?? answerWith(command, choices, store)
    rest.current = reply.rest === undefined || reply.rest === '' ? undefined : { words: reply.rest, asked }
    setSaid(reply.said)
  }
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const { saving } = input
  useEffect(() => {
    if (saving || rest.current === undefined) return
    const { words, asked: before } = rest.current
    rest.current = undefined
    // Where the same is asked still, the answer was not saved.
    if (asked !== undefined && asked !== before) latest.current(words)
  }, [asked, saving])
  return { run, said }
}

const namedChoices = (
  { leaves }: Question,
  { titleOf, verbs }: Pick<CommandInput, 'titleOf' | 'verbs'>,
): readonly NamedChoice[] =>
  leaves.map((leaf) => ({
    leaf,
    title: titleOf(leaf.item),
    verbs: `${verbs} ${leaf.group?.title ?? ''}`.trim(),
  }))

/** Runs a command that is no answer; undefined for any other. */
function ownCommand(
  command: string,
  choices: readonly NamedChoice[],
  { sections, undo, sendChat }: CommandInput,
): CommandReply | undefined {
  const [first = '', ...more] = command.trim().split(/\s+/)
  const words = more.join(' ')
  switch (first.toLowerCase()) {
    case '':
    case 'help':
      return { said: HELP }
    case 'choices':
      return { said: choices.length === 0 ? 'Nothing.' : choices.map(fullName).join('; ') }
    case 'read':
      return { said: sectionsNamed(words, sections) }
    case 'undo':
      void undo()
      return { said: '' }
    case 'say':
      if (words === '') return { said: 'Say what?' }
      void sendChat(words)
      return { said: `Said: ${words}` }
    default:
      return undefined
  }
}

/** Picks what a command names, and sends it once it is a whole answer. */
function answerWith(command: string, choices: readonly NamedChoice[], store: QuestionStore): CommandReply {
  const { question, checked, sender } = store.getState()
  if (question.request === undefined) return { said: 'You are not asked anything now.' }
  if (command.trim().toLowerCase() === 'none' && question.request.min === 0) {
    sender?.send({ checked: {}, order: [] })
    return { said: 'Chosen: none.' }
  }
  const meaning = readCommand(command, choices)
  if (meaning.kind === 'unknown')
    return { said: `Nothing here is called "${command}". Type "help" for all commands.` }
  if (meaning.kind === 'unclear') return { said: `Which one? ${meaning.choices.map(fullName).join('; ')}.` }
  const next = meaning.choices.reduce((taken, { leaf }) => picked(question, taken, leaf.path), checked)
  store.setState({ checked: next })
  const { reason } = draftOf(question, next)
  const said = `Chosen: ${meaning.choices.map(fullName).join('; ')}.`
  if (reason !== undefined) return { said: `${said} Not sent yet: ${reason}` }
  sender?.send({ checked: next, order: [] })
  return { said, rest: meaning.rest }
}

const fullName = ({ title, verbs, leaf }: NamedChoice): string =>
  leaf.group === undefined || verbs === '' ? title : `${leaf.group.title}: ${title}`

/** Returns the parts whose headings have these words, in one text. */
function sectionsNamed(words: string, sections: readonly TextSection[]): string {
  const wanted = wordsOf(words)
  const found = sections.filter(({ title }) => {
    const own = wordsOf(title)
    return wanted.every((word) => own.some((one) => one.startsWith(word)))
  })
  if (wanted.length === 0 || found.length === 0)
    return `Say which part: ${sections.map(({ title }) => title).join('; ')}.`
  return found.map(({ title, lines }) => `${title}: ${lines.join(' ')}`).join(' ')
}
