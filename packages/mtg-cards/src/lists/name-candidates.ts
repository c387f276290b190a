import { defined } from '@parlour/kernel'
import type { KnownName } from './card-line'
import { type NamedPrinting, splitTail } from './card-list-tail'

/** Where what is said about a card may begin behind its name. */
const REMARK =
  /\s+(?:\/\/|--|[-–—#;|([{<@$€£*~=!])|\s*[;:|–—]\s|\s+[$€£]?\d+[.,]\d\d\b|\s+(?:foil|etched|near mint|nm|lp|mp|hp|showcase|borderless|promo|en|de|fr|es|it|pt|jp|ja|ko|ru)\b/gi
/** Signs around and behind a name that are none of it. */
const AROUND = /^[\s"'“”_~*.,;:!|-]+|[\s"'“”_~*.,;:!|-]+$/g
const BRACKETS_BEFORE = /^(?:\([^()]*\)|\[[^\][]*\])\s*/
/** A name cannot have more remarks, nor be longer with them. */
const MOST_REMARKS = 8
const LONGEST = 300

/**
 * Returns what a text with a name in it may be without remarks, the longest first; the text itself is the
 * first.
 */
function withoutRemarks(text: string): readonly string[] {
  if (text.length > LONGEST) return [text]
  const cuts = [...text.matchAll(REMARK)].slice(0, MOST_REMARKS).map(({ index }) => text.slice(0, index))
  const around = text.replace(AROUND, '')
  const behind = text.replace(BRACKETS_BEFORE, '')
  return [...new Set([text, ...cuts.toReversed(), around, behind])].filter((part) => part.trim() !== '')
}

/** Between the names of two faces people write more than slashes, and `&` for `and`. */
const JOINED = /\s*&\s*|\s+(?:\+|\||\\|and)\s+/gi

/** Returns the ways to spell a name that is spelled otherwise on the card, itself first. */
function spellings(name: string): readonly string[] {
  const others = JOINED_ONCE.test(name)
    ? [name.replace(JOINED, ' // '), name.replace(JOINED, ' and '), name.replace(JOINED, ' & ')]
    : []
  const decoded = fromWrongEncoding(name)
  return [...new Set([name, ...others, ...(decoded === undefined ? [] : [decoded])])]
}
const JOINED_ONCE = new RegExp(JOINED.source, 'i')

/** What was written as UTF-8 and read as Windows-1252, where it is that: `JÃ¶tun`. */
function fromWrongEncoding(text: string): string | undefined {
  if (!/[ÂÃÅâ]/.test(text) || [...text].some((letter) => letter > 'ÿ')) return undefined
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/**
 * Returns the card that a text names in which there is more than a name; nothing when no part of it is one.
 */
export function nameWithin(text: string, isKnown: KnownName): NamedPrinting | undefined {
  for (const part of withoutRemarks(text)) {
    const { name, ...about } = splitTail(part, isKnown)
    const spelled = spellings(name).find(isKnown)
    const [, remark] = /^\s*[([]([^()[\]]+)[)\]]\s*$/.exec(text.slice(part.length)) ?? []
    if (spelled !== undefined) return { ...defined({ remark }), ...about, name: spelled }
  }
  return undefined
}

/** Returns the names that a text may be found to hold. */
export function namesWithin(text: string): readonly string[] {
  return withoutRemarks(text).flatMap((part) => [
    ...spellings(part),
    ...spellings(splitTail(part, () => false).name),
  ])
}
