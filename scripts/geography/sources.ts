import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A commune of the package, current or merged into another (`chefLieu`). */
export type Commune = {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
};

export type Middle = { lat: number; lng: number };

export type Topology = {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, { geometries: Shape[] }>;
};
export type Shape =
  | { type: 'Polygon'; arcs: number[][]; properties: { code: string; nom: string } }
  | { type: 'MultiPolygon'; arcs: number[][][]; properties: { code: string; nom: string } };

export type Sources = {
  communes: Commune[];
  /** By INSEE code. */
  middles: Map<string, Middle>;
  departements: Topology;
  communeOutlines: Topology;
};

export function readSources(folder: string, packageFolder: string): Sources {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    communes: JSON.parse(readFileSync(join(packageFolder, 'data/communes.json'), 'utf8')),
    middles: middlesFrom(read('communes.csv')),
    departements: JSON.parse(read('departements.topojson')),
    communeOutlines: JSON.parse(read('idf-communes.topojson')),
  };
}

function middlesFrom(csv: string): Map<string, Middle> {
  const lines = csv.trim().split(/\r?\n/u).slice(1);
  return new Map(
    lines.map((line) => {
      const [code = '', , lat, lng] = line.split(',');
      return [code, { lat: Number(lat), lng: Number(lng) }];
    }),
  );
}
