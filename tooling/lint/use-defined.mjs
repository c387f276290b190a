const isUndefined = (node) => node.type === 'Identifier' && node.name === 'undefined'

const isEmpty = (node) => node.type === 'ObjectExpression' && node.properties.length === 0

/**
 * Refuses `x === undefined ? {} : { x }` and `!==` the other way round, where a key is left out because its
 * own value is undefined: `defined({ x })` of the kernel says that in one word.
 */
export const useDefined = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { conditional: 'Use defined({ ... }) of the kernel to leave out a key that is undefined.' },
  },
  create(context) {
    const textOf = (node) => context.sourceCode.getText(node)
    return {
      ConditionalExpression(node) {
        const { test, consequent, alternate } = node
        if (test.type !== 'BinaryExpression' || !isUndefined(test.right)) return
        if (test.operator !== '===' && test.operator !== '!==') return
        const [empty, full] = test.operator === '===' ? [consequent, alternate] : [alternate, consequent]
        if (!isEmpty(empty) || full.type !== 'ObjectExpression' || full.properties.length !== 1) return
        const [property] = full.properties
        if (property.type === 'Property' && textOf(property.value) === textOf(test.left))
          context.report({ node, messageId: 'conditional' })
      },
    }
  },
}
