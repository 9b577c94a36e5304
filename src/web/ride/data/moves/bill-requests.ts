import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  creditInvoice,
  getBillingDetails,
  requestInvoice,
  requestNote,
} from '#contract/papers/bills.calls.ts';
import type { CreditBody, RequestInvoiceBody, RideBillsView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { askedPaper, billTitle } from '#contract/words/bill-words.fr.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { ApiError } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { billsKey, refreshBills } from '../reads/ride-bills.ts';

export function useRequestNote(ride: RideView) {
  const show = useShowBills();
  return useMutation({
    mutationFn: () => callApi(requestNote, { id: ride.id }),
    onSuccess: (bills) => {
      show(bills);
      const note = bills.bills.find(({ kind }) => kind === 'note');
      if (note) showToast({ tone: 'ok', title: `${billTitle(note)} établie` });
    },
    onError: (error) => reportFailure(error, `Impossible d’établir ${askedPaper(ride.status)}.`),
  });
}

/** A failure is shown where the request was made. */
export function useRequestInvoice(ride: RideView) {
  const show = useShowBills();
  const queries = useQueryClient();
  return async (body: RequestInvoiceBody) => {
    const bills = await callApi(requestInvoice, { id: ride.id, body });
    show(bills);
    if (body.keep) void queries.invalidateQueries({ queryKey: keyOf(getBillingDetails) });
    const number = bills.bills.find(({ kind }) => kind === 'invoice')?.number ?? '';
    showToast({ tone: 'ok', title: `Facture ${number} émise` });
  };
}

/** Idempotent: repeated after a lost response, it sends the amount left at first, so that nothing is credited twice. */
export function useCreditInvoice(ride: RideView) {
  const show = useShowBills();
  const queries = useQueryClient();
  const first = useRef<CreditBody['left']>(undefined);
  return async ({ left, ...wanted }: CreditBody) => {
    first.current ??= left;
    const body = { ...wanted, ...(first.current === undefined ? {} : { left: first.current }) };
    const bills = await callApi(creditInvoice, { id: ride.id, body }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'invoice_changed') first.current = undefined;
      refreshBills(queries, ride.id);
      throw error;
    });
    first.current = undefined;
    show(bills);
    const number = bills.bills.findLast(({ kind }) => kind === 'credit_note')?.number ?? '';
    showToast({ tone: 'ok', title: `Avoir ${number} émis` });
  };
}

/** A client's billing details; undefined while loading. */
export function useBillingDetails(wanted: boolean) {
  return useQuery({ ...readOptions(getBillingDetails), enabled: wanted });
}

function useShowBills() {
  const queries = useQueryClient();
  return (bills: RideBillsView) => queries.setQueryData(billsKey(bills.rideId), bills);
}
