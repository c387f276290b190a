/** Participles that say what happened to a value, and not what it is. */
const BARE_PARTICIPLES = new Set(['told', 'kept', 'given', 'held', 'deed'])

/**
 * Refuses variables, parameters and functions named by a bare participle. A property that is taken out under
 * its own name is left alone: whoever declared the record named it, and stored and sent records keep their
 * fields.
 */
export const variableName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: "'{{name}}' does not say what the value is: name the thing, as in 'lastSent' or 'cachedIds'.",
    },
  },
  create(context) {
    const check = (node) => {
      if (BARE_PARTICIPLES.has(node.name))
        context.report({ node, messageId: 'name', data: { name: node.name } })
    }
    const checkPattern = (pattern) => {
      if (pattern?.type === 'Identifier') check(pattern)
      else if (pattern?.type === 'AssignmentPattern') checkPattern(pattern.left)
      else if (pattern?.type === 'RestElement') checkPattern(pattern.argument)
      else if (pattern?.type === 'ArrayPattern') pattern.elements.forEach(checkPattern)
      else if (pattern?.type === 'ObjectPattern')
        for (const part of pattern.properties) {
          if (part.type === 'RestElement') checkPattern(part)
          else if (!part.shorthand) checkPattern(part.value)
        }
    }
    const checkFunction = ({ id, params }) => {
      checkPattern(id)
      params.forEach(checkPattern)
    }
    return {
      VariableDeclarator: ({ id }) => checkPattern(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
    }
  },
}
