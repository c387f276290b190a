import { type AnswerOf, type Call, login, type SentBodyOf } from '@parlour/protocol'

/** A server as one signed-in user, or as nobody yet, reaches it. */
export interface HubClient {
  readonly url: string
  readonly appVersion: number
  readonly token: string | undefined
  /** Makes a call as a browser would. Throws `HubRefusal` when the answer is a failure. */
  send<C extends Call>(call: C, body: SentBodyOf<C>): Promise<AnswerOf<C>>
  /** The same server as somebody else. */
  as(token: string): HubClient
  /** Signs in and returns the client of that user, with their id and name. */
  signIn(username: string, password: string): Promise<HubUser>
}

export interface HubUser extends HubClient {
  readonly _id: string
  readonly name: string
  readonly token: string
}

/** A call that was answered with a failure. */
export class HubRefusal extends Error {
  constructor(
    readonly http: number,
    readonly answer: { readonly message?: string; readonly code?: string },
  ) {
    super(answer.message ?? `The server answered ${http}.`)
  }
}

interface Server {
  readonly url: string
  readonly appVersion: number
}

function clientOf(server: Server, token: string | undefined): HubClient {
  async function send<C extends Call>(call: C, body: SentBodyOf<C>): Promise<AnswerOf<C>> {
    const response = await fetch(`${server.url}/api/${call.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...Object(body), appVersion: server.appVersion }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new HubRefusal(response.status, answer as HubRefusal['answer'])
    return answer as AnswerOf<C>
  }
  return {
    ...server,
    token,
    send,
    as: (other) => clientOf(server, other),
    signIn: async (username, password) => {
      const { user } = await send(login, { username, password })
      return { ...clientOf(server, user.token), _id: user._id, name: user.name, token: user.token }
    },
  }
}

/** A client of the server at this address that is nobody yet; asks the server which version it is. */
export async function hubClient(url: string): Promise<HubClient> {
  const { appVersion } = (await (await fetch(`${url}/api/version`)).json()) as Server
  return clientOf({ url, appVersion }, undefined)
}
