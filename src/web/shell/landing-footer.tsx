import { legalPages } from '#domain/legal/legal-pages.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { phoneLink, phoneText } from '#web/text/phones.ts';

export function LandingFooter() {
  const { appName, companyAddress, contactEmail, contactPhone } = usePublicSettings();

  return (
    <footer className="landing-footer">
      <p className="landing-company">{[appName, companyAddress].filter(Boolean).join(' · ')}</p>
      {Object.values(legalPages).map(({ path, short }) => (
        <a key={path} href={path}>
          {short}
        </a>
      ))}
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {contactPhone && (
        <a className="figures" href={phoneLink(contactPhone)}>
          {phoneText(contactPhone)}
        </a>
      )}
    </footer>
  );
}
