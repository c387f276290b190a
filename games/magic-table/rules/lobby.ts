import { type GameLobby, isJsonObject, type LobbyPlayer, Refusal, type Warning } from '@parlour/kernel'

/** What a lobby sets for a Magic table. `linkedDraftId` is kept when the table comes from a draft. */
export interface MagicTableOptions {
  readonly format: string
  readonly linkedDraftId?: string
}

const FORMATS: readonly string[] = ['Constructed']

function read(raw: unknown): MagicTableOptions {
  if (raw === undefined || raw === null) return { format: '' }
  if (!isJsonObject(raw)) throw new Refusal('The options of Magic must be an object.')
  const { format = '', linkedDraftId } = raw
  if (typeof format !== 'string') throw new Refusal('The format must be a name.')
  if (linkedDraftId !== undefined && typeof linkedDraftId !== 'string') {
    throw new Refusal('The linked draft must be an id.')
  }
  return { format, ...(linkedDraftId === undefined ? {} : { linkedDraftId }) }
}

function warnings({ format }: MagicTableOptions, players: readonly LobbyPlayer[]): readonly Warning[] {
  const off = players.some(({ deactivated }) => deactivated === true)
  const unknown = format === '' ? 'A format must be selected' : `There is no format '${format}'`
  return [
    ...(players.length < 2 ? [{ field: 'players', text: 'At least two players are required' }] : []),
    ...(off ? [{ field: 'players', text: 'A player is deactivated' }] : []),
    ...(FORMATS.includes(format) ? [] : [{ field: 'format', text: unknown }]),
  ]
}

/** The lobby of a Magic table (rules: hub 12, 16): two players or more and the format 'Constructed'. */
export const lobby: GameLobby<MagicTableOptions> = {
  kind: 'Magic',
  defaults: () => ({ format: '' }),
  read,
  warnings,
}
