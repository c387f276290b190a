import { AST_NODE_TYPES as Node, ASTUtils, ESLintUtils } from '@typescript-eslint/utils'

/** The types whose titles are for people alone. */
const TITLED = new Set(['Request', 'ChoiceItem', 'Answer', 'Recorded', 'StepAnswer', 'WireResponse'])
const COMPARING = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in'])
/** Methods of a text that take it apart. */
const READING = new Set(
  'split match matchAll startsWith endsWith includes indexOf lastIndexOf search slice substring replace replaceAll at charAt localeCompare'.split(
    ' ',
  ),
)
/** Methods that compare what they are given: of a pattern, a list, a map. */
const TAKING = new Set([
  'test',
  'exec',
  'includes',
  'indexOf',
  'has',
  'get',
  'startsWith',
  'endsWith',
  'localeCompare',
])

/**
 * Refuses code that compares, matches or splits the title of a request, a choice or an answer: titles are words for people, and
 * what a choice is about stands in its kind, its pieces and its links, an answer's in its kind and selection. That a title is
 * empty may be asked.
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

    function isTitleSymbol(symbol) {
      return (symbol?.declarations ?? []).some((declaration) => {
        const owner = declaration.parent
        const name = owner?.name ?? owner?.parent?.name
        return symbol.name === 'title' && TITLED.has(name?.text)
      })
    }

    /** What a name was last given when it was declared: its initializer, or the property it was taken out of. */
    function isTitleVariable(identifier) {
      const variable = ASTUtils.findVariable(context.sourceCode.getScope(identifier), identifier)
      const definition = variable?.defs[0]
      const { parent } = definition?.name ?? {}
      if (parent?.type === Node.Property && parent.parent.type === Node.ObjectPattern)
        return isTitleSymbol(services.getTypeAtLocation(parent.parent).getProperty(keyOf(parent)))
      return definition?.node.type === Node.VariableDeclarator && definition.node.init !== null
        ? isTitle(definition.node.init)
        : false
    }

    function isTitle(node) {
      switch (node.type) {
        case Node.MemberExpression:
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
        case Node.TemplateLiteral:
          return node.expressions.some(isTitle)
        case Node.CallExpression:
          return isTextOf(node) && node.arguments.some(isTitle)
        default:
          return false
      }
    }

    /** A list with a title in it, put into one word: a key to compare. */
    const isListWithTitle = ({ type, elements }) =>
      type === Node.ArrayExpression && elements.some((element) => element !== null && isTitle(element))

    const report = (node) => context.report({ node, messageId: 'read' })

    return {
      BinaryExpression(node) {
        if (!COMPARING.has(node.operator) || [node.left, node.right].some(isEmptyText)) return
        if (isTitle(node.left) || isTitle(node.right)) report(node)
      },
      SwitchStatement({ discriminant }) {
        if (isTitle(discriminant)) report(discriminant)
      },
      MemberExpression(node) {
        if (node.computed && isTitle(node.property)) report(node)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== Node.MemberExpression || callee.property.type !== Node.Identifier) return
        const { name } = callee.property
        if (name === 'stringify' && node.arguments.some(isListWithTitle)) report(node)
        if (READING.has(name) && isTitle(callee.object)) report(node)
        else if (TAKING.has(name) && node.arguments.some(isTitle)) report(node)
      },
    }
  },
})

const keyOf = ({ key }) => (key.type === Node.Identifier ? key.name : '')
const isEmptyText = ({ type, value }) => type === Node.Literal && value === ''
const isTextOf = ({ callee }) =>
  (callee.type === Node.Identifier && callee.name === 'String') ||
  (callee.type === Node.MemberExpression && keyOf({ key: callee.property }).startsWith('to'))
