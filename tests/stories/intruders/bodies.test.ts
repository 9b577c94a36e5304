import { expect, test } from 'vitest';
import { type Call, pathParam } from '#contract/call.ts';
import { openPaypalOrder, payRide } from '#contract/money/payments.calls.ts';
import { subscribeToPush } from '#contract/notifications/push.calls.ts';
import { saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { bookRide, editRide } from '#contract/rides/booking.calls.ts';
import { requestChange } from '#contract/rides/change-requests.calls.ts';
import { moveRide } from '#contract/rides/rides.calls.ts';
import { openWorld, type World } from '#tests/support/world.ts';

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
};
type Described = { requestBody?: { content: Record<string, { schema?: Schema }> } };
type Route = { method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'; path: string; name: string; body: Schema };

/** Sent by the forms of the specification and never read. A field that may hold anything has a line here, or fails. */
const ignored: [Call, ...fields: string[]][] = [
  [bookRide, 'estimatedPrice', 'distance', 'duration'],
  [editRide, 'estimatedPrice', 'distance', 'duration'],
  [requestChange, 'estimatedPrice', 'distance', 'duration'],
  [moveRide, 'driverId', 'startTime', 'endTime'],
  [payRide, 'paymentId', 'paidAt'],
  [openPaypalOrder, 'amount', 'currency', 'intent'],
  [saveDriverProfile, 'firstName', 'lastName'],
  [subscribeToPush, 'expirationTime'],
];

test('every body of the document names its fields and takes no other', async () => {
  const routes = await routesWithBody(await openWorld());

  const open = routes.filter(({ body }) => objectsIn(body).some(isOpen)).map(({ name }) => name);

  expect(routes.length).toBeGreaterThan(15);
  expect(open).toEqual([]);
});

test('only what the specification sends in vain may be anything', async () => {
  const routes = await routesWithBody(await openWorld());

  const free = routes.flatMap(({ name, body }) =>
    fieldsOf(body).flatMap(([field, schema]) => (typesOf(schema).length === 0 ? [`${name} ${field}`] : [])),
  );

  const expected = ignored.flatMap(([call, ...fields]) => fields.map((field) => `${nameOf(call)} ${field}`));
  expect(free.toSorted()).toEqual(expected.toSorted());
});

test('no value of a tempting type is taken for the right one, on any route', async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const send = await senderOf(world);
  const taken: string[] = [];

  for (const route of await routesWithBody(world)) {
    for (const [field, schema] of fieldsOf(route.body)) {
      const types = typesOf(schema);
      if (types.length === 0) continue;
      const { statusCode, fields } = await send(route, { [field]: temptingValue(types) });
      if (statusCode !== 400 || !fields.some((name) => name === field || name.startsWith(`${field}.`)))
        taken.push(`${route.name} ${field}`);
    }
  }

  expect(taken).toEqual([]);
});

test('an unknown field is refused on every route', async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const send = await senderOf(world);

  for (const route of await routesWithBody(world)) {
    const { statusCode, code } = await send(route, { isAdmin: true });

    const isAlone = (route.body.required ?? []).length === 0;
    expect(statusCode, route.name).toBe(400);
    expect(code, route.name).toBe(isAlone ? 'unknown_field' : 'invalid_request');
  }
});

/** As the document writes it. */
function nameOf({ method, path }: Call): string {
  return `${method} ${path.replace(pathParam, '{$1}')}`;
}

async function routesWithBody({ visitor }: World): Promise<Route[]> {
  const document = (await visitor().loads(`${API_DOCS_PATH}/json`)).json();
  const paths: [string, Record<string, Described>][] = Object.entries(document.paths);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([verb, { requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema;
      const method = verb.toUpperCase() as Route['method'];
      return body?.properties ? [{ method, path, name: `${method} ${path}`, body }] : [];
    }),
  );
}

/** Sends as the role that may call the route. */
async function senderOf(world: World) {
  const people = [await world.client('Amélie'), await world.driver('Chloé'), await world.admin('Inès')];

  return async ({ method, path }: Route, payload: object) => {
    for (const { cookies } of people) {
      const url = path.replace(/\{\w+\}/gu, '019e0000-0000-7000-8000-000000000000');
      const answer = await world.app.inject({ method, url, payload, cookies: Object.fromEntries(cookies) });
      const { code, fields = {} } = answer.json<{ code?: string; fields?: object }>();
      if (answer.statusCode !== 403)
        return { statusCode: answer.statusCode, code, fields: Object.keys(fields) };
    }
    throw new Error(`nobody may call ${method} ${path}`);
  };
}

function objectsIn(schema: Schema): Schema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])].flatMap(objectsIn);
  return schema.properties ? [schema, ...inside] : inside;
}

function isOpen({ additionalProperties }: Schema): boolean {
  return additionalProperties !== false;
}

function fieldsOf({ properties = {} }: Schema): [string, Schema][] {
  return Object.entries(properties);
}

/** None: the field may hold anything. */
function typesOf({ type = [], anyOf = [] }: Schema): string[] {
  return [...[type].flat(), ...anyOf.flatMap(typesOf)];
}

/** What a lenient server would turn into the right type. */
function temptingValue(types: string[]): unknown {
  if (!types.includes('string')) return types.includes('object') ? 'texte' : 'true';
  return types.includes('number') ? true : 42;
}
