/** Where a JSON text breaks, counted from 1, and why. */
export interface JsonFault {
  readonly line: number
  readonly words: string
}

/** What reading a JSON text found: the line of each value by its path, or the first fault. */
interface JsonLines {
  readonly lines: ReadonlyMap<string, number>
  readonly fault: JsonFault | undefined
}

const STRING = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const TOKEN = new RegExp(`${STRING}|[{}[\\]:,]|${NUMBER}|true|false|null`, 'y')
const BLANK = /[ \t\r\n]*/y
const keyOf = (path: readonly PropertyKey[]): string => path.map(String).join('\n')

/** No part of a map is nested deeper. */
const DEEPEST = 40

class JsonSyntaxError extends Error {}

/** Takes a text apart, token by token, and counts its lines. */
function scannerOf(text: string) {
  let at = 0
  let line = 1
  const peek = (): string => {
    BLANK.lastIndex = at
    const blank = BLANK.exec(text)?.[0] ?? ''
    line += blank.split('\n').length - 1
    at += blank.length
    TOKEN.lastIndex = at
    return TOKEN.exec(text)?.[0] ?? ''
  }
  const take = (): string => {
    const token = peek()
    at += token.length
    return token
  }
  return { peek, take, line: () => line, isAtEnd: () => peek() === '' && at >= text.length }
}
type Scanner = ReturnType<typeof scannerOf>

/** Reads the entries of a list or an object up to its closing sign. */
function readEntries({ peek, take }: Scanner, close: string, one: (index: number) => void): void {
  take()
  for (let index = 0; peek() !== close; index += 1) {
    one(index)
    const next = peek()
    if (next === close) break
    if (next !== ',')
      throw new JsonSyntaxError(next === '' ? `the closing ${close} is missing` : 'a comma is missing')
    take()
    if (peek() === close) throw new JsonSyntaxError('a comma too many')
  }
  take()
}

/** Reads a JSON text for the lines of what it holds; `JSON.parse` reads what it says. */
function read(text: string): JsonLines {
  const lines = new Map<string, number>()
  const scanner = scannerOf(text)
  const { peek, take, line } = scanner
  const entry = (path: readonly PropertyKey[]) => {
    const name = peek()
    if (!name.startsWith('"')) throw new JsonSyntaxError('a name in quotation marks is missing')
    take()
    if (take() !== ':') throw new JsonSyntaxError('a colon is missing')
    value([...path, name.slice(1, -1)])
  }
  const value = (path: readonly PropertyKey[]) => {
    if (path.length > DEEPEST) throw new JsonSyntaxError('this is nested too deep')
    const token = peek()
    lines.set(keyOf(path), line())
    if (token === '[') readEntries(scanner, ']', (index) => value([...path, index]))
    else if (token === '{') readEntries(scanner, '}', () => entry(path))
    else if (token === '' && !scanner.isAtEnd()) throw new JsonSyntaxError('what stands here is not JSON')
    else if (token === '' || ':,}]'.includes(token)) throw new JsonSyntaxError('a value is missing')
    else take()
  }
  try {
    value([])
    if (!scanner.isAtEnd()) throw new JsonSyntaxError('there is more after the end')
    return { lines, fault: undefined }
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    return { lines, fault: { line: line(), words: error.message } }
  }
}

/** Returns where a text breaks as JSON; undefined where it does not. */
export const jsonFault = (text: string): JsonFault | undefined => read(text).fault

/** Returns the line of a value in a JSON text, or that of what it would be in. */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  const { lines } = read(text)
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(keyOf(path.slice(0, length)))
    if (line !== undefined) return line
  }
  return 1
}
