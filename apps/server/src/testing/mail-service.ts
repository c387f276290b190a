import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on the loopback that takes everything. */
export interface MailService {
  /** As `PARLOUR_SMTP_URL`. */
  readonly url: string
  /** What came, in order: to whom, and head and body as text. */
  readonly mails: { readonly to: string; readonly text: string }[]
  close(): Promise<void>
}

export async function mailService(): Promise<MailService> {
  const mails: MailService['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.setEncoding('latin1').on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo[0]?.address ?? '', text: readable(raw) })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Returns a mail with the quoted-printable encoding of its parts and head undone. */
const readable = (raw: string): string =>
  Buffer.from(
    raw
      .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => words.replaceAll('_', ' '))
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  ).toString()
