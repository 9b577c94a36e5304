import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Route from 'lucide-react/icons/route';
import Tag from 'lucide-react/icons/tag';
import type { PricingMethod } from '#domain/pricing/pricing-rule.ts';
import type { RateName } from './rule-values.ts';

type Method = { label: string; formula: string; icon: typeof Route; rates: readonly RateName[] };

export const methods: Record<PricingMethod, Method> = {
  distance_time: {
    label: 'Distance + Temps',
    formula: 'Prise en charge + km × prix + min × prix',
    icon: Route,
    rates: ['baseFare', 'pricePerKm', 'pricePerMinute'],
  },
  distance_only: {
    label: 'Distance uniquement',
    formula: 'Prise en charge + km × prix',
    icon: MoveHorizontal,
    rates: ['baseFare', 'pricePerKm'],
  },
  time_only: {
    label: 'Temps uniquement',
    formula: 'Prise en charge + min × prix',
    icon: Clock,
    rates: ['baseFare', 'pricePerMinute'],
  },
  flat_rate: {
    label: 'Tarif forfaitaire',
    formula: 'Un prix, quel que soit le trajet',
    icon: Tag,
    rates: ['flatRate'],
  },
  hourly: {
    label: 'Tarif horaire',
    formula: 'Par heure entamée, 1\u00a0h minimum',
    icon: Hourglass,
    rates: ['hourlyRate'],
  },
};
