import type { Choice, ChoiceItem, Pick } from '@parlour/kernel'

/** A choice as an object. */
export const itemOf = (choice: Choice): ChoiceItem =>
  typeof choice === 'object' ? choice : { title: choice }

/** What can be picked inside a group. */
export const entriesOf = ({ choices = [] }: ChoiceItem): readonly ChoiceItem[] => choices.map(itemOf)

/** The pick of a choice. */
export const pickOf = ({ title, id }: ChoiceItem) => (id === undefined ? { title } : { title, id })

/** The pick of a choice in a group. */
export const within = (group: ChoiceItem, entry: ChoiceItem): Pick => ({
  ...pickOf(group),
  selection: [pickOf(entry)],
})
