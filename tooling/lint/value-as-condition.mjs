import { ESLintUtils } from '@typescript-eslint/utils'
import ts from 'typescript'
import { inConditions } from './conditions.mjs'

const isNumber = (type) => (type.flags & ts.TypeFlags.NumberLike) !== 0
/** A number that is marked as something of its own, such as the value of a card. */
const isMarkedNumber = (type) => type.isIntersection() && type.types.some(isNumber)

/**
 * Refuses a card's value as a condition: 0 is a value like any other, and would be taken for "none".
 *
 * Whether there is a value is asked with `=== undefined`.
 */
export const valueAsCondition = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { zero: 'Value 0 would count as none here: compare with undefined.' },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context)

    function check(node) {
      const type = services.getTypeAtLocation(node)
      const types = type.isUnion() ? type.types : [type]
      if (types.some(isMarkedNumber)) context.report({ node, messageId: 'zero' })
    }

    return inConditions(check)
  },
})
