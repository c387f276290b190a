/** Reads a json column that this store wrote itself. */
export function parsed<T>(text: string): T {
  return JSON.parse(text) as T
}
