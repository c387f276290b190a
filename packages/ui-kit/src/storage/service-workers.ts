/**
 * The service workers of this site; undefined where the browser has none or refuses them: over plain http, or
 * without site data.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    // The type promises it everywhere.
    const { serviceWorker }: Partial<Navigator> = navigator
    return serviceWorker
  } catch {
    return undefined
  }
}
