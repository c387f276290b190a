const QUERY = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/

/**
 * Refuses queries outside of the store: what other code needs of it is a function that says what it returns.
 */
export const queryInStore = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      query: 'Queries stand in store/: give this one a name in the file of its record.',
      builder: 'Only store/ imports kysely: take Db, Tx and rows from its files.',
    },
  },
  create: (context) => ({
    ImportDeclaration: (node) => {
      if (/^kysely(\/|$)/.test(node.source.value)) context.report({ node, messageId: 'builder' })
    },
    'CallExpression > MemberExpression.callee': (node) => {
      if (QUERY.test(node.property.name)) context.report({ node: node.property, messageId: 'query' })
    },
  }),
}
