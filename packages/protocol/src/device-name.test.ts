import { expect, it } from 'vitest'
import { deviceName } from './device-name'

it('calls a browser by its name and its system', () => {
  const mozilla = 'Mozilla/5.0'
  expect(deviceName(`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`)).toBe(
    'Firefox on Linux',
  )
  expect(
    deviceName(`${mozilla} (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`),
  ).toBe('Chrome on Android')
  expect(
    deviceName(`${mozilla} (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`),
  ).toBe('Edge on Windows')
  expect(deviceName(`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`)).toBe(
    'Safari on an iPhone',
  )
  expect(
    deviceName(`${mozilla} (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1`),
  ).toBe('Chrome on an iPad')
  expect(deviceName('something else')).toBe('A browser')
})
