/** The factor on time limits: 1 in `npm run faults`, more on a machine that also does other work. */
export const patience = Number(process.env.FAULT_PATIENCE ?? 6);
