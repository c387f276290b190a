import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

// Within the event that changed something: a checkbox or a list shows a choice at once. With the usual timer
// React first puts back what was shown before.
notifyManager.setScheduler(queueMicrotask)

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 2000 } } })

/** Provides a query cache to the pages below; a new, empty one for each `key`. */
export function FreshQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
