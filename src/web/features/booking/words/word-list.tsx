import Hourglass from 'lucide-react/icons/hourglass';
import Plus from 'lucide-react/icons/plus';
import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ComponentType } from 'react';
import { type BookingDraft, blankStop } from '#web/signals/booking-draft.ts';
import { type BookingWord, isOn } from '#web/signals/chosen-words.ts';
import { type Preloadable, preloadable } from '#web/ui/preloadable.tsx';

export type Word = {
  text: string;
  Icon: ComponentType<{ 'aria-hidden': 'true' }>;
  /** What it opens, loaded on tap: between the two addresses, under the date, or under the words. */
  Between?: Preloadable<object>;
  UnderDate?: Preloadable<object>;
  Below?: Preloadable<object>;
  /** The fields it starts with. */
  start?: (draft: BookingDraft) => Partial<BookingDraft>;
  /** Whether another word excludes it. */
  isFaint: (draft: BookingDraft) => boolean;
};

/** What each word opens, and what excludes it. */
export const wordList: Record<BookingWord, Word> = {
  stops: {
    text: 'Étape',
    Icon: Plus,
    Between: preloadable(async () => (await import('./stops/stop-fields.tsx')).StopFields),
    start: ({ stops }) => (stops.length === 0 ? { stops: [blankStop] } : {}),
    isFaint: (draft) => isOn(draft, 'hourly'),
  },
  return: {
    text: 'Retour',
    Icon: Undo2,
    UnderDate: preloadable(async () => (await import('./return/return-field.tsx')).ReturnField),
    isFaint: (draft) => isOn(draft, 'hourly'),
  },
  repeat: {
    text: 'Répéter',
    Icon: Repeat,
    Below: preloadable(async () => (await import('./repeat/repeat-fields.tsx')).RepeatFields),
    isFaint: () => false,
  },
  hourly: {
    text: 'À l’heure',
    Icon: Hourglass,
    Below: preloadable(async () => (await import('./hourly/hourly-fields.tsx')).HourlyFields),
    isFaint: (draft) => isOn(draft, 'stops') || isOn(draft, 'return'),
  },
};
