import { expect, it } from 'vitest'
import { noticeObstacle } from './notice-obstacle'

const desktop = { isSecure: true, permission: 'default', isIos: false, isInstalled: false } as const

it('is none where the browser can be asked', () => {
  expect(noticeObstacle(desktop)).toBeUndefined()
  expect(noticeObstacle({ ...desktop, permission: 'granted' })).toBeUndefined()
  expect(noticeObstacle({ ...desktop, isIos: true, isInstalled: true })).toBeUndefined()
})

it('is the address over plain http, whatever the browser says of the permission', () => {
  for (const permission of ['denied', 'default', undefined] as const)
    for (const isIos of [true, false])
      expect(noticeObstacle({ ...desktop, permission, isIos, isSecure: false })).toMatch(/begins with https/)
})

it('is the home screen on an iPhone that has not added the page to it', () => {
  expect(noticeObstacle({ ...desktop, permission: undefined, isIos: true })).toMatch(/home screen first/)
})

it('is the settings of the system or of the browser where notices were refused', () => {
  expect(noticeObstacle({ ...desktop, permission: 'denied' })).toMatch(/settings for this site/)
  expect(noticeObstacle({ ...desktop, permission: 'denied', isIos: true, isInstalled: true })).toMatch(
    /Settings app/,
  )
})

it('is the browser where it knows no notices', () => {
  expect(noticeObstacle({ ...desktop, permission: undefined })).toMatch(/This browser/)
})
