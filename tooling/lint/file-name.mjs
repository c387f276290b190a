import { basename } from 'node:path'

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*\.(tsx?|mjs)$/
const VAGUE_FILES = /(^|-)(utils?|helpers?|managers?|base|common)(\.|$)/

/** Refuses file names that are not kebab-case, and names that say nothing about what is inside. */
export const fileName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: "File names are kebab-case; '{{name}}' is not.",
      empty: "'{{name}}' says nothing about what is inside: name the file after its one main export.",
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename)
        if (!KEBAB_CASE.test(name)) context.report({ node, messageId: 'kebab', data: { name } })
        else if (VAGUE_FILES.test(name)) context.report({ node, messageId: 'empty', data: { name } })
      },
    }
  },
}
