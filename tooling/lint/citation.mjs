import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../docs/rules/', import.meta.url)

const HEADING = /^#+ (P?\d+(?:\.\d+)*)\.? /
const ITEM = /^(\d+)\. /
const CITATION = /\(rules:([^)]*)\)/g
const SOURCE = /^([a-z-]+) (.+)$/
const OUTSIDE =
  /\b(?:RULES|PROMPTS|HUB|CARDS|LIBRARY|DRAFT|SCENARIOS|DESIGN|LOOK|GAME|SCREENS)(?:\.md\b|,? (?:sections? |idea )?\d|: ?[a-z\d])|\b[Ss]pecification\b/

/**
 * Returns the numbers that a document defines: its numbered headings, and the items of numbered lists below
 * them.
 */
export function numbersIn(markdown) {
  const numbers = new Set()
  let section = ''
  for (const line of markdown.split('\n')) {
    const [, heading] = HEADING.exec(line) ?? []
    const [, item] = ITEM.exec(line) ?? []
    if (heading !== undefined) section = heading
    if (heading !== undefined) numbers.add(heading)
    else if (item !== undefined && section !== '') numbers.add(`${section}.${item}`)
  }
  return numbers
}

/** Returns the numbers of each document of docs/rules, by its name. */
export function readRules() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
  return new Map(
    names.map((name) => [name.replace('.md', ''), numbersIn(readFileSync(new URL(name, FOLDER), 'utf8'))]),
  )
}

/**
 * Returns what is wrong with the citations in a text, a sentence each. A citation may be broken over lines of
 * a comment.
 */
export function citationProblems(text, rules) {
  const joined = text.replace(/\s*\n[\s*/]*/g, ' ')
  const [outside] = OUTSIDE.exec(joined) ?? []
  const problems = [...joined.matchAll(CITATION)].flatMap(([, cited]) =>
    cited.split(';').flatMap((source) => sourceProblems(source.trim(), rules)),
  )
  if (outside === undefined) return problems
  return [`'${outside}' is not part of this repository: cite docs/rules, as in (rules: hub 7).`, ...problems]
}

function sourceProblems(source, rules) {
  const [, name, list] = SOURCE.exec(source) ?? []
  if (name === undefined) return [`'${source}' is not a citation: write it as (rules: hub 7).`]
  const numbers = rules.get(name)
  if (numbers === undefined) return [`There is no docs/rules/${name}.md.`]
  return list
    .split(/, | and | to /)
    .filter((number) => !numbers.has(number))
    .map((number) => `docs/rules/${name}.md has no ${number}.`)
}

/** Refuses citations that lead nowhere, in comments and in the titles of tests. */
export const citation = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{problem}}' } },
  create(context) {
    const rules = readRules()
    const check = (node, text) => {
      for (const problem of citationProblems(text, rules))
        context.report({ loc: node.loc, messageId: 'wrong', data: { problem } })
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value)
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
    }
  },
}
