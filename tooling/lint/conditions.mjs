/**
 * Returns the visitors that call `check` with everything asked in a condition: in `if`, loops, `? :`, `!`,
 * `&&` and `||`, each operand alone.
 */
export function inConditions(check) {
  const checkTest = ({ test }) => {
    if (test) checkOperand(test)
  }
  /** Of `a && b` the left side is visited on its own. */
  function checkOperand(node) {
    if (node.type === 'LogicalExpression') checkOperand(node.right)
    else check(node)
  }
  return {
    IfStatement: checkTest,
    ConditionalExpression: checkTest,
    WhileStatement: checkTest,
    DoWhileStatement: checkTest,
    ForStatement: checkTest,
    UnaryExpression({ operator, argument }) {
      if (operator === '!') checkOperand(argument)
    },
    LogicalExpression({ operator, left }) {
      if (operator !== '??') checkOperand(left)
    },
  }
}
