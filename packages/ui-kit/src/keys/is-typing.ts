/** Returns whether a key is meant for what has the focus: in a field, a menu or a dialog a letter is a letter. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
      null
  )
}
