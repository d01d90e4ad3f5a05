/** Whether PostgreSQL refused a row because one like it is there already (unique_violation). */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
