import type { JsonObject, Request } from '@parlour/kernel'
import type { CardData } from '@parlour/mtg-cards'
import { type GameScreenProps, useSending } from '@parlour/ui-kit'
import { useState } from 'react'
import { BUILDING, DRAFTING, OPENING, SCARRING } from '../../rules/facts/question-kinds'
import { frontCards } from '../../rules/facts/front-cards'
import type { DraftScar, DraftView, PackCard } from '../../rules/types'

/** The viewer's unsent choice for the open request. */
interface UnsentPick {
  readonly requestId: string
  readonly cardId?: string
  readonly scarId?: string
  /** The dialog for the card the scar goes onto is open. */
  readonly applying?: boolean
}

/** What each kind of question asks of the viewer. */
const MODES: Readonly<Record<string, PickState['mode']>> = {
  [DRAFTING]: 'draft',
  [SCARRING]: 'scar',
  [OPENING]: 'step',
  [BUILDING]: 'step',
}

/** The viewer's choice in the pack and how it may be changed and sent. */
export interface PickState {
  readonly request: Request | undefined
  /** `step`: a question about no card. */
  readonly mode: 'draft' | 'scar' | 'step' | 'none'
  readonly chosen: PackCard | undefined
  readonly scar: DraftScar | undefined
  readonly applying: boolean
  readonly problem: string | undefined
  /** Takes a card: chosen for drafting, or the one the scar goes onto. */
  readonly take: (cardId: string) => void
  readonly takeScar: (scarId: string) => void
  readonly cancel: () => void
  readonly draft: (cardId: string) => Promise<boolean>
  /** Rejects with `CallError` when the server does; the edited card is then still open. */
  readonly applyScar: (card: CardData, comment: string) => Promise<void>
}

export type PickInput = Pick<GameScreenProps, 'game' | 'answer' | 'saving'> & {
  readonly view: DraftView
  /** A card is chosen first and drafted by a second act. */
  readonly confirms: boolean
}

/** Holds the viewer's choice for the open request, and forgets it when another pack comes. */
export function usePick(input: PickInput): PickState {
  const { game, view, confirms, answer, saving } = input
  const request = game.requests.find(({ kind }) => kind in MODES)
  const [state, setState] = useState<UnsentPick>({ requestId: '' })
  const { send, problem } = useSending({ request, answer, saving })
  const taken = state.requestId === request?.id ? state : { requestId: request?.id ?? '' }
  const mode = MODES[request?.kind ?? ''] ?? 'none'
  const chosen = frontCards(view.you).find(({ id }) => id === taken.cardId)
  const scar = view.you?.scars?.find(({ id }) => id === taken.scarId)

  const draft = (cardId: string) => send([cardId])
  return {
    request,
    mode,
    chosen,
    scar,
    problem,
    applying: taken.applying === true && chosen !== undefined && scar !== undefined,
    take(cardId) {
      if (mode === 'scar') return setState({ ...taken, cardId, applying: taken.scarId !== undefined })
      setState({ ...taken, cardId })
      if (!confirms) void draft(cardId)
    },
    takeScar: (scarId) => setState({ ...taken, scarId, applying: taken.cardId !== undefined }),
    cancel: () => setState({ requestId: taken.requestId }),
    draft,
    async applyScar(card, comment) {
      if (request === undefined || chosen === undefined || scar === undefined) return
      await answer(request, [{ scarId: scar.id, cardId: chosen.id, card: asJson(card), comment }])
      setState({ ...taken, applying: false })
    },
  }
}

const asJson = (card: CardData): JsonObject => JSON.parse(JSON.stringify(card)) as JsonObject
