import { browserStorage } from '@parlour/ui-kit'

const DEVICE_KEY = 'device'

/** The token by which the server knows this browser from an earlier sign-in; it signs nobody in. */
export const knownDevice = (): { readonly device?: string } => {
  const device = browserStorage.getItem(DEVICE_KEY)
  return device === null ? {} : { device }
}

export const keepDevice = (device: string): void => void browserStorage.setItem(DEVICE_KEY, device)
