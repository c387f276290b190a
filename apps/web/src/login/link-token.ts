import { useLocation } from 'react-router'

/**
 * The token of a link to this page. It stands behind the `#`, which a browser sends to no server and no other
 * page.
 */
export const useLinkToken = (): string => useLocation().hash.slice(1)

/** The path of a page with a token behind it. */
export const pathWith = (page: '/join' | '/reset', token: string): string => `${page}#${token}`
