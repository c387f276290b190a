import { Component } from 'react'
import type { TableView } from '../../rules/view'
import { type ShownPlaces, placesDrawn, showMoves } from './show-moves'

interface FlightsProps {
  /** The version of the game: what is new is shown once for each. */
  readonly seq: number
  readonly view: TableView
}

/**
 * Moves cards over the screen from where they lay to where they lie now, after each change of the game. A
 * class: only one is asked where things are before the page changes.
 */
export class Flights extends Component<FlightsProps> {
  override getSnapshotBeforeUpdate(before: FlightsProps): ShownPlaces | null {
    return before.seq < this.props.seq ? placesDrawn() : null
  }
  override componentDidUpdate(_before: FlightsProps, _state: unknown, places: ShownPlaces | null): void {
    if (places !== null) showMoves(this.props.view.news.items, places)
  }
  override render() {
    return null
  }
}
