import type { Page } from '@playwright/test'

/** Everything that comes to a page from now on: bodies of answers, and frames of its live connection. */
export function listen(page: Page): () => Promise<string> {
  const heard: Promise<string>[] = []
  page.on('response', (response) => {
    // What is aborted when the page goes elsewhere has no body.
    if (!response.url().includes('/assets/')) heard.push(response.text().catch(() => ''))
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(Promise.resolve(payload.toString())))
  })
  return async () => (await Promise.all(heard)).join('\n')
}
