import type { CardUpdateStatus } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { statusOf } from './use-card-update'

const progress = (state: CardUpdateStatus['state']): CardUpdateStatus => ({
  state,
  filename: 'f',
  done: 0,
  total: 0,
  cards: 0,
  message: '',
})

describe('how a refresh of the card database stands', () => {
  it('waits while it is asked for and while one runs, whoever began it', () => {
    expect(statusOf('waiting', undefined)).toBe('waiting')
    expect(statusOf('no', progress('running'))).toBe('waiting')
  })
  it('is idle before anybody asked here, whatever the last one came to', () => {
    expect(statusOf('no', undefined)).toBe('idle')
    expect(statusOf('no', progress('failed'))).toBe('idle')
  })
  it('ends as the update ended', () => {
    expect(statusOf('yes', progress('done'))).toBe('success')
    expect(statusOf('yes', progress('failed'))).toBe('error')
    expect(statusOf('refused', progress('done'))).toBe('error')
  })
})
