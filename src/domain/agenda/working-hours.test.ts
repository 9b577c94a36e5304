import { describe, expect, test } from 'vitest';
import { agendaDay } from './hour-rows.ts';
import { outsideHours, workingHours } from './working-hours.ts';

const thursday = agendaDay('2026-05-07');
const at = (clock: string) => new Date(`2026-05-07T${clock}:00+02:00`);
const night = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 22 * 60, to: 6 * 60 }));

describe('the working hours of a day', () => {
  test('are those of its weekday, and what is left of it is outside', () => {
    const spans = [
      { weekday: 4, from: 15 * 60, to: 23 * 60 + 30 },
      { weekday: 4, from: 7 * 60, to: 13 * 60 },
      { weekday: 5, from: 0, to: 60 },
    ];

    expect(workingHours(spans, thursday)).toEqual([
      { from: at('07:00'), to: at('13:00') },
      { from: at('15:00'), to: at('23:30') },
    ]);
    expect(outsideHours(spans, thursday)).toEqual([
      { from: at('00:00'), to: at('07:00') },
      { from: at('13:00'), to: at('15:00') },
      { from: at('23:30'), to: thursday.to },
    ]);
  });

  test('across midnight belong to both days', () => {
    expect(outsideHours(night, thursday)).toEqual([{ from: at('06:00'), to: at('22:00') }]);
    expect(outsideHours([{ weekday: 3, from: 18 * 60, to: 0 }], thursday)).toEqual([
      { from: thursday.from, to: thursday.to },
    ]);
  });

  test('of who said nothing are the whole day', () => {
    expect(outsideHours(null, thursday)).toEqual([]);
    expect(outsideHours([], thursday)).toEqual([{ from: thursday.from, to: thursday.to }]);
  });

  test('follow the clocks when they change', () => {
    expect(outsideHours(night, agendaDay('2026-03-29'))[0]?.from).toEqual(new Date('2026-03-29T04:00:00Z'));
    expect(outsideHours(night, agendaDay('2026-10-25'))[0]?.from).toEqual(new Date('2026-10-25T05:00:00Z'));
    expect(workingHours([{ weekday: 7, from: 150, to: 240 }], agendaDay('2026-03-29'))).toEqual([
      { from: new Date('2026-03-29T01:00:00Z'), to: new Date('2026-03-29T02:00:00Z') },
    ]);
  });
});
