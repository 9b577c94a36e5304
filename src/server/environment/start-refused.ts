/** A start that cannot go on, with the one French sentence that says what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
