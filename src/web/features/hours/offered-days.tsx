import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDepartures } from '#contract/trip/departures.calls.ts';
import { parisTime } from '#domain/time/paris.ts';
import { readOptions } from '#web/api/read-options.ts';
import { dayText, monthText } from '#web/text/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { MonthGrid } from '#web/ui/month-grid.tsx';

/** What clients can choose, by the same rule and from the saved hours. */
export function OfferedDays() {
  const [month, setMonth] = useState(() => parisTime(new Date()).day.slice(0, 7));
  const [chosen, setChosen] = useState<string>();
  const { data, isPlaceholderData } = useQuery({
    ...readOptions(listDepartures, { query: { month } }),
    placeholderData: keepPreviousData,
  });
  const day = data?.days.find((one) => one.day === chosen) ?? data?.days[0];

  return (
    <Card title="Ce que le client peut choisir">
      <MonthGrid
        month={month}
        title={monthText(new Date(`${month}-15T12:00:00Z`))}
        possible={data && !isPlaceholderData ? new Set(data.days.map((one) => one.day)) : undefined}
        chosen={day?.day}
        onChoose={setChosen}
        first={data?.today.slice(0, 7)}
        last={data?.lastDay.slice(0, 7)}
        onMonth={setMonth}
      />
      <p className="small soft">
        {day && `${dayText(new Date(`${day.day}T12:00:00Z`), new Date())} : ${hoursText(day.hours)} `}
        Jamais où vous êtes, ni que vous êtes libre maintenant.
      </p>
    </Card>
  );
}

function hoursText(hours: readonly string[]): string {
  const [first] = hours;
  const last = hours.at(-1);
  if (!first || !last) return 'départs possibles.';
  return first === last ? `départ à ${first}.` : `départs de ${first} à ${last}.`;
}
