import { useMutation } from '@tanstack/react-query';
import { testPaymentConnection } from '#contract/money/payments.calls.ts';
import { callApi } from '#web/api/call-api.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const UNREACHABLE = 'Impossible de joindre le service de test';

/** Tests the stored keys of the chosen provider: what was typed must be saved first. */
export function PaymentConnection({ isChanged }: { isChanged: boolean }) {
  const test = useMutation({ mutationFn: () => callApi(testPaymentConnection) });
  const result = test.isError ? { success: false, message: sentenceFor(test.error, UNREACHABLE) } : test.data;

  return (
    <div className="payment-connection">
      <Button
        busy={test.isPending}
        busyLabel="Test en cours..."
        disabled={isChanged}
        onClick={() => test.mutate()}
      >
        Tester la connexion
      </Button>
      <p className="field-hint">
        {isChanged
          ? 'Sauvegardez vos changements pour les tester.'
          : 'Vérifie les clés enregistrées du prestataire choisi, sans rien débiter.'}
      </p>
      {result && !isChanged && (
        <Notice tone={result.success ? 'ok' : 'bad'}>
          <b>{result.success ? 'Test réussi' : 'Test échoué'}</b>
          <p>{result.message}</p>
        </Notice>
      )}
    </div>
  );
}
