import { randomInt } from 'node:crypto'

const ADJECTIVES =
  'amber ancient bold brave brisk calm clever copper crimson curious daring dusty eager early emerald fabled fair feral frosty gentle gilded golden grand happy hidden hollow humble idle ivory jolly keen lively lofty lucky merry mighty misty noble odd pale patient proud quick quiet rapid restless royal rusty silent silver sleepy sly solemn spry stormy sunny swift tidy velvet vivid wandering wild witty'
const NOUNS =
  'anvil badger banner beacon bridge candle castle comet compass crane dragon ember falcon feather ferry forge fountain fox garden goblet griffin harbor heron island kettle lantern library lynx magpie maple meadow mirror mountain oak oracle otter owl parlour phoenix pilot quill raven river rook saddle sparrow spire stag tavern teapot thicket throne tiger torch tower trumpet valley violin voyage walrus whistle willow wizard'

const anyWord = (words: string): string => {
  const list = words.split(' ')
  return list[randomInt(list.length)] ?? ''
}

/** A name for a new lobby: an adjective and a noun. */
export const randomLobbyName = (): string => `${anyWord(ADJECTIVES)}-${anyWord(NOUNS)}`
