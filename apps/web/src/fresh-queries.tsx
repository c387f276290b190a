import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 2000 } } })

/** A cache of answers for the pages below; a new one, empty, for every `key`. */
export function FreshQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
