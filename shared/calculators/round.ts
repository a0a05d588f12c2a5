/** Rounds an amount of money to hundredths. */
export function round(amount: number): number {
	return Math.round(amount * 100) / 100;
}
