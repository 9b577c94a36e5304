import './slow-answers.css';
import { useQuery } from '@tanstack/react-query';
import { getAvailability } from '#contract/people/driver-profile.calls.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Notice } from '#web/ui/notice.tsx';

const ONE_MINUTE = 60_000;

/** Shown while no driver is active; not while that is unknown. */
export function SlowAnswers() {
  const { data } = useQuery({
    ...readOptions(getAvailability),
    ...usePreloaded(getAvailability),
    staleTime: ONE_MINUTE,
    refetchInterval: ONE_MINUTE,
  });

  if (data?.answering !== false) return null;
  return (
    <div className="slow-answers">
      <Notice>
        Aucun chauffeur n’est en service pour le moment&nbsp;: la réponse peut prendre plus de temps. Votre
        demande reste enregistrée.
      </Notice>
    </div>
  );
}
