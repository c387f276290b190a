import type { Request } from '@parlour/kernel'
import { withoutBrackets } from '@parlour/ui-kit'
import type { QuestionKind } from '../../rules/facts/question-kinds'

/**
 * What is asked, as the page says it: the titles of some requests, which stored games know, say less than
 * they might. Returns 'Choose' where a request has no title.
 */
export function questionWords(request: Request): string {
  const { kind, max } = request
  const better = kind === 'promote' && max === 1 ? 'Choose a card to promote' : WORDS[kind]
  return better ?? (withoutBrackets(request.title, request.max) || 'Choose')
}

const WORDS: Readonly<Partial<Record<string, string>>> = {
  'move-to': 'Choose where to move the troop',
  'return-spy': 'Choose a spy to return',
  site: 'Choose where to assassinate',
  'white-troops': 'Choose up to three white troops',
  opponent: 'Choose an opponent',
  hall: 'Choose a trophy hall to take a white troop from',
  'discarding-opponent': 'Choose an opponent who must discard',
  'devour-inner-circle': 'Devour a card from your inner circle?',
} satisfies Partial<Record<QuestionKind, string>>
