import {
  type CardsByZone,
  cardName,
  exportCockatrice,
  exportForge,
  exportOctgn,
  exportTabletop,
  exportXmage,
  withoutPicture,
  withoutPrinting,
} from '@parlour/mtg-cards'
import type { ExportForm } from '@parlour/ui-kit'

/** Returns the ways to write cards as files of other programs, and what each of those files cannot say. */
export function programForms(cards: CardsByZone, name: string): readonly ExportForm[] {
  return [
    {
      label: 'Cockatrice (.cod)',
      extension: 'cod',
      write: () => exportCockatrice(cards, name),
      leavesOut: commandWords(cards, 'Cockatrice'),
    },
    {
      label: 'XMage (.dck)',
      extension: 'dck',
      write: () => exportXmage(cards, name),
      leavesOut: joinedWords(
        commandWords(cards, 'XMage'),
        cardsWords(withoutPrinting(cards), {
          one: 'has no set and number, and XMage skips it.',
          many: 'have no set and number, and XMage skips them.',
        }),
      ),
    },
    { label: 'Forge (.dck)', extension: 'dck', write: () => exportForge(cards, name) },
    {
      label: 'Tabletop Simulator (.json)',
      extension: 'json',
      write: () => exportTabletop(cards),
      leavesOut: cardsWords(withoutPicture(cards), {
        one: 'has no picture here: Tabletop Simulator shows its back alone.',
        many: 'have no picture here: Tabletop Simulator shows their backs alone.',
      }),
    },
    {
      label: 'OCTGN (.o8d)',
      extension: 'o8d',
      write: () => exportOctgn(cards),
      leavesOut:
        'OCTGN has its own ids for cards, which are not known here: the file has empty ones. A version of OCTGN that does not look cards up by name reports them as missing.',
    },
  ]
}

function commandWords({ command }: CardsByZone, program: string): string | undefined {
  const [first, ...others] = command.map(({ data }) => cardName(data))
  if (first === undefined) return undefined
  return `${program} has no command zone: ${[first, ...others].join(' and ')} ${others.length === 0 ? 'is' : 'are'} written to the sideboard.`
}

interface CardsSentence {
  readonly one: string
  readonly many: string
}

/** Returns a sentence about these cards, by the first of them; nothing without one. */
export function cardsWords(names: readonly string[], { one, many }: CardsSentence): string | undefined {
  const [first, ...others] = names
  if (first === undefined) return undefined
  return others.length === 0 ? `${first} ${one}` : `${names.length} cards, such as ${first}, ${many}`
}

function joinedWords(...sentences: readonly (string | undefined)[]): string | undefined {
  const said = sentences.filter((sentence) => sentence !== undefined)
  return said.length === 0 ? undefined : said.join(' ')
}
