/** A refused start, with one French sentence for the operator. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
