import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { argumentsOf } from './arguments.mjs'
import { inProject } from './project.mjs'

export const VERBS_PAGE = 'docs/verbs.md'

/**
 * The vocabularies of the games, each described by the `verbs.json` beside its files: the title of the game, and for each
 * section its title, its file and the class whose members it lists (without one: what the file exports).
 */
const vocabularies = () =>
  readdirSync(inProject('games'))
    .map((game) => `games/${game}/rules/vocabulary`)
    .filter((folder) => existsSync(inProject(folder, 'verbs.json')))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(inProject(folder, 'verbs.json'), 'utf8')) }))

const HEAD = `# Verbs

What the code of a card may say. Written by \`npm run verbs\` from the docstrings of the vocabulary: change them, not this page.
Every effect needs \`yield*\`; what stands behind the arrow is what it then gives. A name without brackets is read and
changes nothing. How cards are written is in [how to write a card](how-to-write-a-card.md).
`
const WIDTH = 110

/** Returns the text of the page that lists the verbs of every game. */
export const verbsPage = () =>
  [
    HEAD,
    ...vocabularies().flatMap(({ title, folder, sections }) => [
      `## ${title}\n`,
      ...sections.map(sectionOf(folder)),
    ]),
  ].join('\n')

const sectionOf =
  (folder) =>
  ({ title, file, className }) => {
    const path = `${folder}/${file}.ts`
    const source = ts.createSourceFile(
      path,
      readFileSync(inProject(path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const members = className === undefined ? exportsOf(source) : membersOf(source, className)
    const lines = inGroups(members).map(lineOf)
    if (lines.length === 0) throw new Error(`${path} holds no verb`)
    return [`### ${title}\n`, ...lines, ''].join('\n')
  }

/** The public methods and getters of a class. Refuses a file without it. */
function membersOf(source, className) {
  const found = source.statements.find((node) => ts.isClassDeclaration(node) && node.name?.text === className)
  if (found === undefined) throw new Error(`${source.fileName} has no class ${className}`)
  return found.members.filter(
    (node) =>
      (ts.isMethodDeclaration(node) || ts.isGetAccessor(node)) &&
      ts.isIdentifier(node.name) &&
      isPublic(node),
  )
}
const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
const isPublic = (node) => (ts.getCombinedModifierFlags(node) & HIDDEN) === 0

/** The constants and functions that a file exports. */
function exportsOf(source) {
  return source.statements
    .filter((node) => ts.isVariableStatement(node) && ts.canHaveModifiers(node) && isExported(node))
    .flatMap((node) => [...node.declarationList.declarations])
}
const isExported = (node) => ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Members of one name together; of a method with overloads, those alone. */
function inGroups(members) {
  const groups = new Map()
  for (const member of members) {
    const name = member.name.text
    groups.set(name, [...(groups.get(name) ?? []), member])
  }
  return [...groups.values()].map((group) =>
    group.length === 1 ? group : group.filter((member) => member.body === undefined),
  )
}

function lineOf(group) {
  const says = group.map(textOf).find((text) => text !== '') ?? ''
  const signatures = group.map((member) => `\`${signatureOf(member)}\`${givenBy(member)}`)
  return wrapped(`- ${signatures.join(', ')}${says === '' ? '' : `: ${says}`}`)
}

function signatureOf(member) {
  const { text: name } = member.name
  const takes = member.parameters ?? member.initializer?.parameters
  return ts.isGetAccessor(member) || takes === undefined
    ? name
    : `${name}(${takes.map(parameterOf).join(', ')})`
}

/** A parameter with its type; one that is taken apart is known by the names of its fields. */
function parameterOf({ name, dotDotDotToken, questionToken, initializer, type }) {
  const rest = dotDotDotToken === undefined ? '' : '...'
  const optional = questionToken === undefined && initializer === undefined ? '' : '?'
  if (!ts.isIdentifier(name)) {
    const fields = name.elements.map((field) => (field.propertyName ?? field.name).getText())
    return `{ ${fields.join(', ')} }${optional}`
  }
  if (type === undefined)
    return `${name.text}${initializer === undefined ? '' : ` = ${initializer.getText()}`}`
  return `${rest}${name.text}${optional}: ${onOneLine(type.getText())}`
}

const onOneLine = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('readonly ', '')

/** What a verb gives once it ran, or what is read; nothing where that is nothing. */
function givenBy(member) {
  if (member.type === undefined) return ''
  const type = onOneLine(unaliased(member.type).getText())
  const given = /^(?:ScriptEffect|Verb)(?:<(.*)>)?$/.exec(type)
  const result = given === null ? type : given[1]
  return result === undefined || result === 'void' ? '' : ` → \`${result}\``
}

/** The type itself where a verb names an alias of its file: `OneCardEffect`. */
function unaliased(type) {
  const isAlias = (node) => ts.isTypeAliasDeclaration(node) && node.name.text === type.getText()
  const alias = type.getSourceFile().statements.find(isAlias)
  return alias !== undefined && alias.type.getText().startsWith('ScriptEffect') ? alias.type : type
}

/** The docstring of a member in one line. */
function textOf(member) {
  const node = ts.isVariableDeclaration(member) ? member.parent.parent : member
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return onOneLine(ts.getTextOfJSDocComment(doc?.comment) ?? '')
}

/** A list entry in lines of at most the width; code is not broken. */
function wrapped(entry) {
  const lines = ['']
  for (const word of entry.match(/(?:`[^`]*`|[^\s`]+)+/g) ?? []) {
    const line = lines.at(-1)
    if (line.length + 1 + word.length > WIDTH && line.trim() !== '') lines.push(`  ${word}`)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}

if (process.argv[1] === import.meta.filename) {
  argumentsOf({ usage: 'npm run verbs' })
  writeFileSync(inProject(VERBS_PAGE), verbsPage())
}
