import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const VERSION = 'v1';

/** Encrypts what must not be readable in a dump. Each purpose has its own key, derived from SECRET_KEY. */
export type SecretBox = {
  /** `label` binds the text to its place: a value copied to another row does not open. */
  seal(text: string, label: string): string;
  open(sealed: string, label: string): string;
  /** An HMAC of the text with this key. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** Identifies a secret key without revealing it. */
  fingerprint: string;
};

export function secretBox(secretKey: string): SecretBox {
  const sealingKey = derive(secretKey, 'settings');
  const signingKey = derive(secretKey, 'signatures');
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url');

  return {
    seal(text, label) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(label));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, iv, cipher.getAuthTag(), body].map(encode).join('.');
    },
    open(sealed, label) {
      const [, iv, tag, body] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!iv || !tag || !body) throw new Error('A sealed value is malformed');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, iv)
        .setAAD(Buffer.from(label))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    sign,
    isSigned(text, signature) {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    fingerprint: createHash('sha256').update(derive(secretKey, 'fingerprint')).digest('hex').slice(0, 32),
  };
}

function derive(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'vtc', purpose, 32));
}

function encode(part: string | Buffer): string {
  return typeof part === 'string' ? part : part.toString('base64url');
}
