import { faultWords } from '@parlour/protocol'
import type { z } from 'zod'
import { drawnCurves, drawnNodes, drawnStyles } from '../../rules/facts/drawn-map'
import { issueWords } from '../../rules/facts/issue-words'
import { sizeProblem } from '../editing/read-json'
import { jsonFault, lineOfPath } from './json-lines'
import type { MakerCurve, MakerDocument, MakerNode } from './maker-document'
import { attached } from './maker-edits'

/** The three editors of a map as text. */
export type CodePart = 'elements' | 'curves' | 'styles'

/** What is wrong with a text; the map keeps its last good state. */
export interface CodeFault {
  readonly line: number
  readonly words: string
}

/** Returns the text of a part of a map: an entry a line or a few. */
export function codeOf(map: MakerDocument, part: CodePart): string {
  if (part === 'styles') return JSON.stringify(map.styles, null, 2)
  const list: readonly object[] = part === 'elements' ? map.nodes : map.curves
  if (list.length === 0) return '[]'
  return `[\n${list.map((one) => `  ${JSON.stringify(one, null, 1).replaceAll(/\n\s*/g, ' ')}`).join(',\n')}\n]`
}

type ParsedCode =
  | { readonly map: MakerDocument; readonly fault?: never }
  | { readonly fault: CodeFault; readonly map?: never }

/** Returns the map with a part as a text says it, or what is wrong with the text. */
export function withCode(map: MakerDocument, part: CodePart, text: string): ParsedCode {
  const tooLarge = sizeProblem(text.length)
  const fault = tooLarge === undefined ? jsonFault(text) : { line: 1, words: tooLarge }
  if (fault !== undefined) return { fault }
  const value: unknown = JSON.parse(text)
  const wrong = (error: z.ZodError): ParsedCode => {
    const [issue] = error.issues
    const words = issue === undefined ? '' : issueWords(issue)
    return {
      fault: { line: lineOfPath(text, issue?.path ?? []), words: words || `no ${part} are written so` },
    }
  }
  if (part === 'styles') {
    const read = drawnStyles.safeParse(value, { error: faultWords })
    return read.success ? { map: attached({ ...map, styles: read.data }) } : wrong(read.error)
  }
  if (part === 'curves') {
    const read = drawnCurves.safeParse(value, { error: faultWords })
    return read.success ? { map: attached({ ...map, curves: read.data }) } : wrong(read.error)
  }
  const read = drawnNodes.safeParse(value, { error: faultWords })
  return read.success ? { map: attached(withNodes(map, read.data)) } : wrong(read.error)
}

/** A node whose id alone has changed keeps its curves. */
function withNodes(map: MakerDocument, nodes: readonly MakerNode[]): MakerDocument {
  const before = new Set(map.nodes.map(({ id }) => id))
  const after = new Set(nodes.map(({ id }) => id))
  const renames = new Map(
    map.nodes.flatMap(({ id }, at) => {
      const next = nodes[at]?.id
      return next !== undefined && !after.has(id) && !before.has(next) ? [[id, next] as const] : []
    }),
  )
  const named = (id: string) => renames.get(id) ?? id
  const curves = map.curves.map((curve): MakerCurve => {
    const { source, target } = curve.ids
    return { ...curve, ids: { source: named(source), target: named(target) } }
  })
  return { ...map, nodes, curves }
}
