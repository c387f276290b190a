import { ESLintUtils } from '@typescript-eslint/utils'

const GENERATORS = new Set(['Generator', 'AsyncGenerator'])

/**
 * Refuses a statement that makes a step of a card and throws it away.
 *
 * A verb such as `you.may.return(hand)` only describes what should happen; nothing happens before `yield*` runs it.
 * Anything whose type is an `Effect`, or a generator that is not itself being yielded from, may not stand alone.
 */
export const noFloatingEffect = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      floating: 'This {{name}} is thrown away before it ran: write yield* in front of it.',
      bareYield: 'A bare yield hands the {{name}} out without running it: write yield*.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context)

    /** The name of the effect or generator type of a node, or undefined when it is something else. */
    function effectName(node) {
      const type = services.getTypeAtLocation(node)
      const name = type.aliasSymbol?.getName() ?? type.getSymbol()?.getName()
      if (name === 'Effect' || (name !== undefined && GENERATORS.has(name))) return name
      return undefined
    }

    function check(node, messageId) {
      const name = effectName(node)
      if (name !== undefined) context.report({ node, messageId, data: { name } })
    }

    return {
      ExpressionStatement({ expression }) {
        if (expression.type === 'YieldExpression') return
        check(expression.type === 'UnaryExpression' ? expression.argument : expression, 'floating')
      },
      YieldExpression({ delegate, argument }) {
        if (!delegate && argument) check(argument, 'bareYield')
      },
    }
  },
})
