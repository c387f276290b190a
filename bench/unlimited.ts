/** The environment of a server without limits of calls: a measurement makes them faster than any person. */
export const UNLIMITED = {
  PARLOUR_WRITES_PER_SECOND: '1000000',
  PARLOUR_WRITE_BURST: '1000000',
  LOG_LEVEL: 'warn',
}
