import Fastify from 'fastify';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';

/** The limit of the framework: one route that answers a constant. */
const body = process.env.BODY ?? '';
const app = Fastify();
app.get(getPublicSettings.path, (_request, reply) => {
  void reply.type('application/json; charset=utf-8').send(body);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
