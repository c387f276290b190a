import { ESLintUtils } from '@typescript-eslint/utils'
import { inConditions } from './conditions.mjs'

/** What has to run to do anything: the class that verbs return, and generators. */
const EFFECTS = new Set(['ScriptEffect', 'Generator', 'AsyncGenerator'])

/** Returns the parts of a type: those of a union, or the type alone. */
const partsOf = (type) => (type.isUnion() ? type.types : [type])

/** Returns the name of an effect's type, or undefined. An alias (`Script`) counts as what it stands for. */
function effectName(type) {
  const name = type.getSymbol()?.getName()
  return EFFECTS.has(name) ? name : undefined
}

/**
 * Refuses a statement that makes a step of a card and throws it away.
 *
 * A verb such as `you.may.return(hand)` only describes what should happen; nothing happens before `yield*`
 * runs it. An effect, or a generator that is not itself being yielded from, may not stand alone, and it is no
 * condition: it is there whatever would come of it.
 */
export const noFloatingEffect = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      floating: 'This {{name}} is thrown away before it ran: write yield* in front of it.',
      bareYield: 'A bare yield hands the {{name}} out without running it: write yield*.',
      condition: 'This {{name}} has not run, so it always counts as yes: write yield* in front of it.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const namesIn = (node) => partsOf(services.getTypeAtLocation(node)).map(effectName)

    function report(node, messageId, name) {
      context.report({ node, messageId, data: { name } })
    }

    function checkPart(node, messageId) {
      const name = namesIn(node).find((one) => one !== undefined)
      if (name !== undefined) report(node, messageId, name)
    }

    /** An effect that may be missing is a condition like any other. */
    function checkCondition(node) {
      const [name, ...others] = namesIn(node)
      if (name !== undefined && !others.includes(undefined)) report(node, 'condition', name)
    }

    return {
      ExpressionStatement({ expression }) {
        if (expression.type === 'YieldExpression') return
        checkPart(expression.type === 'UnaryExpression' ? expression.argument : expression, 'floating')
      },
      YieldExpression({ delegate, argument }) {
        if (!delegate && argument) checkPart(argument, 'bareYield')
      },
      ...inConditions(checkCondition),
    }
  },
})
