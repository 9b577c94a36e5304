/** Small among the other tests, full in `npm run faults`. */
export const sizes = {
  rounds: from('FAULT_ROUNDS', 2),
  writers: from('FAULT_WRITERS', 4),
  rides: from('FAULT_RIDES', 15),
  invoices: from('FAULT_INVOICES', 60),
};

function from(name: string, usual: number): number {
  return Number(process.env[name] ?? usual);
}
