import type { UserView } from '#contract/account/auth.ts';
import { may } from '#domain/policy.ts';
import { Card } from '#web/ui/card.tsx';
import { PushSwitch } from './push-switch.tsx';

export function PushCard({ user }: { user: UserView }) {
  if (!may(user, 'receive_push')) return null;
  return (
    <Card title="Notifications">
      <PushSwitch user={user} />
    </Card>
  );
}
