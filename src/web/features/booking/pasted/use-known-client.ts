import { useQuery } from '@tanstack/react-query';
import { searchClients } from '#contract/rides/telephone-orders.calls.ts';
import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';

/** The only client or contact with this telephone; undefined if there is none or several. */
export function useKnownClient(phone: string): FoundClientView | undefined {
  const number = useDebounced(internationalPhone(phone) ?? '');
  const { data } = useQuery({
    ...readOptions(searchClients, { query: { search: number.replace(/^\+33/u, '0') } }),
    enabled: number !== '',
    retry: false,
  });
  const same = data?.filter((client) => internationalPhone(client.phone ?? '') === number) ?? [];
  return same.length === 1 ? same[0] : undefined;
}
