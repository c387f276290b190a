import type { FastifyInstance, FastifyReply } from 'fastify'
import { channelOfMailLink, type MailLinkPurpose } from '../notify/mail-links'
import type { Store } from '../store/driver/store'
import { channelById, confirmChannel, removeChannel } from '../store/records/notice-channels'

interface MailPage {
  readonly words: string
  readonly button?: string
}

interface MailAct {
  readonly question: string
  readonly button: string
  readonly outcome: string
}

const ACTS: Readonly<Record<MailLinkPurpose, MailAct>> = {
  confirm: {
    question: 'Shall notices of your games come to this address?',
    button: 'Confirm this address',
    outcome: 'The address is confirmed. Notices of your games come there from now on.',
  },
  stop: {
    question: 'Shall Parlour send no more e-mails to this address?',
    button: 'Stop these e-mails',
    outcome: 'No more e-mails are sent to this address.',
  },
}
const UNKNOWN = 'This link is not one of this hub, or the address was removed meanwhile.'

/**
 * Serves the pages that links in mails lead to. Opening one asks and changes nothing, for mail programs open
 * links by themselves; the button, or the one click of a mail program, acts.
 */
export function mailPagesOn(app: FastifyInstance, store: Store): void {
  void app.register((mail, _options, done) => {
    // A mail program sends its click as a form. What it says is known: the link is what counts.
    mail.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, parsed) => parsed(null, {}),
    )
    for (const purpose of ['confirm', 'stop'] as const) {
      const { question, button, outcome } = ACTS[purpose]
      const path = `/mail/${purpose}/:token`
      mail.get<{ Params: { token: string } }>(path, { schema: { hide: true } }, async ({ params }, reply) => {
        const id = await channelOfMailLink(store.db, purpose, params.token)
        const channel = id === undefined ? undefined : await channelById(store.db, id)
        return channel === undefined
          ? answer(reply, 404, { words: UNKNOWN })
          : answer(reply, 200, { words: question, button })
      })
      mail.post<{ Params: { token: string } }>(
        path,
        { schema: { hide: true } },
        async ({ params }, reply) => {
          const id = await channelOfMailLink(store.db, purpose, params.token)
          if (id === undefined) return answer(reply, 404, { words: UNKNOWN })
          return (await act(store, purpose, id))
            ? answer(reply, 200, { words: outcome })
            : answer(reply, 404, { words: UNKNOWN })
        },
      )
    }
    done()
  })
}

/** Does what a link is for. Returns whether there was anything to do it to; stopping twice is no failure. */
async function act(store: Store, purpose: MailLinkPurpose, id: string): Promise<boolean> {
  const channel = await channelById(store.db, id)
  if (channel === undefined) return purpose === 'stop'
  if (purpose === 'confirm') return confirmChannel(store.db, id)
  await store.write((tx) => removeChannel(tx, { id, userId: channel.user_id }))
  return true
}

/**
 * Answers with a page of a sentence, and a button that sends its own address. Both are words of this file.
 */
const answer = (reply: FastifyReply, status: number, page: MailPage): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(pageOf(page))

const pageOf = ({ words, button }: MailPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Parlour</title>
<style>
body { display: grid; place-content: center; justify-items: center; gap: 16px; min-height: 90vh; margin: 0;
  padding: 24px; background: #faf8f4; color: #22262b; font: 16px/1.5 system-ui, sans-serif; text-align: center }
p { margin: 0 }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 6px; background: #0f766e; color: #fff;
  font: inherit }
a { color: #0f766e }
@media (prefers-color-scheme: dark) { body { background: #16181b; color: #e9e6e0 } a { color: #2dd4bf } }
</style>
</head>
<body>
<p>${words}</p>
${button === undefined ? '' : `<form method="post"><button>${button}</button></form>`}
<p><a href="/account">Your notices</a></p>
</body>
</html>
`
