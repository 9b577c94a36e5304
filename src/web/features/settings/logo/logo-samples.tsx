import Car from 'lucide-react/icons/car';
import './logo.css';

const sizes = [
  { name: 'Application', size: 72 },
  { name: 'En-tête', size: 36 },
  { name: 'Onglet', size: 18 },
] as const;

export function LogoSamples({ logoUrl }: { logoUrl: string }) {
  return (
    <div className="logo-samples">
      {sizes.map(({ name, size }) => (
        <figure key={name}>
          {logoUrl ? <img src={logoUrl} alt="" width={size} height={size} /> : <CarSample size={size} />}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function CarSample({ size }: { size: number }) {
  return (
    <span className="logo-car" style={{ width: size, height: size }}>
      <Car size={size * 0.6} aria-hidden="true" />
    </span>
  );
}
