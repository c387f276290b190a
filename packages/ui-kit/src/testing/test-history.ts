import { createBrowserHistory, type RouterHistory } from '@tanstack/history'

let open: RouterHistory | undefined

/**
 * The history of a window that shows an address, after those before it. Only the last one that was made
 * follows the window.
 */
export function testHistory(at: string, before: readonly string[] = []): RouterHistory {
  open?.destroy()
  const [first = at, ...rest] = [...before, at]
  window.history.pushState(null, '', first)
  const history = createBrowserHistory()
  for (const address of rest) history.push(address)
  history.flush()
  open = history
  return history
}
