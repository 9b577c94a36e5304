import type { Actor } from '#domain/ride/ride.ts';
import type { Deps } from '#server/deps.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';

/** Each change that a client makes or asks for is a message to others, and all share the messages of an hour. */
export async function limitChanges(deps: Deps, actor: Actor): Promise<void> {
  if (actor.role !== 'client') return;
  await limitOrRefuse(deps, {
    key: `changes:${actor.id}`,
    limit: 30,
    seconds: 3600,
    refusal: 'too_many_requests',
  });
}
