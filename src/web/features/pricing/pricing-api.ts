import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewPricingRuleBody, PricingRuleBody, PricingRuleView } from '#contract/pricing.ts';
import { callApi } from '#web/api/call-api.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

const RULES = ['/api/pricing-rules'] as const;
const TOGGLES = ['toggle-pricing-rule'] as const;

export function usePricingRules() {
  return useQuery<PricingRuleView[]>({ queryKey: RULES });
}

type Saved = { id: string | undefined; body: NewPricingRuleBody };

/** Without an id the rule is a new one. */
export function useSaveRule() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id, body }: Saved) =>
      id === undefined
        ? callApi<PricingRuleView>('/api/pricing-rules', { method: 'POST', body })
        : patchRule(id, body),
    onSuccess: (_, { id, body }) => {
      showToast({ tone: 'ok', title: id === undefined ? 'Règle créée' : 'Règle modifiée', text: body.name });
    },
    onError: (error) => tellFailure(error, 'Impossible de sauvegarder la règle de tarification.'),
    onSettled: () => queries.invalidateQueries({ queryKey: RULES }),
  });
}

export function useDeleteRule() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: ({ id }: PricingRuleView) => callApi(`/api/pricing-rules/${id}`, { method: 'DELETE' }),
    onSuccess: (_, { name }) => showToast({ tone: 'ok', title: 'Règle supprimée', text: name }),
    onError: (error) => tellFailure(error, 'Impossible de supprimer la règle de tarification.'),
    onSettled: () => queries.invalidateQueries({ queryKey: RULES }),
  });
}

/** Shown at once and taken back when the server refuses; presses in a row are sent one after the other. */
export function useToggleRule() {
  const queries = useQueryClient();

  return useMutation({
    mutationKey: TOGGLES,
    scope: { id: 'toggle-pricing-rule' },
    mutationFn: ({ id, isActive }: PricingRuleView) => patchRule(id, { isActive: !isActive }),
    onMutate: async (rule) => {
      await queries.cancelQueries({ queryKey: RULES });
      showRule(queries, { ...rule, isActive: !rule.isActive });
    },
    onError: (error, rule) => {
      showRule(queries, rule);
      tellFailure(error, "Impossible de modifier l'état de la règle.");
    },
    onSettled: async () => {
      const isLast = queries.isMutating({ mutationKey: TOGGLES }) === 1;
      if (isLast) await queries.invalidateQueries({ queryKey: RULES });
    },
  });
}

function patchRule(id: string, body: PricingRuleBody): Promise<PricingRuleView> {
  return callApi(`/api/pricing-rules/${id}`, { method: 'PATCH', body });
}

function showRule(queries: QueryClient, shown: PricingRuleView) {
  queries.setQueryData<PricingRuleView[]>(RULES, (rules) =>
    rules?.map((rule) => (rule.id === shown.id ? shown : rule)),
  );
}

function tellFailure(error: unknown, fallback: string) {
  showToast({ tone: 'bad', title: 'Erreur', text: sentenceFor(error, fallback) });
}
