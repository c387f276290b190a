import { AST_NODE_TYPES as Node, ASTUtils, ESLintUtils } from '@typescript-eslint/utils'

/** The types whose titles are for people alone. */
const TITLED = new Set(['Request', 'ChoiceItem', 'Answer', 'Recorded', 'StepAnswer', 'WireResponse'])
const COMPARING = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in'])
const words = (text) => new Set(text.split(' '))
/** Methods of a text that take it apart. */
const READING = words(
  'split match matchAll startsWith endsWith includes indexOf lastIndexOf search slice substring substr replace replaceAll at charAt charCodeAt codePointAt localeCompare',
)
/** Methods that compare what they are given: of a pattern, a list, a map. */
const TAKING = words(
  'test exec includes indexOf lastIndexOf has get startsWith endsWith localeCompare compare is',
)
/** Methods of a list that look for one of its items, or make keys of them. */
const FINDING = words('includes indexOf lastIndexOf sort toSorted')
/** Methods that give what they were called on in another form. */
const FORMING = words(
  'trim trimStart trimEnd toLowerCase toUpperCase normalize concat padStart padEnd toString',
)
/** Methods of a list that call back with its items. */
const CALLING = words('filter find findIndex findLast findLastIndex some every flatMap map forEach')
/** Functions that read a number out of a text. */
const COUNTING = words('Number parseInt parseFloat')

/**
 * Refuses code that compares, matches or splits the title of a request, a choice or an answer: titles are
 * words for people, and what a choice is about stands in its kind, its pieces and its links, an answer's in
 * its kind and selection. A title is followed through names, other forms of it, lists, and the functions of a
 * file; a choice that is a plain text is one itself. That a title is empty may be asked.
 */
export const titlesAreWords = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { read: 'A title is for people: go by kind, id, pieces or links.' },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const known = new Map()

    function isTitleSymbol(symbol) {
      return (symbol?.declarations ?? []).some((declaration) => {
        const owner = declaration.parent
        const name = owner?.name ?? owner?.parent?.name
        return symbol.name === 'title' && TITLED.has(name?.text)
      })
    }

    /**
     * What is known of a name or a function. What it was before is no answer for what it is made of itself.
     */
    function once(thing, ask) {
      if (!known.has(thing)) {
        known.set(thing, false)
        known.set(thing, ask())
      }
      return known.get(thing)
    }

    const variableOf = (identifier) =>
      ASTUtils.findVariable(context.sourceCode.getScope(identifier), identifier)

    /**
     * What a name was given, there or later; the property it was taken out of; or an item that a list of
     * titles calls back with.
     */
    function isTitleVariable(identifier) {
      const variable = variableOf(identifier)
      return once(variable, () => isGivenTitle(variable))
    }

    function isGivenTitle(variable) {
      const definition = variable?.defs[0]
      if (definition === undefined) return false
      const { parent } = definition.name
      if (parent?.type === Node.Property && parent.parent.type === Node.ObjectPattern)
        return isTitleSymbol(services.getTypeAtLocation(parent.parent).getProperty(keyOf(parent)))
      if (definition.type === 'Parameter') return isItemOfTitles(definition) || isPassedTitle(definition)
      const isListed = parent?.type === Node.ArrayPattern
      return variable.references.some(
        ({ writeExpr }) => writeExpr != null && (isTitle(writeExpr) || (isListed && isTitles(writeExpr))),
      )
    }

    /** A parameter that a title is given for somewhere in the file. */
    function isPassedTitle({ name, node }) {
      const at = node.params.indexOf(name)
      const called = node.id ?? (node.parent.type === Node.VariableDeclarator ? node.parent.id : null)
      if (at === -1 || called?.type !== Node.Identifier) return false
      return (variableOf(called)?.references ?? []).some(({ identifier: { parent }, identifier }) => {
        const isCall = parent.type === Node.CallExpression && parent.callee === identifier
        return isCall && parent.arguments[at] !== undefined && isTitle(parent.arguments[at])
      })
    }

    function isItemOfTitles({ name, node }) {
      const { parent } = node
      const isCallback = parent.type === Node.CallExpression && parent.arguments[0] === node
      if (!isCallback || node.params[0] !== name || parent.callee.type !== Node.MemberExpression) return false
      return CALLING.has(keyOf({ key: parent.callee.property })) && isTitles(parent.callee.object)
    }

    /** What a function gives: its one expression, or what it returns at the end. */
    function returnedBy(node) {
      if (node.type === Node.Identifier) {
        const known = variableOf(node)?.defs[0]?.node
        const made = known?.type === Node.VariableDeclarator ? known.init : known
        return FUNCTIONS.has(made?.type) ? returnedBy(made) : undefined
      }
      if (!FUNCTIONS.has(node.type)) return undefined
      if (node.body.type !== Node.BlockStatement) return node.body
      const last = node.body.body.at(-1)
      return last?.type === Node.ReturnStatement ? (last.argument ?? undefined) : undefined
    }

    /** A list of titles, or of lists that begin with one. */
    function isTitles(node) {
      switch (node.type) {
        case Node.ArrayExpression:
          return node.elements.some(
            (element) => element !== null && (isTitle(element) || isListWithTitle(element)),
          )
        case Node.Identifier: {
          const init = variableOf(node)?.defs[0]?.node.init
          return init != null && isTitles(init)
        }
        case Node.CallExpression: {
          const { callee } = node
          if (callee.type !== Node.MemberExpression) return false
          const name = keyOf({ key: callee.property })
          if (name === 'filter' || name === 'slice' || name === 'toSorted') return isTitles(callee.object)
          const result = name === 'map' || name === 'flatMap' ? returnedBy(node.arguments[0]) : undefined
          return result !== undefined && once(result, () => isTitle(result) || isTitles(result))
        }
        default:
          return false
      }
    }

    function isTitle(node) {
      switch (node.type) {
        case Node.MemberExpression:
          if (node.computed)
            return (
              node.property.value === 'title' &&
              isTitleSymbol(services.getTypeAtLocation(node.object).getProperty('title'))
            )
          return isTitleSymbol(services.getSymbolAtLocation(node.property))
        case Node.ChainExpression:
        case Node.TSAsExpression:
          return isTitle(node.expression)
        case Node.Identifier:
          return isTitleVariable(node)
        case Node.ConditionalExpression:
          return isTitle(node.consequent) || isTitle(node.alternate)
        case Node.LogicalExpression:
          return isTitle(node.left) || isTitle(node.right)
        case Node.BinaryExpression:
          return node.operator === '+' && (isTitle(node.left) || isTitle(node.right))
        case Node.TemplateLiteral:
          return node.expressions.some(isTitle)
        case Node.CallExpression:
          return isTitleCall(node)
        default:
          return false
      }
    }

    /** A title in another form, a list of them as one text, or what a function gives. */
    function isTitleCall(node) {
      const { callee } = node
      if (isTextOf(node) && node.arguments.some(isTitle)) return true
      if (callee.type === Node.MemberExpression) {
        const name = keyOf({ key: callee.property })
        return (FORMING.has(name) && isTitle(callee.object)) || (name === 'join' && isTitles(callee.object))
      }
      const result = returnedBy(callee)
      return result !== undefined && once(result, () => isTitle(result))
    }

    /** A list with a title in it: a key to compare. */
    const isListWithTitle = ({ type, elements }) =>
      type === Node.ArrayExpression && elements.some((element) => element !== null && isTitle(element))

    /** A choice that may be a plain text, which is its title. */
    function isChoice(node) {
      const type = services.getTypeAtLocation(node)
      return type.isUnion() && type.types.some(({ aliasSymbol }) => aliasSymbol?.name === 'ChoiceItem')
    }

    const isText = ({ type, value }) =>
      type === Node.TemplateLiteral || (type === Node.Literal && typeof value === 'string')

    const report = (node) => context.report({ node, messageId: 'read' })

    return {
      BinaryExpression(node) {
        if (!COMPARING.has(node.operator) || [node.left, node.right].some(isEmptyText)) return
        const [one, other] = [node.left, node.right]
        if (isTitle(one) || isTitle(other)) report(node)
        else if ((isText(one) && isChoice(other)) || (isText(other) && isChoice(one))) report(node)
      },
      SwitchStatement({ discriminant }) {
        if (isTitle(discriminant)) report(discriminant)
      },
      MemberExpression(node) {
        if (node.computed && (isTitle(node.property) || isTitle(node.object))) report(node)
      },
      SpreadElement(node) {
        if (isTitle(node.argument)) report(node)
      },
      NewExpression(node) {
        if (['Map', 'Set'].includes(node.callee.name) && node.arguments.some(isTitles)) report(node)
      },
      CallExpression(node) {
        const { callee } = node
        if (COUNTING.has(callee.name) && node.arguments.some(isTitle)) report(node)
        if (callee.type !== Node.MemberExpression || callee.property.type !== Node.Identifier) return
        const { name } = callee.property
        if (name === 'stringify' && node.arguments.some(isListWithTitle)) report(node)
        if (name === 'fromEntries' && node.arguments.some(isTitles)) report(node)
        if (READING.has(name) && isTitle(callee.object)) report(node)
        else if (TAKING.has(name) && node.arguments.some(isTitle)) report(node)
        else if (FINDING.has(name) && isTitles(callee.object)) report(node)
      },
    }
  },
})

const FUNCTIONS = new Set([Node.ArrowFunctionExpression, Node.FunctionDeclaration, Node.FunctionExpression])
const keyOf = ({ key }) => (key.type === Node.Identifier ? key.name : '')
const isEmptyText = ({ type, value }) => type === Node.Literal && value === ''
const isTextOf = ({ callee }) =>
  (callee.type === Node.Identifier && callee.name === 'String') ||
  (callee.type === Node.MemberExpression && keyOf({ key: callee.property }).startsWith('to'))
