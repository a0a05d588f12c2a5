import { expect, test } from "vitest";
import {
	breakpoints,
	defaultQuality,
	densities,
	imageUrl,
	imageWidths,
} from "./image-sizes.ts";

test("breakpoints, densities, and the default quality have the specified values", () => {
	expect(breakpoints).toEqual({
		xs: 320,
		sm: 640,
		md: 768,
		lg: 1024,
		xl: 1280,
		xxl: 1536,
		"2xl": 1536,
	});
	expect(densities).toEqual([1, 2]);
	expect(defaultQuality).toBe(100);
});

test("images come in each width of breakpoint and density exactly once", () => {
	expect(imageWidths).toEqual([
		320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072,
	]);
});

test.each([
	["/a.png", 640, undefined, "/_image?url=%2Fa.png&w=640&q=100"],
	["/a.png", 320, 75, "/_image?url=%2Fa.png&w=320&q=75"],
	[
		"/a b&w=1#?.png",
		320,
		1,
		"/_image?url=%2Fa%20b%26w%3D1%23%3F.png&w=320&q=1",
	],
	[
		"https://images.example/a.png?x=1",
		3072,
		100,
		"/_image?url=https%3A%2F%2Fimages.example%2Fa.png%3Fx%3D1&w=3072&q=100",
	],
	["/图.png", 320, 100, "/_image?url=%2F%E5%9B%BE.png&w=320&q=100"],
])(
	"the image %s at width %i and quality %s has the URL %s",
	(source, width, quality, expected) => {
		expect(imageUrl(source, width, quality)).toBe(expected);
	},
);
