import type { OutgoingMail } from './mail'
import { type ChannelNotice, detailsOf, headlineOf } from './notice-words'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface MailLink {
  readonly words: string
  readonly address: string
}

type MailWords = Pick<OutgoingMail, 'subject' | 'text' | 'html'>

/** Returns a mail as text and as HTML: a headline, what it is about, and links below. */
function mailOf(
  headline: string,
  { details, links }: { readonly details: string; readonly links: readonly MailLink[] },
): MailWords {
  const anchors = links.map(({ words, address }) => `<a href="${escaped(address)}">${escaped(words)}</a>`)
  return {
    subject: headline,
    text: [details, ...links.map(({ words, address }) => `${words}: ${address}`)].join('\n\n'),
    html: `<p><strong>${escaped(headline)}</strong></p><p>${escaped(details)}</p><p>${anchors.join(' · ')}</p>`,
  }
}

/** Returns a notice as a mail, with the link that ends these mails. */
export function noticeMail(notice: ChannelNotice, unsubscribe: string): MailWords {
  return mailOf(headlineOf(notice), {
    details: detailsOf(notice),
    links: [
      { words: notice.kind === 'test' ? 'Open Parlour' : 'Open the game', address: notice.link },
      { words: 'Stop these e-mails', address: unsubscribe },
    ],
  })
}

/** Returns the mail that asks whether an address is the person's own. */
export function confirmationMail(person: string, confirm: string): MailWords {
  return mailOf('Confirm this address for Parlour', {
    details: `${person} wants the notices of their games sent here. If that is you, confirm it. If not, ignore this mail: nothing more is sent.`,
    links: [{ words: 'Confirm this address', address: confirm }],
  })
}
