/** Turns passwords into hashes that are slow to guess. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`hash` undefined) as for one that does. */
  matches(hash: string | undefined, password: string): Promise<boolean>;
}
