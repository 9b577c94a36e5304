import Car from 'lucide-react/icons/car';
import './brand-mark.css';

/** The name of the application with its logo; a car while there is none. */
export function BrandMark({ name, logoUrl }: { name: string; logoUrl: string }) {
  return (
    <>
      {logoUrl ? <img className="brand-logo" src={logoUrl} alt="" height={36} /> : <CarSign />}
      <span className="brand-name">{name}</span>
    </>
  );
}

function CarSign() {
  return (
    <span className="brand-sign">
      <Car aria-hidden="true" />
    </span>
  );
}
