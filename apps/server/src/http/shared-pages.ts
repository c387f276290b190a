import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Games } from '../games/module'
import type { Db, Store } from '../store/driver/store'
import type { EndedGameShown } from '../store/records/game-stories'
import { pictureOf } from '../story/picture'
import { PICTURE } from '../story/picture-svg'
import { sharedGame } from '../story/shared-links'

interface SharedPages {
  readonly store: Store
  readonly games: Games
  /** Where links to this hub begin. */
  readonly address: (db: Db) => Promise<string>
}

const MOST_PICTURES = 16

/**
 * Serves what links to finished games show to whoever has them, without a sign-in: a page for the previews of
 * chats, which leads to the game's own page, and the picture in it. A link that shows nothing, because its
 * game runs again or was closed, is answered like one that never was: with the hub's name.
 */
export function sharedPagesOn(app: FastifyInstance, { store, games, address }: SharedPages): void {
  const pictures = new Map<string, Promise<Buffer>>()
  const drawn = (game: EndedGameShown): Promise<Buffer> => {
    const key = `${game.gameId} ${game.madeOf}`
    const title = games.get(game.kind)?.facts.title ?? game.kind
    const picture = pictures.get(key) ?? pictureOf({ title, name: game.name }, game.story)
    pictures.delete(key)
    pictures.set(key, picture)
    // What could not be drawn is tried again.
    picture.catch(() => pictures.delete(key))
    const [oldest] = pictures.keys()
    if (pictures.size > MOST_PICTURES && oldest !== undefined) pictures.delete(oldest)
    return picture
  }
  const about = { schema: { hide: true } }
  app.get<{ Params: { token: string } }>('/shared/:token', about, async ({ params: { token } }, reply) => {
    const game = await sharedGame(store.db, token)
    const start = await address(store.db)
    return document(reply, game === undefined ? NOTHING : pageOf(game, { start, token, games }))
  })
  app.get<{ Params: { token: string } }>(
    '/shared/:token/picture.png',
    about,
    async ({ params: { token } }, reply) => {
      const game = await sharedGame(store.db, token)
      if (game === undefined) return document(reply.code(404), NOTHING)
      return reply
        .header('cache-control', 'no-cache')
        .type('image/png')
        .send(await drawn(game))
    },
  )
}

const document = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page)

interface PagePlace {
  readonly start: string
  readonly token: string
  readonly games: Games
}

function pageOf({ gameId, kind, name, story }: EndedGameShown, { start, token, games }: PagePlace): string {
  const { winners, words, why = '' } = story.ending
  const title = `${winners.join(', ')} ${words}`.trim()
  const image = `${start}/shared/${token}/picture.png`
  const game = games.get(kind)?.facts.title ?? kind
  return html({
    title: `${game}: ${name}`,
    tags: [
      ['og:site_name', 'Parlour'],
      ['og:type', 'article'],
      ['og:title', title],
      ['og:description', `${game}, ${name}. ${why}`.trim()],
      ['og:image', image],
      ['og:image:width', `${PICTURE.width}`],
      ['og:image:height', `${PICTURE.height}`],
      ['og:image:alt', title],
      ['twitter:card', 'summary_large_image'],
    ],
    path: `/game/${gameId}/story`,
  })
}

interface Document {
  readonly title: string
  readonly tags: readonly (readonly [property: string, content: string])[]
  readonly path: string
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page that leads on by itself: nothing of it is to be read but what previews take. */
const html = ({ title, tags, path }: Document): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">\n`).join('')}<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body><p><a href="${path}">Parlour</a></p></body>
</html>
`

const NOTHING = html({ title: 'Parlour', tags: [['og:title', 'Parlour']], path: '/' })
