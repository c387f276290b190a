const missing = new WeakSet<Error>()

/**
 * Notes each part of the pages, loaded when it is needed, that cannot be fetched: after an update its file is
 * gone.
 */
export function followMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/**
 * Whether the error says that a part of the pages could not be fetched. Browsers word it each in their own
 * way.
 */
export const isMissingPart = (error: Error): boolean => missing.has(error)
