import { useLocation } from 'react-router'

/**
 * Returns the token of the link that led to this page. It is the part behind the `#`, which browsers never
 * send to a server.
 */
export const useLinkToken = (): string => useLocation().hash.slice(1)

/** Returns the path of a page with a token in its hash. */
export const pathWith = (page: '/join' | '/reset', token: string): string => `${page}#${token}`
