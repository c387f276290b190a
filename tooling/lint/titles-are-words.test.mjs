import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { titlesAreWords } from './titles-are-words.mjs'

RuleTester.describe = describe
// The first case loads the types of the project, which is slow on a busy machine.
RuleTester.it = (name, test) => it(name, { timeout: 120_000 }, test)

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'] },
      tsconfigRootDir: import.meta.dirname,
    },
  },
})

const types = `
  type ChoiceItem = { readonly title: string | number; readonly kind?: string }
  type Choice = string | ChoiceItem
  interface Request { readonly title: string; readonly kind: string }
  interface Answer { readonly actor: string; readonly title: string; readonly selection: readonly string[] }
  interface StepAnswer { readonly title: string }
  declare const given: StepAnswer
  interface Recorded { readonly kind: string; readonly title: string }
  interface Book { readonly title: string }
  declare const request: Request
  declare const item: ChoiceItem
  declare const choice: Choice
  declare const choices: readonly Choice[]
  declare const answers: readonly Answer[]
  declare const recorded: Recorded
  declare const book: Book
  declare function show(text: string | number | boolean): void
  const titleOf = (one: Choice) => typeof one === 'object' ? one.title : one
`
const code = (body) => ({ name: body, filename: 'board.ts', code: `${types}\n${body}` })
const refused = (body) => ({ ...code(body), errors: [{ messageId: 'read' }] })

tester.run('titles-are-words', titlesAreWords, {
  valid: [
    code('show(request.title)'),
    code('show(`choose ${item.title}`)'),
    code("show(request.title === '' ? 'Choose' : request.title)"),
    code("if (request.kind === 'action') show(1)"),
    code("if (book.title === 'Rules') show(1)"),
    code("const { title } = book; if (title.startsWith('R')) show(1)"),
    code("if (recorded.kind === 'action' && answers[0]?.selection[0] === 'red') show(recorded.title)"),
    code('show(JSON.stringify([request.kind, item.kind]))'),
    code('show(JSON.stringify({ title: request.title }))'),
    code('const picks = [{ title: item.title }]; show(picks.length)'),
    code("show(answers.map(({ title }) => title).join(', '))"),
    code('show(choices.length === 0 || choice === undefined)'),
    code("show(typeof choice === 'object' && choice.kind === 'red')"),
    code(
      "function said(at: number): string { return at === 0 ? '' : said(at - 1) } show(said(2) === 'Menu')",
    ),
    code("let words = ''; for (const { title } of answers) words = words + title; show(words)"),
  ],
  invalid: [
    refused("if (request.title === 'Choose Action') show(1)"),
    refused("if ('red' !== item.title) show(1)"),
    refused('if (/^Choose/.test(request.title)) show(1)'),
    refused("const { title } = request; if (title.startsWith('(optional)')) show(1)"),
    refused("const { title: heading } = request; show(heading.split(' ')[0] ?? '')"),
    refused("const isMenu = ({ title }: Pick<Request, 'title'>) => title === 'Menu'; show(String(isMenu))"),
    refused("const title = String(item.title); if (title.includes(', ')) show(1)"),
    refused("const title = typeof choice === 'object' ? choice.title : choice; if (title === 'red') show(1)"),
    refused("if (['Endorse'].includes(String(item.title))) show(1)"),
    refused("const NEEDS: Record<string, string> = {}; show(NEEDS[String(item.title)] ?? '')"),
    refused("switch (request.title) { case 'Menu': show(1) }"),
    refused(
      "show(String(answers.some(({ title, selection: [pick] }) => title === 'Menu' && pick === 'red')))",
    ),
    refused("if (recorded.title === 'Menu') show(1)"),
    refused("if (given.title === 'Menu') show(1)"),
    refused('show(JSON.stringify([request.title, item.kind]))'),
    refused('show(request.title.localeCompare(book.title))'),
    refused('show(book.title.localeCompare(request.title))'),
    refused('new Map<string, number>().get(request.title)'),
    refused("show(`${request.title}.` === 'Menu.')"),
    refused("show(`to ${item.title}`.split(' ').length)"),
    refused("show(request.title + '.' === 'Menu.')"),
    refused("show(request['title'] === 'Menu')"),
    refused("show(request.title.trim() === 'Menu')"),
    refused("show(request.title.toLowerCase().includes('menu'))"),
    refused("show(request.title[0] ?? '')"),
    refused('show([...request.title].length)'),
    refused("show(Object.is(request.title, 'Menu'))"),
    refused("show([request.title].includes('Menu'))"),
    refused('show(new Set([request.title]).size)'),
    refused("show(choices.map((one) => typeof one === 'object' ? one.title : one).includes('red'))"),
    refused("const titles = answers.map(({ title }) => title); show(titles.indexOf('Menu'))"),
    refused("show(answers.map(({ title }) => title).join(',').split(',').length)"),
    refused("show(answers.map(({ title }) => title).filter((word) => word === 'Menu').length)"),
    refused('show(new Map(answers.map((one) => [one.title, one])).size)'),
    refused('show(Object.keys(Object.fromEntries(answers.map((one) => [one.title, one]))).length)'),
    refused("const heading = (one: Request) => one.title; show(heading(request) === 'Menu')"),
    refused("function heading(one: Request) { return one.title } show(heading(request) === 'Menu')"),
    refused("const isMenu = (words: string) => words === 'Menu'; show(String(isMenu(request.title)))"),
    refused("const [heading] = [request.title]; show(heading === 'Menu')"),
    refused("let heading = ''; heading = request.title; show(heading === 'Menu')"),
    refused('show(Number(item.title))'),
    refused("show(choice === 'red')"),
    refused("show(choices.some((one) => one === 'red'))"),
  ],
})
