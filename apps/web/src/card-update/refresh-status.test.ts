import type { CardUpdateStatus } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { refreshStatus } from './refresh-status'

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
    expect(refreshStatus('waiting', undefined)).toBe('waiting')
    expect(refreshStatus('no', progress('running'))).toBe('waiting')
  })
  it('is idle before anybody asked here, whatever the last one came to', () => {
    expect(refreshStatus('no', undefined)).toBe('idle')
    expect(refreshStatus('no', progress('failed'))).toBe('idle')
  })
  it('ends as the update ended', () => {
    expect(refreshStatus('yes', progress('done'))).toBe('success')
    expect(refreshStatus('yes', progress('failed'))).toBe('error')
    expect(refreshStatus('refused', progress('done'))).toBe('error')
  })
})
