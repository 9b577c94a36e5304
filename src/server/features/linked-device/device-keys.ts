import type { Deps } from '#server/deps.ts';
import type { DeviceKeys } from '#server/ports/whatsapp-socket.ts';

/** The keys of the link, in the database, readable with SECRET_KEY only. */
export function deviceKeys({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): DeviceKeys {
  const labelOf = (name: string) => `device:${name}`;

  return {
    async read(names) {
      if (names.length === 0) return new Map();
      const rows = await db.selectFrom('linked_device_keys').selectAll().where('name', 'in', names).execute();
      return new Map(rows.map(({ name, value }) => [name, secrets.open(value, labelOf(name))]));
    },

    async write(changes) {
      const erased = [...changes].filter(([, text]) => text === null).map(([name]) => name);
      const rows = [...changes].flatMap(([name, text]) =>
        text === null ? [] : [{ name, value: secrets.seal(text, labelOf(name)) }],
      );
      await db.transaction().execute(async (trx) => {
        if (erased.length > 0)
          await trx.deleteFrom('linked_device_keys').where('name', 'in', erased).execute();
        if (rows.length === 0) return;
        await trx
          .insertInto('linked_device_keys')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
          )
          .execute();
      });
    },
  };
}
