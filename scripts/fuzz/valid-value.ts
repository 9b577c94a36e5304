import fc from 'fast-check';
import type { Schema } from './operations.ts';
import type { Random } from './random.ts';

/** Values that mean something on this platform, by the name of their field. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** A value that is valid by its schema. */
export function validValue(schema: Schema, name: string, known: KnownValues, random: Random): unknown {
  const meaningful = known[name];
  return meaningful && random.chance(0.9) ? random.pick(meaningful) : fromSchema(schema, name, known, random);
}

function fromSchema(schema: Schema, name: string, known: KnownValues, random: Random): unknown {
  if (schema.enum) return random.pick(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return fromSchema(random.pick(schema.anyOf), name, known, random);

  switch (String(Array.isArray(schema.type) ? random.pick(schema.type) : schema.type)) {
    case 'object':
      return validObject(schema, known, random);
    case 'array':
      return Array.from({ length: random.pick([0, 1, 2, 2, 3]) }, () =>
        validValue(schema.items ?? {}, name, known, random),
      );
    case 'string':
      return validText(schema, random);
    case 'integer':
    case 'number':
      return validNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(['12.50', 12.5, null, 'n’importe quoi']);
  }
}

/** Optional by the document: hardly any trip does without. */
const usual = new Set(['destinationAddress']);
/** Each fits only with something else that is drawn apart from it. */
const seldom = new Set(['hours', 'quoteId', 'additions', 'stops', 'agreedPrice']);

function validObject({ properties = {}, required = [] }: Schema, known: KnownValues, random: Random) {
  const fullness = random.pick([0, 0, 0.2, 0.6, 1]);
  const chosen = Object.entries(properties).filter(
    ([name]) =>
      required.includes(name) || usual.has(name) || random.chance(seldom.has(name) ? 0.05 : fullness),
  );
  return Object.fromEntries(chosen.map(([name, schema]) => [name, validValue(schema, name, known, random)]));
}

function validNumber({ type, minimum = 0, maximum = 1_000 }: Schema, random: Random): number {
  const edges = [minimum, maximum, Math.min(Math.max(1, minimum), maximum)];
  const between = minimum + random.below(maximum - minimum + 1);
  if (random.chance(0.3)) return random.pick(edges);
  return type === 'number' ? between + 0.25 : between;
}

function validText({ pattern, minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  if (pattern) return random.pick(textsMatching(pattern));
  const words = random.pick(['Gare de Lyon', 'Devant l’entrée', 'Bonjour ! 👋', 'x', 'Ÿnès d’Aÿ']);
  return random.chance(0.05) ? 'x'.repeat(maxLength) : words.slice(0, maxLength).padEnd(minLength, 'x');
}

const matching = new Map<string, string[]>();

/** Drawn once for each pattern, always the same. */
function textsMatching(pattern: string): string[] {
  const kept = matching.get(pattern);
  if (kept) return kept;
  const drawn = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 20 });
  matching.set(pattern, drawn);
  return drawn;
}
