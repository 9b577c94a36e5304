/** Small among the other tests, full in `npm run faults`. */
export const sizes = {
  rounds: from('FAULT_ROUNDS', 2),
  writers: from('FAULT_WRITERS', 4),
  rides: from('FAULT_RIDES', 15),
  invoices: from('FAULT_INVOICES', 60),
};

/** The factor on time limits: 1 in `npm run faults`, more on a machine that also does other work. */
export const patience = from('FAULT_PATIENCE', 6);

function from(name: string, usual: number): number {
  return Number(process.env[name] ?? usual);
}
