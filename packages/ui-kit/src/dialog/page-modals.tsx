import { ModalsProvider } from '@mantine/modals'
import type { ReactNode } from 'react'

/**
 * Mounts what `modals.open` and its kin open. Stands below the providers of the pages (queries, router,
 * calls), so that a dialog has what the page has that opened it. At most one is mounted at a time: each one
 * shows every modal.
 */
export function PageModals({ children }: { readonly children: ReactNode }) {
  return <ModalsProvider labels={{ confirm: 'ok', cancel: 'cancel' }}>{children}</ModalsProvider>
}
