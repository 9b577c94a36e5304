import { useSentWhenBack } from '../../data/queue/send-queued.ts';

/** On every page of a driver: steps are taken on several of them. */
export function StepSender({ userId }: { userId: string }) {
  useSentWhenBack(userId);
  return null;
}
