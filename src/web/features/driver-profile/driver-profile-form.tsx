import { useState } from 'react';
import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import { MOST_REPLIES } from '#domain/chat/ready-replies.ts';
import { useFieldOfAddress } from '#web/forms/use-field-of-address.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useLeaveWarning } from '#web/forms/use-leave-warning.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveOrCancel } from '#web/ui/save-or-cancel.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { reportProfileFailure, useSaveDriverProfile } from './driver-profile-api.ts';
import { PaperFields } from './paper-fields.tsx';
import { bodyOf, problemsIn, valuesOf } from './profile-values.ts';

type Props = { profile: DriverProfileView; onDone: () => void };

export function DriverProfileForm({ profile, onDone }: Props) {
  const save = useSaveDriverProfile();
  const [atOpening] = useState(() => valuesOf(profile));
  useFieldOfAddress(true);
  const { form, field, values, change, changes, pending } = useForm({
    initial: atOpening,
    check: problemsIn,
    submit: async (typed) => {
      await save(bodyOf(typed, atOpening)).catch((error: unknown) => {
        reportProfileFailure(error);
        throw error;
      });
      showToast({ tone: 'ok', title: 'Profil mis à jour' });
      onDone();
    },
    fallback: '',
  });
  useLeaveWarning(Object.keys(changes).length > 0);

  return (
    <Card title="Informations professionnelles">
      <form {...form} className="stack">
        <Switch
          label="Recevoir les nouvelles demandes"
          hint="Inactif, vous n’êtes plus averti et les clients savent que la réponse peut tarder."
          checked={values.isActive === 'true'}
          onChange={(checked) => change('isActive', String(checked))}
        />
        <div className="field-pair">
          <TextField {...field('vehicleMake')} label="Marque du véhicule" maxLength={60} optional />
          <TextField {...field('vehicleModel')} label="Modèle du véhicule" maxLength={60} optional />
        </div>
        <div className="field-pair">
          <TextField
            {...field('vehiclePlate')}
            label="Plaque d’immatriculation"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            optional
          />
          <TextField {...field('licenseNumber')} label="Numéro de licence" maxLength={60} optional />
        </div>
        <PaperFields field={field} />
        <TextField
          {...field('phoneNumber')}
          label="Téléphone professionnel"
          hint="Le client l’appelle une fois la course acceptée."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          optional
        />
        <TextField {...field('experience')} label="Expérience" maxLength={300} optional />
        <TextField {...field('specialties')} label="Spécialités" maxLength={300} optional />
        <TextAreaField {...field('bio')} label="Présentation" rows={4} maxLength={1000} optional />
        <TextAreaField
          {...field('readyReplies')}
          label="Réponses toutes prêtes"
          hint={`Une par ligne, ${MOST_REPLIES} au plus. Sur votre téléphone, un appui les envoie au client.`}
          rows={4}
          optional
        />
        <SaveOrCancel pending={pending} onCancel={onDone} />
      </form>
    </Card>
  );
}
