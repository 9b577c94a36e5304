import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changePricingRule,
  createPricingRule,
  deletePricingRule,
  listPricingRules,
} from '#contract/pricing/pricing.calls.ts';
import type { NewPricingRuleBody, PricingRuleBody, PricingRuleView } from '#contract/pricing/pricing.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { showToast } from '#web/ui/toast-store.ts';

const RULES = keyOf(listPricingRules);
const TOGGLES = ['toggle-pricing-rule'] as const;

export function usePricingRules() {
  return useQuery(readOptions(listPricingRules));
}

type Saved = { id: string | undefined; body: NewPricingRuleBody };

/** Without an id the rule is a new one. */
export function useSaveRule() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id, body }: Saved) =>
      id === undefined ? callApi(createPricingRule, { body }) : saveRule(id, body),
    onSuccess: (_, { id, body }) => {
      showToast({ tone: 'ok', title: id === undefined ? 'Règle créée' : 'Règle modifiée', text: body.name });
    },
    onError: (error) => reportFailure(error, 'Impossible de sauvegarder la règle de tarification.'),
    onSettled: () => refreshAfter(queries, changePricingRule),
  });
}

export function useDeleteRule() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id }: PricingRuleView) => callApi(deletePricingRule, { id }),
    onSuccess: (_, { name }) => showToast({ tone: 'ok', title: 'Règle supprimée', text: name }),
    onError: (error) => reportFailure(error, 'Impossible de supprimer la règle de tarification.'),
    onSettled: () => refreshAfter(queries, deletePricingRule),
  });
}

/** Optimistic, rolled back when the server refuses; repeated presses are sent one after the other. */
export function useToggleRule() {
  const queries = useQueryClient();

  return useMutation({
    mutationKey: TOGGLES,
    scope: { id: 'toggle-pricing-rule' },
    mutationFn: ({ id, isActive }: PricingRuleView) => saveRule(id, { isActive: !isActive }),
    onMutate: async (rule) => {
      await queries.cancelQueries({ queryKey: RULES });
      showRule(queries, { ...rule, isActive: !rule.isActive });
    },
    onError: (error, rule) => {
      showRule(queries, rule);
      reportFailure(error, "Impossible de modifier l'état de la règle.");
    },
    onSettled: async () => {
      const isLast = queries.isMutating({ mutationKey: TOGGLES }) === 1;
      if (isLast) await refreshAfter(queries, changePricingRule);
    },
  });
}

function saveRule(id: string, body: PricingRuleBody): Promise<PricingRuleView> {
  return callApi(changePricingRule, { id, body });
}

function showRule(queries: QueryClient, shown: PricingRuleView) {
  queries.setQueryData<PricingRuleView[]>(RULES, (rules) =>
    rules?.map((rule) => (rule.id === shown.id ? shown : rule)),
  );
}
