export interface SessionsTable {
  token_hash: string
  user_id: string
  created: number
  expires: number
  /** Set on impersonation tokens: the admin, and the session that it was begun in. */
  admin_id: string | null
  admin_session: string | null
  /** What its browser is called, as 'Firefox on Linux'; null where it was never said. */
  device: string | null
}
export interface AuditTable {
  id: string
  at: number
  actor_id: string
  action: string
  target_id: string | null
  /** The admin behind an impersonated act. */
  admin_id: string | null
  ip: string | null
  details: string | null
}

/** A link that lets one person in, once. */
export interface OneTimeLinksTable {
  id: string
  /** The hash of the secret part; only whoever holds the link knows the link itself. */
  secret_hash: string
  kind: 'invitation' | 'reset'
  /** Whose password it resets. */
  user_id: string | null
  made_by: string
  created: number
  expires: number
  /** When it was used or taken back. */
  used: number | null
}
