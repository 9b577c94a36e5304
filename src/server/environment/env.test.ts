import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  test('needs nothing at all', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      RATE_LIMIT_SCALE: 1,
      PLACES_PROVIDER: 'auto',
      GOOGLE_MAPS_BASE_URL: 'https://maps.googleapis.com',
      GEOPLATEFORME_BASE_URL: 'https://data.geopf.fr',
    });
  });

  test('counts a blank variable as absent', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  test('takes a whole number of connections', () => {
    expect(readEnv({})).toMatchObject({ DATABASE_POOL_SIZE: 20 });
    expect(readEnv({ DATABASE_POOL_SIZE: '40' })).toMatchObject({ DATABASE_POOL_SIZE: 40 });
    for (const DATABASE_POOL_SIZE of ['1', '2.5', '501', 'many']) {
      expect(() => readEnv({ DATABASE_POOL_SIZE })).toThrow('- DATABASE_POOL_SIZE : ');
    }
  });

  test('of a rehearsal reaches nobody, and has the address it is opened at', () => {
    const env = {
      PUBLIC_URL: 'https://vtc.example.fr',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://mail.example.fr',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      WHATSAPP_TOKEN: 'secret',
      BACKUP_DIR: '/var/backups/vtc',
    };
    const paid = { PAYPAL_BASE_URL: 'http://127.0.0.1:9', STRIPE_BASE_URL: 'http://127.0.0.1:9' };

    const rehearsed = readEnv({ ...env, REHEARSAL: 'true' });

    expect(readEnv(env)).toMatchObject(env);
    expect(rehearsed).toMatchObject(paid);
    expect(Object.keys(env).filter((name) => rehearsed[name as keyof typeof rehearsed])).toEqual([]);
  });

  test('lists every mistake at once', () => {
    const read = () =>
      readEnv({
        PORT: 'http',
        DATABASE_URL: 'mysql://x',
        SMTP_URL: 'mail',
        STRIPE_ENABLED: 'yes',
        LOG_LEVEL: 'loud',
        PLACES_PROVIDER: 'bing',
        GEOPLATEFORME_BASE_URL: 'geopf',
        TRUST_PROXY: 'nginx',
        DRIVER_EMAIL: 'chloe',
        ADMIN_EMAIL: 'x;ines@vtc.fr',
      });

    for (const name of [
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'STRIPE_ENABLED',
      'LOG_LEVEL',
      'SECRET_KEY',
      'PLACES_PROVIDER',
      'GEOPLATEFORME_BASE_URL',
      'TRUST_PROXY',
      'DRIVER_EMAIL',
      'ADMIN_EMAIL',
    ]) {
      expect(read).toThrow(new RegExp(`- ${name} : `, 'u'));
    }
  });

  test.each(['true', 'false', '1', '10.0.0.0/8,127.0.0.1', 'loopback, ::1', 'fd00::/8'])(
    'trusts the proxies %s',
    (TRUST_PROXY) => {
      expect(readEnv({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
    },
  );

  test.each(['nginx', '10.0.0.0/33', '10.0.0.1/8/8', '-1', '127.0.0.1,', 'yes'])(
    'does not know the proxies %s',
    (TRUST_PROXY) => {
      expect(() => readEnv({ TRUST_PROXY })).toThrow('- TRUST_PROXY : vaut true');
    },
  );

  test('wants two accounts for two people', () => {
    const email = { DRIVER_EMAIL: 'chloe@vtc.fr', ADMIN_EMAIL: 'Chloe@vtc.fr' };

    expect(() => readEnv(email)).toThrow('- ADMIN_EMAIL : doit différer de DRIVER_EMAIL');
  });

  test.each([
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    'http://127.0.0.1:4000/{z}',
    'http://localhost/{z}',
    'none',
  ])('takes tiles from %s', (TILES_URL) => {
    expect(readEnv({ TILES_URL })).toMatchObject({ TILES_URL });
  });

  test.each(['http://tiles.example/{z}', 'http://127.0.0.1.example/{z}', 'tiles', 'ftp://127.0.0.1/{z}'])(
    'refuses tiles from %s',
    (TILES_URL) => {
      expect(() => readEnv({ TILES_URL })).toThrow('- TILES_URL : doit être une adresse https://');
    },
  );

  test('has the map of the French state by default', () => {
    expect(readEnv({}).TILES_URL).toMatch(/^https:\/\/data\.geopf\.fr\/wmts\?.*PLANIGNV2/u);
  });

  test('asks for a secret key of 32 characters with a database of one’s own', () => {
    const DATABASE_URL = 'postgres://vtc@localhost/vtc';

    expect(() => readEnv({ DATABASE_URL })).toThrow('SECRET_KEY');
    expect(() => readEnv({ DATABASE_URL, SECRET_KEY: 'short' })).toThrow('32');
    expect(readEnv({ DATABASE_URL, SECRET_KEY: 'x'.repeat(32) })).toMatchObject({ DATABASE_URL });
  });

  test.each(['postgres://vtc@one,two/vtc', 'postgres://vtc:pass@one:5432,two:5432/vtc'])(
    'says that several servers need a balancer in front of them: %s',
    (DATABASE_URL) => {
      expect(() => readEnv({ DATABASE_URL })).toThrow('- DATABASE_URL : nomme plusieurs serveurs');
    },
  );
});
