import { defined } from '@parlour/kernel'
import type { Call } from '@parlour/protocol'
import type { HubPerson } from './test-hub'

/** Returns what a refused call answered: HTTP code and sentence, and the code where there is one. */
export async function refusal<C extends Call>(person: HubPerson, call: C, body: unknown) {
  const { http, body: answer } = await person.send(call, body)
  if (answer.status !== 'error') throw new Error(`${call.path} was not refused`)
  const { message, code, current } = answer
  return {
    http,
    message,
    ...defined({ code, current }),
  }
}
