import {
  type Call,
  type NoticeChannelList,
  noticeChannels,
  type NoticeGame,
  type NoticeSettings,
  noticeSettingsSet,
  type SentBodyOf,
} from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The key of that list among what is fetched. */
export const CHANNELS = ['notice-channels']

/** What the viewer chose for their notices, and what of it holds while they chose nothing. */
export interface NoticeList extends Omit<NoticeChannelList, 'settings'> {
  readonly settings: NoticeSettings
  /** Nothing is stored yet: with the first choice, the time zone of this browser is. */
  readonly isFirst: boolean
}

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const usualSettings = (): NoticeSettings => ({
  zone: here(),
  quiet: null,
  dailyAt: 18 * 60,
  later: 10,
  silentUntil: null,
})

/** Returns that list with a game muted, louder or as usual. */
export const withVolume =
  (game: NoticeGame) =>
  (list: NoticeChannelList): NoticeChannelList => ({
    ...list,
    games: [...list.games.filter(({ _id }) => _id !== game._id), ...(game.volume === 'usual' ? [] : [game])],
  })

/** The channels of the viewer and what they chose; undefined until it is fetched. */
export function useNoticeList() {
  const send = useSend()
  const { data, isError, refetch } = useQuery({
    queryKey: CHANNELS,
    queryFn: () => send(noticeChannels, {}),
  })
  const list: NoticeList | undefined = data && {
    ...data,
    settings: data.settings ?? usualSettings(),
    isFirst: data.settings === null,
  }
  return { list, isError, refetch }
}

/** The changes that are not stored yet: each is sent after the one before. */
const underWay = { count: 0, last: Promise.resolve() }

/**
 * Returns what changes something of that list; `changed` makes of the list what it will be, which is on the
 * page at once. The list is read again after the last of several changes.
 */
export function useNoticeChange({ settings, isFirst }: Pick<NoticeList, 'settings' | 'isFirst'>) {
  const send = useSend()
  const queries = useQueryClient()
  return async <C extends Call>(
    call: C,
    body: SentBodyOf<C>,
    changed: (list: NoticeChannelList) => NoticeChannelList = (list) => list,
  ): Promise<void> => {
    // A response that has not arrived yet was read before this change.
    void queries.cancelQueries({ queryKey: CHANNELS }, { revert: false })
    queries.setQueryData<NoticeChannelList>(CHANNELS, (list) => list && changed(list))
    underWay.count += 1
    underWay.last = underWay.last.then(async () => {
      try {
        if (isFirst) await send(noticeSettingsSet, settings as SentBodyOf<typeof noticeSettingsSet>)
        await send(call, body)
      } catch (error) {
        // The call shows its own failure.
        console.error('notices', error)
      }
      underWay.count -= 1
    })
    await underWay.last
    if (underWay.count === 0) await queries.invalidateQueries({ queryKey: CHANNELS })
  }
}
