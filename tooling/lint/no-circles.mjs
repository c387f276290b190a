import { relative } from 'node:path'
import { ROOT } from '../project.mjs'
import { circleFinder } from './import-graph.mjs'

const circleOf = circleFinder(ROOT)

const MOST_NAMED = 6

/** Refuses files that import each other, over however many others, be it for types alone or loaded later. */
export const noCircles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'These import each other: {{files}}. Move what they share into a file of its own.' },
  },
  create(context) {
    return {
      Program(node) {
        const circle = circleOf(context.filename)
        if (circle === undefined) return
        const named = circle.slice(0, MOST_NAMED).map((file) => relative(ROOT, file))
        const files = [
          ...named,
          ...(circle.length > MOST_NAMED ? [`${circle.length - MOST_NAMED} more`] : []),
        ]
        context.report({
          loc: { line: 1, column: 0 },
          messageId: 'circle',
          data: { files: files.join(', ') },
          node,
        })
      },
    }
  },
}
