import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 2000 } } })

/** Provides a query cache to the pages below; a new, empty one for each `key`. */
export function FreshQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
