import { isAddress } from '../is-address'

/** A piece of what somebody said. */
export type ChatWord =
  | { readonly kind: 'text' | 'address'; readonly text: string }
  | { readonly kind: 'card'; readonly text: string }

/** A card between double brackets, or an address of the web. */
const SPECIAL = /(\[\[[^[\]]{1,80}\]\]|https?:\/\/[^\s<>"]+)/

/** What ends a sentence and no address. */
const AFTER = /[.,;:!?)\]]+$/

/** Returns what somebody said in pieces: `[[Card]]` as a card, addresses of the web as such. */
export function chatWords(text: string): readonly ChatWord[] {
  return text.split(SPECIAL).flatMap((part): readonly ChatWord[] => {
    if (part === '') return []
    if (part.startsWith('[[') && part.endsWith(']]') && part.length > 4)
      return [{ kind: 'card', text: part.slice(2, -2).trim() }]
    if (!/^https?:\/\//.test(part) || !isAddress(part)) return [{ kind: 'text', text: part }]
    const end = AFTER.exec(part)?.[0] ?? ''
    const address: ChatWord = { kind: 'address', text: part.slice(0, part.length - end.length) }
    return end === '' ? [address] : [address, { kind: 'text', text: end }]
  })
}
