import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TakenSeveralView } from '#contract/rides/telephone-orders.ts';
import { AGREED_ROUTE } from '#contract/words/trip-words.fr.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { BookingProvider } from '../draft/booking-provider.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { BookingFields } from '../form/booking-fields.tsx';
import '../form/booking-form.css';
import { BookingWords, Opened } from '../words/booking-words.tsx';
import { AgreedPrice } from './agreed-price.tsx';
import { ClientField } from './client-field.tsx';
import { DriverChoice } from './driver-choice.tsx';
import { type ChosenClient, clientOf, draftOf, type TypedOrder } from './new-order.ts';
import './new-order.css';
import { ToCheck } from './to-check.tsx';
import { useOrderPrice } from './use-order-price.ts';
import { useTakeOrder } from './use-take-order.ts';
import { useToCheck } from './use-to-check.ts';

const TripVerdict = preloadable(async () => (await import('./trip-verdict.tsx')).TripVerdict, {
  quiet: true,
});

type Props = {
  /** What it opens with. */
  typed: TypedOrder;
  onType: (typed: TypedOrder) => void;
  /** Outlives the form: an order whose answer was lost is sent again under it. */
  sendKey: RefObject<string>;
  onTaken: (order: TakenSeveralView) => void;
};

/** The client, the trip with the client’s own form, the price, and who drives. */
export function NewOrderForm(props: Props) {
  const checked = useRef<() => void>(undefined);

  return (
    <BookingProvider
      takeRequest={() => ({ draft: props.typed.draft.trip, edited: null })}
      byDriver={{ onChecked: () => checked.current?.() }}
    >
      <OrderFields
        {...props}
        onCheck={(send) => {
          checked.current = send;
        }}
      />
    </BookingProvider>
  );
}

type FieldsProps = Props & { onCheck: (send: () => void) => void };

function OrderFields({ typed, onType, sendKey, onTaken, onCheck }: FieldsProps) {
  const { draft } = typed;
  const { check, draft: trip } = useBooking();
  const [client, setClient] = useState<ChosenClient>(() => clientOf(draft));
  const unchecked = useToCheck(draft);
  const [price, setPrice] = useState(typed.price);
  const [agreedRoute, setAgreedRoute] = useState(typed.agreedRoute);
  const [takenByMe, setTakenByMe] = useState(typed.takenByMe);
  const isHire = hireHours(trip) !== null;
  const computed = useOrderPrice();
  const order = useTakeOrder(computed, { key: sendKey, onTaken });
  const rides = computed.several?.rides.length ?? 1;

  useEffect(() =>
    onCheck(() => void order.take({ client, price, agreedRoute: isHire && agreedRoute, takenByMe })),
  );

  useEffect(() => {
    const toCheck = unchecked.fields;
    onType({ draft: { trip, ...draftOf(client), toCheck }, price, agreedRoute, takenByMe });
  });

  return (
    <form {...check.form} className="new-order">
      <div className="stack new-order-fields">
        <ClientField client={client} problems={order.problems} onChange={setClient} />
        <BookingFields between={<Opened place="Between" />} words={<BookingWords />} />
      </div>
      <div className="stack new-order-side">
        <AgreedPrice
          computed={computed}
          price={price}
          problem={order.problems.under('priceReason')}
          onChange={(next) => {
            setPrice(next);
            order.problems.correct('priceReason');
          }}
        />
        {isHire && (
          <Checkbox
            label={AGREED_ROUTE}
            checked={agreedRoute}
            onChange={(event) => setAgreedRoute(event.target.checked)}
          />
        )}
        {takenByMe && <TripVerdict computed={computed} agreedPrice={price.amount} />}
      </div>
      <DriverChoice takenByMe={takenByMe} onChange={setTakenByMe} />
      <div className="new-order-foot">
        {order.problems.form && <Notice tone="bad">{order.problems.form}</Notice>}
        <ToCheck {...unchecked} />
        <p className="small soft">
          {rides > 1
            ? 'Le client reçoit un message, avec un lien par course pour la lire, la confirmer et la suivre.'
            : 'Le client reçoit un lien pour lire, confirmer et suivre sa course.'}
        </p>
        <Button
          type="submit"
          tone="primary"
          size="large"
          block
          busy={order.isPending}
          disabled={unchecked.fields.length > 0}
        >
          {rides > 1 ? `Créer les ${rides} courses et envoyer le lien` : 'Créer la course et envoyer le lien'}
        </Button>
      </div>
    </form>
  );
}
