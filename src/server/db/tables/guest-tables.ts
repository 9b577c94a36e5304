import type { Generated } from 'kysely';

/** The secret address of one ride: its holder needs no account. */
export type RideLinkTable = {
  ride_id: string;
  generation: Generated<number>;
  token_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
};

/** A contact who is about to become an account. */
export type AccountClaimTable = { token_hash: Buffer; user_id: string; email: string; expires_at: Date };
