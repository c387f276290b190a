import type { Script, ScriptEffect } from '@parlour/script'

/**
 * Runs a script while some fields of an object have other values; they have their former ones again when it
 * is done. A step that is stopped in the middle is thrown away with what it changed, so that nothing is put
 * back then.
 */
export function* during<Owner extends object, T>(
  owner: Owner,
  values: { readonly [Field in keyof Owner]?: Owner[Field] },
  script: Script<T> | ScriptEffect<T>,
): Script<T> {
  const former: { [Field in keyof Owner]?: Owner[Field] } = {}
  for (const field in values) former[field] = owner[field]
  Object.assign(owner, values)
  const result = yield* script
  Object.assign(owner, former)
  return result
}
