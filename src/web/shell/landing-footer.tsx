import { usePublicSettings } from '#web/api/public-settings.ts';
import { phoneLink, phoneText } from '#web/text/phones.ts';

export function LandingFooter() {
  const { appName, companyAddress, contactEmail, contactPhone } = usePublicSettings();

  return (
    <footer className="landing-footer">
      <p className="landing-company">{[appName, companyAddress].filter(Boolean).join(' · ')}</p>
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {contactPhone && (
        <a className="figures" href={phoneLink(contactPhone)}>
          {phoneText(contactPhone)}
        </a>
      )}
    </footer>
  );
}
