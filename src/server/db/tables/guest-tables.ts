import type { Generated } from 'kysely';

/** The address of one ride for whoever has it. */
export type RideLinkTable = {
  ride_id: string;
  generation: Generated<number>;
  token_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
};

/** A contact who is about to become an account. */
export type AccountClaimTable = { token_hash: Buffer; user_id: string; email: string; expires_at: Date };
