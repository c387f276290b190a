import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { argumentsOf } from '../tooling/arguments.mjs'
import { inProject } from '../tooling/project.mjs'

export const VERBS_PAGE = 'docs/verbs.md'

/**
 * The vocabularies of the games, each described by the `verbs.json` beside its files: the title of the game,
 * and for each section its title, its file and the table of verbs or the class whose members it lists
 * (without either: what the file exports).
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
  ({ title, file, table, className }) => {
    const path = `${folder}/${file}.ts`
    const source = ts.createSourceFile(
      path,
      readFileSync(inProject(path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const lines = verbsIn(source, { table, className }).map(lineOf)
    if (lines.length === 0) throw new Error(`${path} holds no verb`)
    return [`### ${title}\n`, ...lines, ''].join('\n')
  }

/** The verbs of a file, each `{ name, doc, signatures }`: nodes that hold its docstring and what it takes. */
function verbsIn(source, { table, className }) {
  if (table !== undefined) return tableOf(source, table).map(entryOf(source))
  const members = className === undefined ? exportsOf(source) : membersOf(source, className)
  return members.map(entryOf(source))
}

/** The properties of a table of verbs, `export const table = verbs({ ... })`. Refuses a file without it. */
function tableOf(source, table) {
  const made = exportsOf(source).find(({ name }) => name.text === table)?.initializer
  const [properties] = made?.arguments ?? []
  if (properties === undefined || !ts.isObjectLiteralExpression(properties))
    throw new Error(`${source.fileName} has no table ${table}`)
  return properties.properties
}

const entryOf = (source) => (member) => ({
  name: member.name.text,
  doc: member,
  signatures: ts.isPropertyAssignment(member) ? signaturesOf(source, member.initializer) : [member],
})

/**
 * The signatures of a verb that is made, `moving('return')`: those of the interface that `moving` gives.
 */
function signaturesOf(source, value) {
  const isNamed = (name) => (node) => node.name?.text === name
  const constants = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((node) => [...node.declarationList.declarations])
  const functions = source.statements.filter(ts.isFunctionDeclaration)
  const maker = value.expression?.getText()
  const type = (functions.find(isNamed(maker)) ?? constants.find(isNamed(maker))?.initializer)?.type
  const shape = source.statements.filter(ts.isInterfaceDeclaration).find(isNamed(type?.getText()))
  if (shape === undefined) throw new Error(`${source.fileName} does not say what ${value.getText()} takes`)
  return shape.members.filter(ts.isCallSignatureDeclaration)
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

function lineOf({ name, doc, signatures }) {
  const says = textOf(doc)
  const words = signatures.map((one) => `\`${signatureOf(name, one)}\`${resultOf(one)}`)
  return wrapped(`- ${words.join(', ')}${says === '' ? '' : `: ${says}`}`)
}

function signatureOf(name, member) {
  const takes = (member.parameters ?? member.initializer?.parameters)?.filter(
    (parameter) => parameter.name.getText() !== 'this',
  )
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
function resultOf(member) {
  if (member.type === undefined) return ''
  const type = onOneLine(unaliased(member.type).getText())
  const wrapped = /^(?:ScriptEffect|Verb)(?:<(.*)>)?$/.exec(type)
  const result = wrapped === null ? type : wrapped[1]
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
