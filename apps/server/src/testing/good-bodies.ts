import type { WireLobby } from '@parlour/protocol'
import { MADE_BODIES } from './made-bodies'

const NOBODY = 'f'.repeat(24)

/** A body that each call takes, as far as its shape goes, about things that exist. */
export function goodBodies(about: {
  readonly gameId: string
  readonly lobby: WireLobby
  readonly userId: string
}): Readonly<Record<string, object>> {
  const { gameId, lobby, userId } = about
  const chosen = lobby.options?.cubeId
  const cubeId = typeof chosen === 'string' ? chosen : ''
  const response = { actor: 'ann', title: 'Draft Card', selection: ['x'] }
  const deck = {
    _id: NOBODY,
    name: 'd',
    format: 'draft',
    cardIdsByZone: { main: [], side: [], command: [] },
    rev: 0,
  }
  return {
    'guest/login': { username: 'ann', password: 'x' },
    'user/create': { name: 'new', password: 'x' },
    'guest/invitation': { token: 'x' },
    'guest/join': { token: 'x', name: 'new', password: 'long enough to do' },
    'guest/reset_link': { token: 'x' },
    'guest/reset_password': { token: 'x', password: 'long enough to do' },
    'user/change_password': { current: 'x', password: 'long enough to do' },
    'user/set_mark': { color: 1, shape: 2 },
    'user/set_asks_first': { asksFirst: true },
    'user/reactivate': { id: NOBODY },
    'user/set_admin': { id: NOBODY, isAdmin: true },
    'admin/reset_link': { userId: NOBODY },
    'admin/revoke_link': { id: NOBODY },
    'admin/choose_address': { address: 'http://10.9.9.9:3000' },
    'user/deactivate': { id: NOBODY },
    'user/lobbies': { userId },
    'user/games': { userId, kind: 'Magic', state: 'all', killed: false },
    'user/games_recently_finished': { userId },
    'user/next': { userId, gameId },
    'user/page': { userId },
    'user/games_page': { userId, kind: 'Magic', opponentId: NOBODY, state: 'all', before: NOBODY },
    'user/magic/decks': { userId, after: `.${NOBODY}`, limit: 1 },
    'magic/deck/list': { userId, after: `.${NOBODY}`, limit: 1 },
    'admin/audit': { after: `7.${NOBODY}`, limit: 1 },
    'lobby/all': { after: `.${NOBODY}`, limit: 1 },
    'admin/impersonate': { targetUserId: NOBODY },
    'admin/stop-impersonation': { impersonationToken: 'x' },
    'admin/insert_game': { data: { settings: {} } },
    'lobby/create': { userIds: [userId], game: 'Magic', options: { format: 'x' } },
    'lobby/info': { lobbyId: lobby._id },
    'lobby/save': { _id: lobby._id, name: 'x', game: null, options: {}, users: [{ _id: userId }], rev: 99 },
    'lobby/practice': { game: 'Magic' },
    'lobby/join': { lobbyId: NOBODY },
    'lobby/leave': { lobbyId: NOBODY },
    'lobby/kill': { lobbyId: NOBODY },
    'game/create': { lobbyId: NOBODY, linkedDraftId: NOBODY },
    'game/fetch': { gameId, full: false },
    'game/kill': { gameId: NOBODY },
    'game/rematch': { gameId: NOBODY },
    'game/save_response': { gameId, response, requestKey: 'k', knows: 0 },
    'game/save_full': { gameId, branchId: 0, responses: [response], overwrite: false },
    'game/undo': { gameId, count: 1, branchId: 0 },
    'game/undo_say': { gameId, made: 0, allow: true },
    'game/chat_add': { gameId: NOBODY, text: 'x' },
    'game/chat_before': { gameId, chatId: NOBODY },
    'game/chat_delete': { gameId, chatId: 'x' },
    'magic/deck/create': { opts: { name: 'x' } },
    'magic/deck/fetch': { deckId: NOBODY },
    'magic/deck/save': { deck },
    'magic/deck/duplicate': { deckId: NOBODY },
    'magic/deck/delete': { deckId: NOBODY },
    'magic/card/all': { source: 'custom', since: 0 },
    'magic/card/lookup': { ids: [NOBODY] },
    'magic/card/places': { cardId: NOBODY },
    'magic/card/by_name': { names: ['x'], cubeId },
    'magic/card/similar_names': { names: ['x'], cubeId },
    'magic/card/create': { cardData: {}, cubeId, comment: 'x' },
    'magic/card/update': { cardId: NOBODY, cardData: { data: {} }, comment: 'x' },
    'magic/cube/fetch': { cubeId },
    'magic/cube/changes': { cubeId, kinds: ['added'], userId, entry: NOBODY, after: `7.${NOBODY}`, limit: 1 },
    'magic/cube/import': { text: 'Nobody', name: 'x' },
    'magic/cube/clone': { cubeId: NOBODY },
    'magic/cube/delete': { cubeId: NOBODY },
    'magic/cube/add_remove_cards': { cubeId, addIds: [], removeIds: [], comment: '' },
    'magic/cube/update_settings': { cubeId, settings: { name: 'x' } },
    'magic/cube/update_scar': { cubeId, scar: { id: 'scar-1', text: 'x' } },
    'magic/cube/delete_scar': { cubeId, scar: { id: 'scar-99999' } },
    'magic/cube/update_achievement': { cubeId, achievement: { name: 'x', unlock: 'x', hidden: 'x' } },
    'magic/cube/delete_achievement': { cubeId, achievement: { id: 'achievement-99999' } },
    'magic/cube/reveal_achievement': { cubeId, achievementId: 'achievement-99999' },
    'magic/cube/achievements': { cubeId },
    'magic/cube/search': { cubeId, filters: [{ kind: 'is', value: 'land' }], query: 't:land' },
    'magic/cube/claim_achievement': { cubeId, achievementId: 'achievement-99999' },
    ...MADE_BODIES,
    'magic/link/create': { gameId, draftId: gameId },
    'magic/link/fetch_drafts': { userId },
    'magic/link/fetch_by_draft': { draftId: gameId },
    'magic/link/decks': { draftId: gameId },
    'magic/link/start_match': { draftId: gameId, opponentId: userId },
  }
}
