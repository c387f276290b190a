import { cubeDraft, setDraft } from '@parlour/draft/ui'
import { innovation } from '@parlour/innovation/ui'
import { magicTable } from '@parlour/magic-table/ui'
import { tyrants } from '@parlour/tyrants/ui'
import { gamesOf } from './games'

/** The registry of games, in the order in which a lobby offers them: one line each. */
export const registeredGames = gamesOf([cubeDraft, setDraft, magicTable, innovation, tyrants])
