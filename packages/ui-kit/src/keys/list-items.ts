/** What can have the focus in a list: buttons, and whatever is drawn with a `tabIndex`. */
export const LIST_ITEMS = 'button, [tabindex]'
