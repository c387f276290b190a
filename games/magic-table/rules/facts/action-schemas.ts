import { COLOR_LETTERS } from '@parlour/mtg-cards'
import { z } from 'zod'
import { LIMITS } from './limits'
import { PHASES } from './phases'

const LONGEST_NAME = 200

const text = (what: string, most: number) =>
  z
    .string({ error: `${what} must be a text.` })
    .max(most, { error: `${what} may have at most ${most} characters.` })

const whole = (what: string, least: number, most: number) => {
  const beyond = `${what} must be a whole number from ${least} to ${most}.`
  return z
    .number({ error: beyond })
    .int({ error: beyond })
    .min(least, { error: beyond })
    .max(most, { error: beyond })
}

const flag = (what: string) => z.boolean({ error: `${what} must be true or false.` })

const cardId = text('The card', LONGEST_NAME)
const cardIds = z
  .array(cardId, { error: 'The cards must be a list.' })
  .max(LIMITS.cards, { error: `At most ${LIMITS.cards} cards can be named at once.` })
const zoneId = text('The zone', LONGEST_NAME)
const playerName = text('The player', LONGEST_NAME).optional()
const key = text("The counter's name", LIMITS.counterName).trim()
const MARKUP = /<\/?[a-z!][^>]*>/i
/** Words that lie on a card. Markup would do nothing, so it is refused. */
const annotation = text('The annotation', LIMITS.annotation).refine((words) => !MARKUP.test(words), {
  error: 'An annotation must be plain text, without markup.',
})
const adjustment = whole('The amount', -LIMITS.adjustment, LIMITS.adjustment)
const count = (most: number, least = 1) => whole('The count', least, most)
const BIGGEST_ZONE = 100_000
const copies = count(LIMITS.copies).default(1)
const copyText = annotation.default('')

const card = z.object({ cardId })
const ofPlayer = z.object({ playerName })
const ofZone = z.object({ zoneId, playerName })
const ofCounter = z.object({ cardId, key })

/** What a token is: all but the name may be left out. Its type is without the word `Token`. */
const tokenData = z.object(
  {
    name: text('The name', LIMITS.tokenName).trim().min(1, { error: 'A token needs a name.' }),
    type: text('The type', LIMITS.tokenName).trim().default(''),
    power: text('The power', LIMITS.tokenStat).trim().default(''),
    toughness: text('The toughness', LIMITS.tokenStat).trim().default(''),
    colors: z
      .array(z.enum(COLOR_LETTERS, { error: 'A color is w, u, b, r or g.' }), {
        error: 'The colors must be a list.',
      })
      .max(COLOR_LETTERS.length, { error: `There are ${COLOR_LETTERS.length} colors.` })
      .default([]),
    rules: text('The rules text', LIMITS.annotation).default(''),
    annotation: copyText,
    count: copies,
    zoneId,
    morph: flag('Morph').default(false),
  },
  { error: 'A token needs its data.' },
)

/** What is imported: `card` is a record of the card database, which the server looks up by its `_id`. */
const importData = z.object(
  {
    card: z.looseObject({}, { error: 'Choose a card to import.' }),
    annotation: copyText,
    count: copies,
    zoneId,
    annotationPerpetual: copyText,
    isToken: flag('Whether it is a token').default(true),
  },
  { error: 'An imported card needs its data.' },
)

/**
 * Every action of the table with its parameters. A card is named by its handle, as the view shows it; a zone
 * as `players.<name>.<zone>`; `playerName` is whom the action is about, left out whoever answers (rules:
 * magic-table 4).
 */
export const ACTION_SCHEMAS = {
  'select phase': z.object({ phase: z.enum(PHASES, { error: 'There is no such phase.' }) }),
  'pass priority': z.object({ target: text('The player', LONGEST_NAME).optional() }),
  'clear stack': z.object({}),

  'adjust counter': z.object({ playerName, counter: key, amount: adjustment }),
  'add counter player': z.object({ playerName, key }),
  'adjust c-counter': ofCounter.extend({ count: adjustment }),
  'adjust c-tracker': ofCounter.extend({ count: adjustment }),
  'add counter': ofCounter,
  'add tracker': ofCounter,

  'active face': z.object({ cardId, faceIndex: whole('The face', 0, 20) }),
  annotate: z.object({ cardId, annotation }),
  'annotate eot': z.object({ cardId, annotation }),
  'annotate perpetual': z.object({ cardId, annotation }),

  tap: card,
  untap: card,
  morph: card,
  unmorph: card,
  secret: card,
  unsecret: card,
  'secret all': ofZone,
  detach: card,
  reveal: card,
  'stack effect': card,
  'notap set': card,
  'notap clear': card,
  attach: z.object({ cardId, targetId: cardId }),
  /** Aims a card at another one, or at a player. */
  target: z.object({ cardId, targetId: cardId.optional(), playerName }),
  'clear targets': card,

  concede: ofPlayer,
  draw: ofPlayer,
  'draw 7': ofPlayer,
  mulligan: ofPlayer,
  'draw game': ofPlayer,

  'reveal all': ofZone,
  'hide all': ofZone,
  shuffle: ofZone,
  'reveal next': ofZone,
  'view next': ofZone,
  'view all': ofZone,
  'tap all': ofZone,
  'untap all': z.object({ zoneId: zoneId.optional(), playerName }),
  'view top k': ofZone.extend({ count: count(BIGGEST_ZONE) }),
  'shuffle bottom': ofZone.extend({ count: count(BIGGEST_ZONE) }),
  /** One card of the zone, by chance. */
  'random to graveyard': ofZone,
  'roll die': z.object({ faces: whole('The number of faces', 1, LIMITS.faces), playerName }),

  'create token': z.object({ data: tokenData }),
  'import card': z.object({ data: importData }),
  clone: z.object({ cardId, zoneId: zoneId.optional(), count: copies }),

  'move card': z.object({
    cardId,
    destId: zoneId,
    destIndex: whole('The place', 0, BIGGEST_ZONE).optional(),
  }),
  'move all': z.object({ sourceId: zoneId, targetId: zoneId }),
  'move revealed': z.object({ sourceId: zoneId, targetId: zoneId }),
  /** In the order given; to a library's top the first one lies on top. */
  'move cards': z.object({
    cardIds,
    destId: zoneId,
    destIndex: whole('The place', 0, BIGGEST_ZONE).optional(),
  }),

  /**
   * What is done with cards looked at on top of a library: all of them are named once, in their new order.
   */
  arrange: z.object({
    zoneId,
    top: cardIds,
    bottom: cardIds.default([]),
    graveyard: cardIds.default([]),
    hand: cardIds.default([]),
  }),
  /** A mulligan's cards go to the bottom of the player's library, in the order given. */
  'put back': z.object({ cardIds }),
  cascade: z.object({ x: whole('The mana value', 0, 1000), playerName }),

  'adjust c-counters': z.object({ cardIds, key, count: adjustment }),
  'commander damage': z.object({
    playerName,
    from: text('The commander’s player', LONGEST_NAME),
    amount: adjustment,
  }),
  /** Takes monarch or initiative; `playerName` empty leaves it with nobody. */
  'set mark': z.object({
    mark: z.enum(['monarch', 'initiative'], { error: 'There is no such mark.' }),
    playerName,
  }),
  /** Chance chooses who goes first, and gives them priority. */
  'who starts': z.object({}),
  /** `step` is that of the view: what has been done or taken back since is not done again in its place. */
  redo: z.object({ step: whole('The step', 0, Number.MAX_SAFE_INTEGER).optional() }),
  /** Asks no longer for what the doer wanted to have taken back. */
  'withdraw undo': z.object({}),
} as const

export type ActionName = keyof typeof ACTION_SCHEMAS
type Schemas = typeof ACTION_SCHEMAS

/** An action as it is carried out: read, and completed by its defaults. */
export type ActionOf<Name extends ActionName> = z.output<Schemas[Name]> & { readonly name: Name }

/** An action as a browser sends it, the one pick of an answer to `do-something`. */
export type SentAction = {
  [Name in ActionName]: z.input<Schemas[Name]> & { readonly name: Name }
}[ActionName]
