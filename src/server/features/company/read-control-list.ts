import { type ControlItem, controlList } from '#domain/company/control-list.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { findDriverProfile, presentDriverProfile } from '#server/features/driver-profiles/index.ts';

/** What a roadside check of this driver would find missing or run out. */
export async function readControlList(deps: Deps, driver: UserRow): Promise<ControlItem[]> {
  const { company, stored } = await deps.settings.current();
  const profile = await findDriverProfile(deps.db, driver.id);
  return controlList({
    company,
    contact: {
      address: stored.companyAddress ?? '',
      phone: stored.contactPhone ?? '',
      email: stored.contactEmail ?? '',
    },
    papers: presentDriverProfile(driver, profile),
    today: parisTime(deps.clock()).day,
  });
}
