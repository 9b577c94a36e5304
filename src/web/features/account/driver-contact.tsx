import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { phoneLink, phoneText } from '#web/text/phones.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** How to reach the driver. */
export function DriverContact() {
  const { contactEmail, contactPhone } = usePublicSettings();

  return (
    <div className="row">
      {contactPhone && (
        <a className={buttonClass({ size: 'small' })} href={phoneLink(contactPhone)}>
          <Phone aria-hidden="true" />
          {phoneText(contactPhone)}
        </a>
      )}
      {contactEmail && (
        <a className={buttonClass({ size: 'small' })} href={`mailto:${contactEmail}`}>
          <Mail aria-hidden="true" />
          {contactEmail}
        </a>
      )}
    </div>
  );
}
