const FIELD = 'input, textarea, select, [contenteditable="true"]'
const OVERLAY = '[role="dialog"], [role="menu"]'
const MODAL = '[role="dialog"][aria-modal="true"]'

/** What a switch does with keys by itself. */
const SWITCH_KEYS: Readonly<Record<string, RegExp>> = {
  checkbox: /^( |Enter)$/,
  radio: /^( |Enter|Arrow.*)$/,
}

/**
 * Returns whether a key is meant for what has the focus: in a field, a menu or a dialog a letter is a letter.
 * Checkboxes and radios take no letters, only the keys that switch them. A modal dialog takes all keys, also
 * where what had the focus in it is gone.
 */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(OVERLAY) !== null) return true
  if (target === document.body && document.querySelector(MODAL) !== null) return true
  const field = target.closest(FIELD)
  const own = field instanceof HTMLInputElement ? SWITCH_KEYS[field.type] : undefined
  return own === undefined ? field !== null : own.test(key)
}
