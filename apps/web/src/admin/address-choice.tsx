import { NativeSelect } from '@mantine/core'
import { adminAddresses, adminChooseAddress, type AnswerOf } from '@parlour/protocol'
import { HUB_ADDRESS, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'

type Addresses = AnswerOf<typeof adminAddresses>

const ADDRESSES = ['addresses']

/** The addresses of this hub that an admin chooses from; undefined until the server has said them. */
export function useAddresses(): Addresses | undefined {
  const send = useSend()
  return useQuery({ queryKey: ADDRESSES, queryFn: () => send(adminAddresses, {}) }).data
}

/**
 * Chooses one of the network addresses. All links on the page begin with the chosen one.
 */
export function AddressChoice({ chosen, offered }: Pick<Addresses, 'chosen' | 'offered'>) {
  const send = useSend()
  const queries = useQueryClient()
  const choose = async (address: string) => {
    await send(adminChooseAddress, { address })
    await Promise.all([ADDRESSES, HUB_ADDRESS].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  const isGone = chosen !== null && !offered.includes(chosen)
  const current = isGone ? '' : (chosen ?? '')
  return (
    <NativeSelect
      label="Links to hand on begin with"
      description="Choose the one that your friends’ devices reach. For friends elsewhere, set PARLOUR_PUBLIC_URL."
      error={isGone && `This computer no longer has the address ${chosen}. Choose another.`}
      value={current}
      data={
        current === ''
          ? [{ value: '', label: 'Choose an address', disabled: true }, ...offered]
          : [...offered]
      }
      onChange={({ currentTarget }) => {
        // The call shows its own failure.
        void choose(currentTarget.value).catch((error: unknown) => console.error('address', error))
      }}
    />
  )
}
