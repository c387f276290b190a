import { login, userAll } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSend, type FailureKind } from './create-send'
import type { HubAlert } from './hub-alert'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** A hub that gives one answer to everything, and what the sender did with it. */
function hubAnswering(
  httpStatus: number,
  answer: unknown,
  { quiet = () => false }: { readonly quiet?: (failure: FailureKind) => boolean } = {},
) {
  const alerts: HubAlert[] = []
  const refusedTokens: (string | null)[] = []
  const sent: { path: string; init: RequestInit }[] = []
  const send = createSend({
    appVersion: 7,
    fetch: async (path, init) => {
      sent.push({ path, init })
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), {
        status: httpStatus,
      })
    },
    token: () => 'secret',
    onUnauthorized: (token) => refusedTokens.push(token),
    alert: (alert) => alerts.push(alert),
    quiet,
  })
  return { send, alerts, refusedTokens, sent }
}
const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
const refusal = async (work: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CallError)) throw new Error('The call was not refused')
  return error
}

describe('a call', () => {
  it('is posted with the version in the body and the token in the head', async () => {
    const { send, sent } = hubAnswering(200, { status: 'success', users: [] })
    expect(await send(userAll, {})).toMatchObject({ users: [] })
    expect(sent[0]?.path).toBe('/api/user/all')
    expect(sent[0]?.init.method).toBe('POST')
    expect(bodyOf(sent[0]?.init)).toEqual({ appVersion: 7 })
    expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer secret')
  })
  it('shows the generic alert for an error, also with HTTP 200', async () => {
    const { send, alerts } = hubAnswering(200, { status: 'error', message: 'User not deactivated' })
    expect((await refusal(send(userAll, {}))).message).toBe('User not deactivated')
    expect(alerts).toEqual([
      {
        kind: 'note',
        text: 'Received error from server. See console for details.',
        detail: 'User not deactivated',
      },
    ])
  })
  it.each([{ status: 'error' }, { status: 'error', message: '' }])(
    'without a message is an unknown error: %j',
    async (answer) => {
      const { send } = hubAnswering(500, answer)
      expect((await refusal(send(userAll, {}))).message).toBe('Unknown error')
    },
  )
  it('names an unknown status', async () => {
    const { send, alerts } = hubAnswering(200, { status: 'maybe' })
    await refusal(send(userAll, {}))
    expect(alerts.map(({ text }) => text)).toEqual(['Unknown response status: maybe'])
  })
  it.each([
    ['version_mismatch', 'App version out of date. Please reload this page and try again.'],
    ['game_overwrite', 'Your actions will overwrite the actions of another player.'],
  ])('shows %s in a modal', async (code, text) => {
    const { send, alerts } = hubAnswering(409, { status: 'error', message: 'x', code })
    expect((await refusal(send(userAll, {}))).code).toBe(code)
    expect(alerts).toMatchObject([{ kind: 'modal', text }])
  })
  it('takes a code on which no page acts like none', async () => {
    const kinds: FailureKind[] = []
    const quiet = (kind: FailureKind) => kinds.push(kind) > 1
    const answer = { status: 'error', message: 'Choose a deck.', code: 'no_deck_chosen' }
    const { send, alerts } = hubAnswering(400, answer, { quiet })
    expect((await refusal(send(userAll, {}))).isAlerted).toBe(true)
    expect((await refusal(send(userAll, {}))).isAlerted, 'where the caller shows it').toBe(false)
    expect(kinds).toEqual(Array(2).fill({ httpStatus: 400, code: undefined }))
    expect(alerts).toMatchObject([{ kind: 'note', detail: 'Choose a deck.' }])
  })
  it('says in the words of the hub that it is restarting', async () => {
    const message = 'The server is restarting and will be back in a moment.'
    const { send, alerts } = hubAnswering(503, { status: 'error', code: 'restarting', message })
    await refusal(send(userAll, {}))
    expect(alerts).toEqual([{ kind: 'note', text: message }])
  })
  it('leaves a conflict to the page, with the record as it stands', async () => {
    const { send, alerts } = hubAnswering(409, {
      status: 'error',
      message: 'x',
      code: 'conflict',
      current: { rev: 3 },
    })
    expect((await refusal(send(userAll, {}))).current).toEqual({ rev: 3 })
    expect(alerts).toEqual([])
  })
  it('reports which token was refused', async () => {
    const { send, alerts, refusedTokens } = hubAnswering(401, { status: 'error', message: 'Sign in' })
    await refusal(send(userAll, {}))
    expect(refusedTokens).toEqual(['secret'])
    expect(alerts).toEqual([])
  })
  it('does not end a session for a wrong password', async () => {
    const { send, refusedTokens } = hubAnswering(
      401,
      { status: 'error', message: 'Invalid username or password' },
      { quiet: () => true },
    )
    expect((await refusal(send(login, { username: 'a', password: 'b' }))).message).toBe(
      'Invalid username or password',
    )
    expect(refusedTokens).toEqual([])
  })
  it('says that the hub cannot be reached when the answer is none of its own', async () => {
    const { send, alerts } = hubAnswering(502, '<html>')
    expect((await refusal(send(userAll, {}))).httpStatus).toBe(0)
    expect(alerts).toHaveLength(1)
  })
})

describe('a quiet call', () => {
  it('alerts nothing but a version mismatch', async () => {
    const failing = hubAnswering(400, { status: 'error', message: 'x' }, { quiet: () => true })
    await refusal(failing.send(userAll, {}))
    expect(failing.alerts).toEqual([])
    const old = hubAnswering(
      409,
      { status: 'error', message: 'x', code: 'version_mismatch' },
      { quiet: () => true },
    )
    await refusal(old.send(userAll, {}))
    expect(old.alerts).toHaveLength(1)
  })
  it('alerts what its caller does not show', async () => {
    const quiet = ({ httpStatus }: FailureKind) => httpStatus === 404
    const gone = hubAnswering(404, { status: 'error', message: 'There is none' }, { quiet })
    expect((await refusal(gone.send(userAll, {}))).isAlerted).toBe(false)
    expect(gone.alerts).toEqual([])
    const failing = hubAnswering(500, { status: 'error', message: 'Something went wrong' }, { quiet })
    expect((await refusal(failing.send(userAll, {}))).isAlerted, 'so that nobody says it again').toBe(true)
    expect(failing.alerts).toHaveLength(1)
  })
})
