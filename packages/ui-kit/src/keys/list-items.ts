/** What can have the focus in a list: buttons, and elements with a `tabIndex`. */
export const LIST_ITEMS = 'button, [tabindex]'
