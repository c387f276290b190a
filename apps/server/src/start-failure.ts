/** Why the server cannot start: a sentence for whoever starts it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
