/** Amounts are counted in hundredths, with a fraction where a currency has smaller parts: 1.255 KWD are 125.5. */
export const hundredthsOf = (amount: string | number): number => Math.round(Number(amount) * 10_000) / 100;
/** The API's decimal string again; whoever says it rounds to what its currency has. */
export const fromHundredths = (hundredths: number): string => (hundredths / 100).toFixed(4);
