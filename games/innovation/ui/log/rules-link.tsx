/** The publisher's page with the rulebook. */
export function RulesLink() {
  return (
    <a href="https://asmadigames.com/innovation" target="_blank" rel="noreferrer">
      rules
    </a>
  )
}
