import { type KeyboardEvent, useState } from 'react';
import { FIRST_OF_TWO } from '#contract/sentences/ride-sentences.fr.ts';
import { comesTwice, momentInParis, parisTime } from '#domain/time/paris.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { momentText, monthText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MonthGrid } from '#web/ui/month-grid.tsx';
import { Notice, NotRead } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useBooking } from '../../draft/use-booking.ts';
import { NearestMoments } from '../../moments/nearest-moments.tsx';
import { DayHours } from './day-hours.tsx';
import { useDepartures, useMoment } from './use-departures.ts';
import './when-dialog.css';

type Props = { open: boolean; onClose: () => void };

type Shown = { day: string; clock: string; month: string };

export function WhenDialog({ open, onClose }: Props) {
  const { draft, change } = useBooking();
  const [{ day, clock, month }, setShown] = useState(() => shownFor(draft.date));
  const [wasOpen, setWasOpen] = useState(open);
  // Each opening begins with the departure of the form, whatever was tried before.
  if (open !== wasOpen) {
    setWasOpen(open);
    setShown(shownFor(draft.date));
  }
  const show = (part: Partial<Shown>) => setShown((shown) => ({ ...shown, ...part }));
  const { data, error, refetch, isPlaceholderData } = useDepartures(month);
  const hours = data?.days.find((one) => one.day === day)?.hours ?? [];
  const local = day && clock ? `${day}T${clock}` : '';
  const isOffered = hours.includes(clock);
  const asked = useMoment(local, local !== '' && data !== undefined && !isOffered);
  const answer = asked.data;
  const isSkipped = local !== '' && !momentInParis(local);
  const isRefused = !isOffered && !isSkipped && answer?.possible === false;
  const refusal = isRefused ? answer : undefined;
  const isPossible = local !== '' && (isOffered || answer?.possible === true);

  const choose = (chosen: string) => {
    change({ date: chosen });
    onClose();
  };
  // The booking form contains this dialog: Enter must not submit it.
  const chooseOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isPossible) choose(local);
  };
  const moment = momentInParis(local);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Quand partez-vous&nbsp;?"
      wide
      foot={
        <>
          <p className="when-chosen" aria-live="polite">
            <span>Départ</span>
            <b>{isPossible && moment ? momentText(moment, new Date()) : 'à choisir'}</b>
          </p>
          <Button tone="primary" disabled={!isPossible} onClick={() => choose(local)}>
            Choisir ce départ
          </Button>
        </>
      }
    >
      {error && !data ? (
        <NotRead why={sentenceFor(error, 'Les départs possibles n’ont pas pu être lus.')} onRetry={refetch} />
      ) : (
        <div className="when">
          <MonthGrid
            month={month}
            title={monthText(new Date(`${month}-15T12:00:00Z`))}
            possible={data && !isPlaceholderData ? new Set(data.days.map((one) => one.day)) : undefined}
            chosen={day}
            onChoose={(chosen) => show({ day: chosen })}
            first={data?.today.slice(0, 7)}
            last={data?.lastDay.slice(0, 7)}
            onMonth={(next) => show({ month: next })}
          />
          <div className="when-hours">
            {data?.none && <Notice tone="warn">{data.none}</Notice>}
            {!refusal && !data?.none && (
              <DayHours
                hours={hours}
                gaps={data?.days.find((one) => one.day === day)?.gaps ?? null}
                chosen={clock}
                onChoose={(chosen) => show({ clock: chosen })}
              />
            )}
            {day && (
              <div className={refusal ? 'when-typed is-refused' : 'when-typed'}>
                <TextField
                  label={refusal ? 'Heure de départ' : 'Une autre heure'}
                  type="time"
                  value={clock}
                  error={isSkipped ? 'Cette heure n’existe pas cette nuit-là.' : undefined}
                  onChange={(event) => show({ clock: event.target.value })}
                  onKeyDown={chooseOnEnter}
                />
              </div>
            )}
            {asked.error && !answer && !isOffered && (
              <NotRead
                why={sentenceFor(asked.error, 'Cette heure n’a pas pu être vérifiée.')}
                onRetry={asked.refetch}
              />
            )}
            {comesTwice(local) && !refusal && <Notice tone="info">{FIRST_OF_TWO}</Notice>}
            {answer?.notice && answer.notice !== FIRST_OF_TWO && !isOffered && (
              <Notice tone="info">{answer.notice}</Notice>
            )}
            {refusal && (
              <div role="alert">
                <Notice tone="warn">
                  <b>{refusal.message}</b>
                  {refusal.moments.length > 0 && (
                    <> Choisissez l’un des moments les plus proches, ou une autre date.</>
                  )}
                </Notice>
              </div>
            )}
            {refusal && <NearestMoments moments={refusal.moments} wanted={moment} onChoose={choose} />}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function shownFor(date: string): Shown {
  const month = (date || parisTime(new Date()).day).slice(0, 7);
  return { day: date.slice(0, 10), clock: date.slice(11, 16), month };
}
