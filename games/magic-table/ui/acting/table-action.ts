import type { SentAction } from '../../rules/facts/action-schemas'
import type { TableView } from '../../rules/view'

type Special = 'who starts' | 'clear stack' | 'redo' | 'withdraw undo' | 'import card'

/** An action as this screen sends it: plain data, where the schemas leave more open. */
export type TableAction =
  | Exclude<SentAction, { readonly name: Special }>
  | { readonly name: 'who starts' | 'clear stack' }
  | { readonly name: 'redo'; readonly step: number }
  | { readonly name: 'withdraw undo' }
  | {
      readonly name: 'import card'
      readonly data: {
        readonly card: { readonly _id: string }
        readonly annotation: string
        readonly count: number
        readonly zoneId: string
        readonly isToken: boolean
      }
    }

/** Returns the action that does again what was taken back last, as this view shows it. */
export const redoIn = ({ news }: Pick<TableView, 'news'>): TableAction => ({ name: 'redo', step: news.step })
