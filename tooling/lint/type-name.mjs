/**
 * Participles, pronouns and other words that say in what state or relation a thing is, and not what it is.
 * Nouns that look alike (`Recording`, `Pairing`) are not among them.
 */
const UNCLEAR_NAMES = new Set(
  `About Acted Acting Aiming Aloft Among Answered Answering Around Asked Asking At Barred Beginning Beside Bounded
  Brought Built Calling Changed Checked Choosing Chosen Clicked Come Coming Counted Dealing Dealt Deleted Derived Doing
  Done Dragged Dragging Drawn Edited Ended Ending Fitted Fitting Followed Following Forced Forcing Found From Gathered
  Given Gone Grouped Handling Heard Held How Imported Installed Joining Kept Keyed Known Laid Leaving Led Lifted Listed
  Looked Lost Lying Made Making Many Marked Matched Measured Merged More Moved Much Named Naming Noted Offered One Others
  Packing Paged Pasted Picked Picking Placed Placing Played Playing Pointed Pointing Prepared Pressed Previewed Printed
  Pushed Rated Read Reads Recorded Remembered Replayed Resetting Resumed Rolled Running Said Saved Saving Scripted
  Searched Seated See Seen Sending Sent Settled Several Sharing Shown Sitting Some Something Sought Stated Stood Stored
  Stuff Taken Taking Telling Testing That Then Thing Things This Told To Touched Tried Turned Typed Underway Unsure
  Viewed Visible Waiting Wanted Warm Watched Way Ways What When Where Which Who Whole Whom Why Worded Worth Written`.split(
    /\s+/,
  ),
)

/**
 * Words that mean something else in each file that uses them alone: the thing that has the place is to be
 * named.
 */
const MEANS_ANYTHING = new Set(['Place', 'Places', 'Data', 'Info', 'Object'])

/** Refuses types whose whole name is a participle, a pronoun or a word that fits anything. */
export const typeName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: "'{{name}}' does not say what the type holds: name the thing, as in 'StoredChange' or 'PageCursor'.",
    },
  },
  create(context) {
    const check = ({ id }) => {
      if (id !== null && (UNCLEAR_NAMES.has(id.name) || MEANS_ANYTHING.has(id.name)))
        context.report({ node: id, messageId: 'name', data: { name: id.name } })
    }
    return { TSInterfaceDeclaration: check, TSTypeAliasDeclaration: check, ClassDeclaration: check }
  },
}
