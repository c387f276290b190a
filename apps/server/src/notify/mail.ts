import { createTransport } from 'nodemailer'
import type { MailServer } from '../config'
import { type Delivery, failed } from './post-out'

const PATIENCE = 10_000

/** An e-mail to one address. `id` is the same on every try, so that a mail server can tell a repetition. */
export interface OutgoingMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a person says, without signing in, that they want no more of these. */
  readonly unsubscribe?: string
}

/** Hands a mail to the mail server of the hub and says what came of it; never throws. */
export async function sendMail(
  { url, from }: MailServer,
  { id, unsubscribe, ...mail }: OutgoingMail,
  patience = PATIENCE,
): Promise<Delivery> {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      ...mail,
      from,
      messageId: `<${id}@${hostOf(from)}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === undefined
          ? {}
          : {
              // One click in the mail program is enough (RFC 8058).
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
    })
    return { isTaken: true }
  } catch (error) {
    return mailFailure(error)
  } finally {
    transport.close()
  }
}

const hostOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'parlour.invalid'

/** Returns a failure without its address and without what the mail server wrote, which may name others. */
function mailFailure(error: unknown): Delivery {
  const about = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const [status, code] = [about('responseCode'), about('code')]
  // That the hub itself may not send is no fault of the address.
  if (code === 'EAUTH') return failed('the mail server does not let this hub sign in')
  if (typeof status === 'number') return failed(`the mail server answered ${status}`, status >= 500)
  if (code === 'ETIMEDOUT') return failed('no answer from the mail server')
  return failed(`no connection to the mail server${typeof code === 'string' ? ` (${code})` : ''}`)
}
