import type { UserView } from '#contract/account/auth.ts';
import { Switch } from '#web/ui/switch.tsx';
import { pushHurdle, pushReason } from './push-texts.ts';
import { usePush } from './use-push.ts';

/** Browsers grant the permission only on a press. */
export function PushSwitch({ user }: { user: UserView }) {
  const { state, busy, change } = usePush(user.id);
  const hurdle = state && pushHurdle(state);

  return (
    <Switch
      label="Être prévenu sur cet appareil"
      hint={hurdle ?? pushReason(user.role)}
      checked={state === 'on'}
      disabled={!state || busy || hurdle !== undefined}
      onChange={(on) => void change(on).catch(() => undefined)}
    />
  );
}
