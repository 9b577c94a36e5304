import type { Deps } from '#server/deps.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';

const PER_MINUTE = 30;

export async function limitMessages(deps: Deps, senderId: string): Promise<void> {
  const key = `chat:${senderId}`;
  await limitOrRefuse(deps, { key, limit: PER_MINUTE, seconds: 60, refusal: 'too_many_messages' });
}
