import { type ComponentType, createElement, lazy, Suspense } from 'react'

/**
 * Returns a component that is loaded when it is first drawn, for what most visits of a page never open.
 * Nothing stands in its place until then.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return (props) => <Suspense fallback={null}>{createElement<Props>(Loaded, props)}</Suspense>
}
