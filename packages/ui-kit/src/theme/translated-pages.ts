/**
 * Browsers that translate a page replace its text nodes by `<font>` elements (Chrome, Edge). React goes on
 * with the nodes it made: it changes texts that nobody sees any more, and fails when it removes one. This
 * passes its changes on to what stands there instead.
 */

/** Text nodes that were replaced, and by which element. */
const replacements = new WeakMap<Node, Element>()

const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.tagName === 'FONT'

function noteReplaced({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.parentNode !== null) continue
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
    if (font !== undefined) replacements.set(node, font)
  }
}

/** What stands in this parent for a child that React believes to be there. */
function standIn<T extends Node>(parent: Node, child: T): T | Element {
  const font = child.parentNode === parent ? undefined : replacements.get(child)
  return font?.parentNode === parent ? font : child
}

/**
 * Puts a setter in the place of the one of `nodeValue`, by which React changes a text. Returns how to undo
 * it.
 */
function patchText(): () => void {
  // Browsers have it on nodes, other implementations on texts.
  const owner = [Node.prototype, CharacterData.prototype, Text.prototype].findLast((prototype) =>
    Object.hasOwn(prototype, 'nodeValue'),
  )
  const nodeValue = owner && Object.getOwnPropertyDescriptor(owner, 'nodeValue')
  if (nodeValue === undefined) return () => {}
  Object.defineProperty(owner, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value)
      const font = this.parentNode === null ? replacements.get(this) : undefined
      if (font !== undefined) font.textContent = value
    },
  })
  return () => Object.defineProperty(owner, 'nodeValue', nodeValue)
}

function patchChildren(): () => void {
  const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype)
  Node.prototype.removeChild = function removeReplaced<T extends Node>(this: Node, child: T): T {
    removeChild.value?.call(this, standIn(this, child))
    return child
  }
  Node.prototype.insertBefore = function insertBeforeReplaced<T extends Node>(
    this: Node,
    child: T,
    before: Node | null,
  ): T {
    replacements.get(child)?.remove()
    replacements.delete(child)
    insertBefore.value?.call(this, child, before === null ? null : standIn(this, before))
    return child
  }
  return () => Object.defineProperties(Node.prototype, { insertBefore, removeChild })
}

/**
 * Keeps the texts of the page up to date while the browser translates it. Call it once, before the first
 * render. Returns how to stop it.
 */
export function followTranslation(): () => void {
  const undo = [patchText(), patchChildren()]
  const observer = new MutationObserver((records) => records.forEach(noteReplaced))
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const restore of undo) restore()
  }
}
