import document from './openapi/whatsapp-messages.json' with { type: 'json' };
import type { Reply, SeenRequest } from './provider-server.ts';

export const whatsappDocument = document;

export const whatsappAccount = { token: 'EAABwzLixnjYBO', phoneNumberId: '106540352242922' };

const path = '/{Version}/{Phone-Number-ID}/messages';
const example =
  document.paths[path].post.responses['200'].content['application/json'].examples.template.value;

type Parameter = { text: string };
type Body = { to: string; template: { name: string; components?: { parameters: Parameter[] }[] } };

/** Meta's documented answers to a template message; `vtc_accepted` is approved with five values. */
export function whatsapp(url: URL, { headers, body }: SeenRequest): Reply {
  const { token, phoneNumberId } = whatsappAccount;
  if (headers.authorization !== `Bearer ${token}`) return metaError(401, 190, 'Access token has expired');
  if (url.pathname !== `/v23.0/${phoneNumberId}/messages`) return unknownObject();
  const { to, template } = JSON.parse(body) as Body;
  const values = template.components?.flatMap(({ parameters }) => parameters) ?? [];
  if (to === '+33600000001') return metaError(400, 131026, 'Message undeliverable');
  if (template.name === 'hello_world') return { body: example };
  if (template.name !== 'vtc_accepted') return metaError(404, 132001, 'Template name does not exist');
  if (values.some(({ text }) => isRefused(text))) return metaError(400, 100, 'Invalid parameter');
  if (values.length !== 5) return metaError(400, 132000, 'Number of parameters does not match');
  return { body: example };
}

export function metaError(status: number, code: number, title: string, subcode?: number): Reply {
  const error = {
    message: `(#${code}) ${title}`,
    type: 'OAuthException',
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    error_data: { messaging_product: 'whatsapp', details: title },
    fbtrace_id: 'AbCdEfGhIjKlMnOp',
  };
  return { status, body: { error } };
}

function unknownObject(): Reply {
  return metaError(400, 100, 'Object does not exist or lacks permissions', 33);
}

/** Meta takes no line break, tab or more than four spaces in a row, and nothing empty. */
function isRefused(text: string): boolean {
  return text === '' || /[\n\t]| {5}/u.test(text);
}
