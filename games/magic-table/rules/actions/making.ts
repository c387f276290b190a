import { blankCardData, cardFace, COLOR_LETTERS } from '@parlour/mtg-cards'
import type { ActionOf } from '../facts/action-schemas'
import { LIMITS } from '../facts/limits'
import { holdsTokens, type ZonePlace } from '../facts/zones'
import { change } from '../change'
import { newCard, recordKey } from '../new-card'
import { readRecord } from '../record-schema'
import type { TableCard, TableRecord } from '../types'
import { cardInLog, zoneInLog } from '../words'
import { actionIndent, bars, cardOfHandle, everyone, knownCard, type Work, write, zoneAt } from '../work'
import type { ActionHandlers } from './action-handlers'
import { refusal } from '../refusals'

/** Tokens, imported cards, copies and effects (rules: magic-table 4.7). */
export const making: ActionHandlers<'create token' | 'import card' | 'clone' | 'stack effect'> = {
  'create token': createToken,
  'import card': (work, { data: { card, annotation, annotationPerpetual, count, zoneId, isToken } }) => {
    const to = zoneAt(work, zoneId)
    if (isToken) checkHoldsTokens(to)
    const record = recordKey(work, readRecord(card))
    make(work, to, {
      count,
      card: {
        record,
        annotation,
        annotationPerpetual,
        token: isToken,
        owner: to.player,
        knownTo: everyone(work.board),
      },
      template: '{player} brings {count} {card} to {zone}',
    })
  },
  clone: (work, { cardId, zoneId, count }) => {
    const { card, place } = knownCard(work, cardId)
    const to = zoneId === undefined ? place : zoneAt(work, zoneId)
    checkHoldsTokens(to)
    const { record, face } = card
    if (card.knownTo.length < everyone(work.board).length) bars(work, 'shown')
    make(work, to, {
      count,
      card: { record, face, token: true, owner: to.player, knownTo: everyone(work.board) },
      template: `{player} makes ${count === 1 ? 'a copy' : '{count} copies'} of {card} in {zone}`,
    })
  },
  'stack effect': (work, { cardId }) => {
    const { card, place } = cardOfHandle(work.board, cardId)
    const to = { player: place.player, zone: 'stack' } as const
    make(work, to, {
      count: 1,
      card: { record: card.record, token: true, effect: true, owner: place.player, knownTo: card.knownTo },
      template: '{player} puts {card} on the stack',
    })
  },
}

function createToken(work: Work, { data }: ActionOf<'create token'>): void {
  const { annotation, count, zoneId, morph } = data
  const to = zoneAt(work, zoneId)
  checkHoldsTokens(to)
  make(work, to, {
    count,
    card: {
      record: recordKey(work, tokenRecord(data)),
      annotation,
      morph,
      token: true,
      owner: to.player,
      knownTo: morph ? [work.by] : everyone(work.board),
    },
    template: '{player} makes {count} {card} in {zone}',
  })
}

type TokenData = ActionOf<'create token'>['data']

/**
 * The record of a token, which has its name alone where nothing else was said; what has a size is a creature.
 */
function tokenRecord({ name, type, power, toughness, colors, rules }: TokenData): TableRecord {
  const kind = type === '' && power + toughness !== '' ? 'Creature' : type
  const face = cardFace({
    name,
    type_line: `Token ${kind}`.trim(),
    power,
    toughness,
    color_indicator: COLOR_LETTERS.filter((letter) => colors.includes(letter)),
    oracle_text: rules,
  })
  return { _id: `token ${name}`, source: 'adhoc_token', data: { ...blankCardData(), card_faces: [face] } }
}

function checkHoldsTokens({ zone }: ZonePlace): void {
  if (!holdsTokens(zone)) throw refusal('no_tokens_there', { zone })
}

interface CreatedCards {
  readonly count: number
  readonly card: Partial<TableCard> & Pick<TableCard, 'record' | 'owner' | 'knownTo'>
  readonly template: string
}

/** Puts new cards on top of a zone. Refuses more than a table holds. */
function make(work: Work, to: ZonePlace, { count, card, template }: CreatedCards): void {
  const cards = work.board.players.flatMap(({ zones }) => Object.values(zones).flat())
  if (cards.filter(({ made }) => made).length + count > LIMITS.made)
    throw refusal('too_many_tokens', { most: LIMITS.made })
  const indent = actionIndent(work)
  let last: TableCard | undefined
  for (let left = count; left > 0; left -= 1) {
    last = newCard(work, { ...card, made: true })
    change(work, { kind: 'made', card: last, to, index: 0 })
  }
  if (last === undefined) return
  const values = { player: work.by, count, card: cardInLog(work, last), zone: zoneInLog(to) }
  write(work, template, { values, indent, classes: to.zone === 'stack' ? ['stack-push'] : [] })
}
