import document from './openapi/twilio-messages.json' with { type: 'json' };
import type { Reply, SeenRequest } from './provider-server.ts';

export const twilioDocument = document;

export const twilioAccount = {
  accountSid: `AC${'0123456789abcdef'.repeat(2)}`,
  authToken: 'a secret token',
};

const path = '/2010-04-01/Accounts/{AccountSid}/Messages.json';
const example = document.paths[path].post.responses['201'].content['application/json'].examples.create.value;

/** The numbers on which Twilio's own test accounts fail, as its documentation lists them. */
const refusals: Record<string, [status: number, code: number, message: string]> = {
  '+15005550001': [400, 21211, "Invalid 'To' Phone Number"],
  '+15005550002': [400, 21612, "The 'To' phone number is not currently reachable via SMS"],
  '+15005550003': [403, 21408, 'Permission to send an SMS has not been enabled for the region'],
  '+15005550004': [400, 21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [400, 21614, "'To' number is not a valid mobile number"],
};

/** Twilio's documented answers to a message. */
export function twilio(url: URL, { headers, body }: SeenRequest): Reply {
  const { accountSid, authToken } = twilioAccount;
  const login = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  if (headers.authorization !== login) return twilioError(401, 20003, 'Authenticate');
  if (url.pathname !== path.replace('{AccountSid}', accountSid)) {
    return twilioError(404, 20404, 'The requested resource was not found');
  }
  const refusal = refusals[new URLSearchParams(body).get('To') ?? ''];
  return refusal ? twilioError(...refusal) : { status: 201, body: example };
}

export function twilioError(status: number, code: number, message: string): Reply {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return { status, body: { code, message, more_info, status } };
}
