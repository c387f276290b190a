/** What a person chose for all their notices; who chose nothing has no row. Times are minutes of the day. */
export interface NoticeSettingsTable {
  user_id: string
  zone: string
  quiet_from: number | null
  quiet_to: number | null
  daily_at: number
  /** Minutes that `later` leaves for an answer. */
  later: number
  silent_until: number | null
}
/** A game that is muted or louder to a person. */
export interface NoticeVolumesTable {
  user_id: string
  game_id: string
  volume: 'muted' | 'louder'
}
/** Messages that are still to be sent outside of the hub. */
export interface OutboxTable {
  id: string
  /** The name at the chat service; empty for a channel of a person. */
  channel: string
  text: string
  tries: number
  next_at: number
  /** Who is told, and of which game or lobby; unknown in messages from before this was stored. */
  user_id: string | null
  game_id: string | null
  /** The channel of the person that it goes to; null for the web hook of the hub. */
  channel_id: string | null
  /** What happened, for a channel of a person. */
  notice: string | null
  /** A later message with the same topic about the same game takes its place. */
  topic: string
  /** It is sent together with the others of its channel: daily, or when quiet hours end. */
  held: 'daily' | 'quiet' | null
  /** It is sent again so long after each delivery, ms. */
  again: number | null
}
/** A notice that the bell in the header shows. */
export interface BellNoticesTable {
  id: string
  user_id: string
  /** The game or lobby that it is about. */
  subject_id: string
  at: number
  read_at: number | null
  notice: string
}
/** A message to a person that was sent outside of the hub, or could not be. */
export interface SentNoticesTable {
  /** The id of the message. */
  id: string
  user_id: string
  /** When it was last tried. */
  at: number
  /** The headline alone; what is asked in a game is not kept. */
  title: string
  /** The channel as it was then; it may be removed since. */
  channel_id: string
  kind: string
  host: string
  target: string | null
  /** `trying`: it failed and is tried again. */
  delivery: 'sent' | 'trying' | 'failed'
  failure: string | null
}
