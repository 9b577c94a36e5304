import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import type { SetupView } from '#contract/people/driver-profile.ts';
import { useSetup } from './driver-profile-api.ts';
import './setup-list.css';

type Step = keyof SetupView;
/** The tools that open over the dashboard; other steps are fields of the professional profile. */
export type SetupTool = 'pricing' | 'device' | 'appearance';

const steps: Record<Step, { title: string; text: string; tool?: SetupTool }> = {
  tariff: {
    title: 'Votre tarif',
    text: 'Une règle de prix, que les clients voient avant de réserver.',
    tool: 'pricing',
  },
  vehicle: { title: 'Votre véhicule', text: 'Modèle et plaque, pour que le client vous reconnaisse.' },
  phone: { title: 'Votre téléphone', text: 'Le numéro que vos clients appellent.' },
  alerts: {
    title: 'Vos alertes',
    text: 'Un appareil ou un numéro averti de chaque demande.',
    tool: 'device',
  },
  logo: { title: 'Votre logo', text: 'En tête de toutes les pages.', tool: 'appearance' },
};
const names = Object.keys(steps) as Step[];

/** The first steps of a platform, until all of them are done. */
export function SetupList({ onOpen }: { onOpen: (tool: SetupTool) => void }) {
  const setup = useSetup();

  if (!setup || names.every((name) => setup[name])) return null;
  return (
    <section className="first-steps" aria-labelledby="setup-title">
      <header>
        <h2 className="heading" id="setup-title">
          Pour bien commencer
        </h2>
        <p>
          {names.filter((name) => setup[name]).length} sur {names.length} faits
        </p>
      </header>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <SetupStep name={name} done={setup[name]} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type StepProps = { name: Step; done: boolean; onOpen: (tool: SetupTool) => void };

function SetupStep({ name, done, onOpen }: StepProps) {
  const { title, text, tool } = steps[name];
  const words = (
    <>
      <i aria-hidden="true">{done && <Check />}</i>
      <span>
        <b>{title}</b>
        <small>{done ? 'Fait' : text}</small>
      </span>
    </>
  );

  if (done) return <div className="first-step first-step-done">{words}</div>;
  if (tool)
    return (
      <button type="button" className="first-step" onClick={() => onOpen(tool)}>
        {words}
        <ChevronRight aria-hidden="true" />
      </button>
    );
  return (
    <Link className="first-step" href="/driver-profile">
      {words}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
