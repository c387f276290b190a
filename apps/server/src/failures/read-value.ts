import { faultWords } from '@parlour/protocol'
import type { z } from 'zod'
import { refusal } from '../refusals/refusal'
import { fieldWords } from './field-words'

/** Reads the body of a call. Refuses a wrong one with a sentence for each wrong field. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body, { error: faultWords })
  if (read.success) return read.data
  throw refusal('body_malformed', { sentences: sentences(schema, read.error.issues) })
}

/** A schema's own sentence, which is about the whole body, stands alone. */
function sentences(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): string {
  const whole = issues.find(({ message }) => isSentence(message))
  if (whole !== undefined) return whole.message
  const faults = new Map<string, string>()
  for (const { path, message } of issues) {
    const { words, isMany } = fieldWords(schema, path)
    if (!faults.has(words)) faults.set(words, isMany ? message.replace(/^is /, 'are ') : message)
  }
  return [...faults].map(([field, fault]) => `${field} ${fault}.`).join(' ')
}

/**
 * Reads a document that somebody made by hand. Refuses a wrong one with the first thing that is wrong, named
 * by its place; `whole` is the document's own name, or the place of a part that is read alone.
 */
export function readDocument<T>(
  schema: z.ZodType<T>,
  document: unknown,
  whole: string | readonly string[],
): T {
  const read = schema.safeParse(document, { error: faultWords })
  if (read.success) return read.data
  const [{ path, message } = { path: [], message: 'is wrong' }] = read.error.issues
  const within = typeof whole === 'string' ? [] : whole
  const place = [...within, ...path.map(String)].join('.') || String(whole)
  throw refusal('document_malformed', { sentence: isSentence(message) ? message : `${place} ${message}` })
}

const isSentence = (words: string): boolean => /^[A-Z]/.test(words)
