import { Suspense } from 'react'
import { Outlet } from 'react-router'

/** Around the pages of links that let somebody in. */
export function GuestLayout() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  )
}
