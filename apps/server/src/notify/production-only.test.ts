import { expect, it } from 'vitest'
import { configFrom } from '../config'

it('sends messages in production only: a copy of the hub that somebody tries out writes to nobody', () => {
  const hook = 'https://chat.test/hook'
  const hookIn = (env: Readonly<Record<string, string>>) => configFrom(env).slackHook
  expect(hookIn({ PARLOUR_SLACK_HOOK: hook, NODE_ENV: 'production' })).toBe(hook)
  expect(hookIn({ PARLOUR_SLACK_HOOK: hook, NODE_ENV: 'development' })).toBeUndefined()
  expect(hookIn({ PARLOUR_SLACK_HOOK: hook })).toBeUndefined()
  expect(hookIn({ NODE_ENV: 'production' })).toBeUndefined()
})
