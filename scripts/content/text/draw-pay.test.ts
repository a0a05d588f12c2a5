import { expect, test } from "vitest";
import { drawPay } from "./draw-pay.ts";

const low = { currency: "AED", min: 10_000, max: 14_000 };
const high = { currency: "AED", min: 20_000, max: 30_000 };
const abroad = { currency: "QAR", min: 1000, max: 90_000 };

test("a salary stands among those in its currency, between the least and the most", () => {
	expect(drawPay(high, [high, abroad, low])).toEqual({
		least: "10000",
		most: "30000",
		box: "0 0 320 24",
		axis: "M1 18v6M1 21H319m0-3v6",
		others: "M5 5H67",
		own: "M160 15H315M156 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0M311 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
	});
});

test("a salary that is not in the list yet is drawn, too", () => {
	expect(drawPay(low, [high])?.box).toBe("0 0 320 24");
});

test("a salary that nothing can be compared with is not drawn", () => {
	expect(drawPay(abroad, [low, high, abroad])).toBeUndefined();
});
