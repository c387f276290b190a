import { Suspense } from 'react'
import { Outlet } from 'react-router'

/** Around pages without the hub's header: those of links that let somebody in, and of a screen in a room. */
export function BareLayout() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  )
}
