import { useState } from 'react';
import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Agenda } from '#web/features/agenda/agenda.tsx';
import { blankDraft } from '#web/signals/booking-draft.ts';
import { blankContact, type OrderDraft } from '#web/signals/order-draft.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

const NewOrder = preloadable(
  async () => (await import('#web/features/booking/new-order/new-order-dialog.tsx')).NewOrderDialog,
  { quiet: true },
);

const Calendars = preloadable(
  async () => (await import('#web/features/calendars/calendar-dialog.tsx')).CalendarDialog,
  { quiet: true },
);

/** The agenda, and what its taps open. */
export function AgendaPage() {
  const viewer = useCurrentUser();
  const [calendars, setCalendars] = useState<'open' | 'closed'>();
  const [order, setOrder] = useState<{ draft: OrderDraft; open: boolean }>();

  return (
    <SignedInPage title={pageTitles.agenda} head={<span />} driverOnly isHome showsAge>
      {viewer && (
        <Agenda
          viewer={viewer}
          openers={{
            onOrder: (at) => setOrder({ draft: draftAt(at), open: true }),
            onSubscribe: () => setCalendars('open'),
          }}
        />
      )}
      {viewer && calendars && (
        <Calendars viewer={viewer} open={calendars === 'open'} onClose={() => setCalendars('closed')} />
      )}
      {order && (
        <NewOrder draft={order.draft} open={order.open} onClose={() => setOrder({ ...order, open: false })} />
      )}
    </SignedInPage>
  );
}

function draftAt(at: Date | undefined): OrderDraft {
  return { trip: { ...blankDraft, date: at ? parisLocal(at) : '' }, contact: blankContact };
}
