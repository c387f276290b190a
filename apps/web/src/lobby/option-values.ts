import type { Json, JsonObject } from '@parlour/kernel'

/** Reads single options of a lobby; where one is missing or of another type, the fallback. */
export const numberIn = (options: JsonObject, key: string, fallback: number): number => {
  const value = options[key]
  return typeof value === 'number' ? value : fallback
}

export const textIn = (options: JsonObject, key: string, fallback = ''): string => {
  const value = options[key]
  return typeof value === 'string' ? value : fallback
}

export const choiceIn = (options: JsonObject, key: string, fallback: boolean): boolean => {
  const value = options[key]
  return typeof value === 'boolean' ? value : fallback
}

export const textsIn = (options: JsonObject, key: string, fallback: readonly string[]): readonly string[] => {
  const value = options[key]
  if (!Array.isArray(value)) return fallback
  return (value as readonly Json[]).filter((one) => typeof one === 'string')
}
