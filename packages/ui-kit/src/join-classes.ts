/** The class names that apply, as one attribute value; absent ones are left out. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
