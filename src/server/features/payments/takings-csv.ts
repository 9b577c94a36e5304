import { journalKindNames, paymentMethodNames, takingsColumns } from '#contract/payment-names.fr.ts';
import { csvText } from '#domain/csv.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { presentMovement } from './present-takings.ts';
import type { Movement } from './read-takings.ts';

/** One line for each movement, oldest first. */
export function takingsCsv(movements: Movement[]): string {
  return csvText([takingsColumns, ...movements.toReversed().map(rowOf)]);
}

function rowOf(movement: Movement): string[] {
  const [day = '', time = ''] = parisLocal(movement.at).split('T');
  const { kind, method, amount, reference, rideNumber, clientName } = presentMovement(movement);
  return [
    day.split('-').toReversed().join('/'),
    time,
    journalKindNames[kind],
    paymentMethodNames[method],
    amount.replace('.', ','),
    reference,
    String(rideNumber),
    clientName,
  ];
}
