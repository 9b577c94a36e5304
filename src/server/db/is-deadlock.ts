/** Whether PostgreSQL ended a transaction because of a deadlock: nothing of it was written. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
