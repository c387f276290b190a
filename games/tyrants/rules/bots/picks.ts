import { asItem, type ChoiceItem, namedPick, type Pick } from '@parlour/kernel'

/** What can be picked inside a group. */
export const entriesOf = ({ choices = [] }: ChoiceItem): readonly ChoiceItem[] => choices.map(asItem)

/** The pick of a choice in a group. */
export const within = (group: ChoiceItem, entry: ChoiceItem): Pick => ({
  ...namedPick(group),
  selection: [namedPick(entry)],
})
