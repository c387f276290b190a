import { hubAddressInfo } from '@parlour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useSend } from '../api'
import { linkStart } from './link-address'

/** Key of where the links of this hub begin. */
export const HUB_ADDRESS = ['hub-address']

/**
 * Where the links begin that this page hands on; undefined until the server has said it. Where it cannot, the
 * page's own address.
 */
export function useLinkStart(): string | undefined {
  const send = useSend()
  const { data, isError } = useQuery({
    queryKey: HUB_ADDRESS,
    queryFn: () => send(hubAddressInfo, {}),
    retry: false,
  })
  const { origin } = window.location
  if (isError) return origin
  return data === undefined ? undefined : linkStart(data, origin)
}
