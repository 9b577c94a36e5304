import { useQuery } from '@tanstack/react-query';
import { openWallet } from './paypal-wallet.ts';

export const WALLET = ['paypal-wallet'] as const;

/** The token of a wallet is valid for fifteen minutes. */
const RENEWED_MS = 10 * 60_000;

/** Nothing of PayPal is loaded before it is chosen. */
export function useWallet(wanted: boolean) {
  const query = useQuery({
    queryKey: WALLET,
    queryFn: openWallet,
    enabled: wanted,
    staleTime: RENEWED_MS,
    refetchInterval: RENEWED_MS,
    retry: false,
  });

  return {
    wallet: query.data,
    isOpening: wanted && query.isFetching && !query.data,
    error: wanted && !query.data && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
  };
}
