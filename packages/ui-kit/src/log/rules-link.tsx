interface RulesLinkProps {
  /** The rulebook's address; without it there is no link. */
  readonly address: string | undefined
}

/** The rulebook of a game, in a window of its own. */
export function RulesLink({ address }: RulesLinkProps) {
  if (address === undefined) return null
  return (
    <a href={address} target="_blank" rel="noreferrer">
      rules
    </a>
  )
}
