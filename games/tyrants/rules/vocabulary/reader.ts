import type { Game } from '../engine/game'
import { pileOf } from '../engine/zones'
import type { Location } from '../facts/map'
import type { Aspect } from '../facts/names'
import { WHITE } from '../facts/piece'

/** What a text can read of a player. Never stale, for it always reads the board. */
export class Reader {
  readonly game: Game
  readonly player: number
  /** The copy of the card whose text is being carried out. */
  readonly source: string

  constructor(game: Game, player: number, source: string) {
    this.game = game
    this.player = player
    this.source = source
  }

  get name(): string {
    return this.game.nameOf(this.player)
  }
  /** Cards in hand. */
  get handSize(): number {
    return this.game.pile(this.player, 'hand').length
  }
  get innerCircleCards(): number {
    return this.game.pile(this.player, 'inner-circle').length
  }

  /** Sites under control, those under total control included. */
  get sitesControlled(): number {
    return this.game.player(this.player).sites
  }
  get sitesTotallyControlled(): number {
    return this.game.player(this.player).totalSites
  }
  get controlMarkers(): number {
    return this.game.player(this.player).markers
  }
  get spiesOnBoard(): number {
    return this.game.player(this.player).spiesOnMap
  }

  /** Troops in the trophy hall: all, white ones, those of players. */
  get trophies(): number {
    return this.game.player(this.player).trophies.reduce((sum, count) => sum + count, 0)
  }
  get whiteTrophies(): number {
    return this.game.player(this.player).trophies[WHITE + 1] ?? 0
  }
  get playerTrophies(): number {
    return this.trophies - this.whiteTrophies
  }

  hasTroopAt({ index }: Location): boolean {
    return this.game.troopsAt(index).includes(this.player)
  }
  /** A troop of this player is in one of these locations or beside one. */
  hasTroopNear(places: readonly Location[]): boolean {
    const near = places.flatMap(({ index, neighbors }) => [index, ...neighbors])
    return near.some((at) => this.game.troopsAt(at).includes(this.player))
  }
  hasSpyAt({ index }: Location): boolean {
    return this.game.spiesAt(index).includes(this.player)
  }

  /** Another card of an aspect was played this turn, or one is in hand. */
  hasFocus(aspect: Aspect): boolean {
    return this.hasOther((id) => this.game.card(id).aspect === aspect)
  }
  /** Another card of that name was played this turn, or one is in hand. */
  hasFocusOn(name: string): boolean {
    return this.hasOther((id) => this.game.card(id).name === name)
  }

  private hasOther(test: (id: string) => boolean): boolean {
    const played = this.game.pile(this.player, 'played').filter((id) => id !== this.source)
    const found = played.some(test) ? 'already played' : this.inHand(test) ? 'in hand' : 'none'
    this.game.run.log('focus: {found}', { found })
    return found !== 'none'
  }
  private inHand(test: (id: string) => boolean): boolean {
    return this.game.cards(pileOf(this.player, 'hand')).some(test)
  }
}
