import { browserStorage } from '@parlour/ui-kit'

/** Several people may share a browser: each of them is known in it. */
const keyOf = (username: string) => `device of ${username}`

/** The token by which the server knows that this person signed in here before; it signs nobody in. */
export function knownDevice(username: string): { readonly device?: string } {
  const device = browserStorage.getItem(keyOf(username))
  return device === null ? {} : { device }
}

export function keepDevice(username: string, device: string): void {
  browserStorage.setItem(keyOf(username), device)
}
