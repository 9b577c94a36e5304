import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { may } from '#domain/policy.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';

const CalendarDialog = preloadable(async () => (await import('./calendar-dialog.tsx')).CalendarDialog, {
  quiet: true,
});

export function CalendarCard({ user }: { user: UserView }) {
  const [open, setOpen] = useState<boolean>();

  if (!may(user, 'follow_rides')) return null;
  return (
    <Card title="Agenda">
      <div className="stack">
        <p className="soft">
          Retrouvez vos courses dans l’agenda de votre téléphone, Google Agenda ou Outlook.
        </p>
        <div className="row">
          <Button onClick={() => setOpen(true)}>S’abonner</Button>
        </div>
      </div>
      {open !== undefined && <CalendarDialog viewer={user} open={open} onClose={() => setOpen(false)} />}
    </Card>
  );
}
