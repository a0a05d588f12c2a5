/**
 * The firm's logo in a box of 48 by 48: an eight-pointed star of two squares, a bay cut through it,
 * and a small star above the water. The icons are generated from it, too.
 */
export const brandMarkPaths = {
	star: "M24 1 30.74 7.74H40.26V17.26L47 24 40.26 30.74V40.26H30.74L24 47 17.26 40.26H7.74V30.74L1 24 7.74 17.26V7.74H17.26Z",
	bay: "M3.4 31C11.5 22.6 17.4 23.2 24 29S36.4 35 45 26.6",
	small:
		"M24 10 25.76 11.76H28.24V14.24L30 16 28.24 17.76V20.24H25.76L24 22 22.24 20.24H19.76V17.76L18 16 19.76 14.24V11.76H22.24Z",
} as const;
