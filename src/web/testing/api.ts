import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { DriverProfileView } from '#contract/driver-profile.ts';

const noRides = { pending: 0, accepted: 0, in_progress: 0, completed: 0, cancelled: 0, rejected: 0 };

const blankProfile: DriverProfileView = {
  firstName: 'Chloé',
  lastName: 'Martin',
  licenseNumber: '',
  vehicleMake: '',
  vehicleModel: '',
  vehiclePlate: '',
  phoneNumber: '',
  bio: '',
  experience: '',
  specialties: '',
  isActive: true,
};

/** The server that the screens of a test talk to. Until a test says otherwise nobody has a ride. */
export const api = setupServer(
  http.get('/api/rides/counts', () => HttpResponse.json(noRides)),
  http.get('/api/rides', () => HttpResponse.json([])),
  http.get('/api/rides/:list', () => HttpResponse.json([])),
  http.get('/api/rides/:id/road', () => HttpResponse.json({ path: [] })),
  http.get('/api/driver-profile', () => HttpResponse.json(blankProfile)),
  http.get('/api/chat/unread', () => HttpResponse.json({ general: 0, rides: {}, total: 0 })),
  http.get('/api/public/availability', () => HttpResponse.json({ answering: true })),
);

type Method = 'get' | 'post' | 'patch' | 'delete';

/** Answers every call of a path, and collects the bodies that were sent to it. */
export function answer(method: Method, path: string, body: JsonBodyType, status = 200): unknown[] {
  const received: unknown[] = [];
  api.use(
    http[method](path, async ({ request }) => {
      received.push(await request.json().catch(() => undefined));
      await delay(20);
      return HttpResponse.json(body, { status });
    }),
  );
  return received;
}

export function refuse(method: Method, path: string, status: number, refusal: JsonBodyType): unknown[] {
  return answer(method, path, refusal, status);
}
