import { SUGGESTED_APP_NAME } from '#contract/platform/setting-keys.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { missingContact } from './company/company-values.ts';
import './general-fields.css';
import type { SettingsDraft } from './use-settings-draft.ts';

export function GeneralFields({ draft }: { draft: SettingsDraft }) {
  const { field } = draft;
  const [phone, address] = [field('contactPhone'), field('companyAddress')];
  const missing = missingContact(draft.values);

  return (
    <div className="stack">
      <div>
        <TextField {...field('appName')} label="Nom de l’application" autoComplete="organization" />
        {draft.isNameProposed && <ProposedName onKeep={() => draft.change('appName', SUGGESTED_APP_NAME)} />}
      </div>
      <TextField
        {...field('appDescription')}
        label="Description"
        hint="Sous le nom, dans le titre de la page et les résultats de recherche."
      />
      <div className="field-pair">
        <TextField
          {...field('contactEmail')}
          label="E-mail de contact"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <TextField
          {...phone}
          error={phone.error ?? missing.contactPhone}
          label="Téléphone de contact"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextField
        {...address}
        error={address.error ?? missing.companyAddress}
        label="Adresse de l’entreprise"
      />
      <TextField
        {...field('minimumNotice')}
        label="Délai minimum avant un départ (minutes)"
        hint={'Une demande vous laisse au moins ce temps pour répondre. 0\u00a0: dès maintenant.'}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...field('expiryHours')}
        label="Annuler une demande sans réponse après (heures)"
        hint="Compté à partir de l’heure de départ demandée."
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

function ProposedName({ onKeep }: { onKeep: () => void }) {
  return (
    <p className="proposed-name">
      Nom proposé, non enregistré.
      <button type="button" className="link" onClick={onKeep}>
        Garder ce nom
      </button>
    </p>
  );
}
