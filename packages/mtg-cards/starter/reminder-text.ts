/** The reminder texts of the set's own mechanics and of keywords that need one, each written once. */

/** Kindle, an action of this set: it makes a Lantern, a small artifact that becomes a better card later. */
export const KINDLE =
  '(Create a Lantern token. It\'s an artifact with "{2}, {T}, Sacrifice this token: Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.")'

/** Kindle done by someone else: the same artifact, for that player. */
export const THEY_KINDLE =
  '(They create a Lantern token. It\'s an artifact with "{2}, {T}, Sacrifice this token: Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.")'

/**
 * Resurface, a keyword of this set: from the graveyard the card comes back once more as one of the Drowned.
 */
export function resurface(cost: string): string {
  return `Resurface ${cost} (${cost}, Exile this card from your graveyard: Create a 2/2 black Zombie creature token. Activate only as a sorcery.)`
}

export const ADVENTURE = '(Then exile this card. You may cast the creature later from exile.)'

export const SAGA = '(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)'

export function crew(power: number): string {
  return `Crew ${power} (Tap any number of creatures you control with total power ${power} or more: This Vehicle becomes an artifact creature until end of turn.)`
}

export const BASIC_LANDCYCLING =
  'Basic landcycling {2} ({2}, Discard this card: Search your library for a basic land card, reveal it, put it into your hand, then shuffle.)'
