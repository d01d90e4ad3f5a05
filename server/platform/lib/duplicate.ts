/** Whether PostgreSQL refused a duplicate row (unique_violation). */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
