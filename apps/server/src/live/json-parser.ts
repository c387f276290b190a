import { Decoder, Encoder, type Packet } from 'socket.io-parser'

/** Writes packets as Socket.IO does, but looks for no binary data in them first: whatever we send is JSON. */
class JsonEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const to = nsp === '/' ? '' : `${nsp},`
    return [`${type}${to}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`]
  }
}

/** How the live connection is written and read. Browsers read it with the parser that Socket.IO brings. */
export const jsonParser = { Encoder: JsonEncoder, Decoder }
