import { circles, levels, points, posts, range, truss } from "./draw.ts";
import type { SectorDrawing } from "./sector-drawing.ts";

/**
 * A hotel from its kitchen to its roof pool, and the way from the drive through the lobby to a
 * room, the pool and a villa.
 */
export const hospitalityTravel: SectorDrawing = {
	layers: `
		soil M-400 352H128V424H600V352H690V376H836V352H990L1090 436H1680V560H-400Z
		water M694 357H832V372H694ZM1000 366H1680V436H1090L1007 366Z
		water M270 80H350V90H270Z
		detail M-400 500Q-100 512 200 490T720 500 1300 492 1680 500M-400 536Q0 522 500 538T1680 530
		${tower()}
		${podium()}
		${kitchens()}
		${drive()}
		${resort()}
		${lagoon()}
		flow M84 347H361V146H390M361 347H1188
	`,
	markers: points(
		"92,266 152,296 212,122 312,378 466,386 508,290 706,284 1040,284",
	),
	people: points(
		"140,352 176,352 258,170 278,424 500,424 524,352 682,352 1046,352",
	),
};

/** Rooms with balconies on both sides of the elevator; a bar and pool on the roof. */
function tower(): string {
	const floors = range(90, 20, 9);
	return `
		front M250 262V90H472V262Z
		cut ${floors.map((y) => `M238 ${y}H484`).join("")}
		body M250 90V262M472 90V262M268 110${"v-9m0 4h14v5m-14 20".repeat(8)}M454 110${"v-9m0 4h-14v5m14 20".repeat(8)}
		detail M250 104${"h-12v6m12 14".repeat(8)}M472 104${"h12v6m-12 14".repeat(8)}${posts(90, 250, [302, 420])}
		front M350 352V70H372V352Z
		detail ${levels(350, 372, range(110, 20, 8))}
		cut M238 90V80H270V90H350V80M372 78H484V90
		body M380 78V54H470V78M374 54H476L466 46H384ZM270 80H350
		detail M380 60H470M402 54V78M425 54V78M448 54V78M376 78M484 78v-6h-14M238 80v-6h32
		body M284 78 296 72M330 80V62M318 66Q330 56 342 66Z
	`;
}

/** Lobby, restaurant, ballroom. */
function podium(): string {
	const chandelier = (x: number, y: number) =>
		`M${x} ${y}v10m-12 0h24l-4 7h-16Zm4 7v3m8-3v5m8-5v3`;
	return `
		front M128 352V262H350V352ZM372 352V262H600V352Z
		cut M-400 352H128M600 352H690M128 352V262H600V352M250 292H350M372 292H484M484 262V352
		body ${chandelier(190, 262)}${chandelier(542, 262)}M200 352V342H232V352M196 342H236${[269, 309, 403, 443].map((x) => `M${x - 6} 284h12m-6 0v8`).join("")}${[508, 542, 576].map((x) => `M${x - 9} 342h18m-9 0v10`).join("")}M392 344H430V352M392 344V352M440 346H462V352
		detail ${posts(262, 352, [150, 244])}${[269, 309, 403, 443].map((x) => `M${x - 10} 292v-11m0 6h4m16 5v-11m0 6h-4`).join("")}M380 320H476M128 270H350M484 270H600
	`;
}

/** Ranges under their hoods, laundry, tanks. */
function kitchens(): string {
	return `
		cut M128 352V424H600V352M128 358H350M372 358H600
		front M350 424V352H372V424Z
		body M190 424V412H268V424M198 376H260L252 366H206ZM286 424V414H336V424M400 424V400H424V424M430 424V400H454V424M520 424V388Q534 380 548 388V424M556 424V388Q570 380 584 388V424M140 424V384H172V424
		detail M229 366V358M202 412v-5h14v5M238 412v-5h14v5M294 414v-6h10v6M156 384V424M480 424V358M520 400H548M556 400H584M534 384V366H470M570 384V366H534${circles(412, 8, [412, 442])}
	`;
}

/** The drive with its canopy, a coach, palms. */
function drive(): string {
	return `
		body ${palm(16, 352, 88)}
		frontCut M44 300 128 292V302L44 306Z
		body M54 305V352
		front M60 348V326Q60 322 64 322H116Q120 322 121 328L122 348Z
		front ${circles(348, 4, [72, 108])}
		detail M64 326H112V336H64ZM76 326V336M88 326V336M100 326V336M116 326V346H121M62 342h44
	`;
}

/** Pool terrace, palms, and a pavilion with its wind tower. */
function resort(): string {
	return `
		body ${palm(664, 352, 96)}${palm(862, 352, 84)}
		cut M690 352V376H836V352M832 357V352M836 352H990L1090 436H1680
		body M694 357H832M716 352V320M694 328Q716 306 738 328ZM790 352V320M768 328Q790 306 812 328ZM728 352 732 346H746L754 339M754 352 758 346
		detail M716 314V328M790 314V328M700 364h24m20 4h30m16-5h30M804 352v-6h14l8-7
		front M880 352V292H968V352ZM900 292V196H944V292Z
		cut M872 292H976M894 196H950M880 352V292M968 352V292
		body M908 246V208H918V246ZM926 246V208H936V246ZM890 352V318Q902 300 914 318V352M934 352V318Q946 300 958 318V352M898 344H906M902 344V352M942 344H950M946 344V352
		detail M900 252H944M900 262H944M880 298H968M913 212V244M931 212V244
	`;
}

/** Villas above the water at the end of the jetty, and a dhow. */
function lagoon(): string {
	const villas = [1078, 1182];
	return `
		body M1000 366H1680M1092 138 1162 118Q1174 116 1178 120 1176 126 1166 129L1096 146 1084 130 1090 128ZM1128 133 1112 154 1120 152 1146 129M1134 126 1126 112 1131 111 1146 122
		cut M980 352H1262
		body ${posts(352, 420, [1080, 1120, 1160, 1200, 1240])}M1020 352V384M1050 352V404
		front ${villas.map((x) => `M${x} 352V318H${x + 66}V352ZM${x - 10} 318L${x + 24} 272H${x + 42}L${x + 76} 318Z`).join("")}
		body ${villas.map((x) => `M${x + 28} 272V264H${x + 38}V272M${x + 10} 352V326H${x + 24}V352M${x + 34} 346H${x + 56}M${x + 34} 350V340`).join("")}
		detail ${villas.map((x) => `M${x + 20} 318L${x + 28} 274M${x + 46} 318L${x + 38} 274M${x + 2} 306H${x + 64}M${x + 12} 292H${x + 54}M${x + 17} 326V352`).join("")}${truss(984, 352, [9, -7], 5)}M984 345H1076M1110 384h50m60 10h44m-110 16h50m-30-36h30
	`;
}

function palm(x: number, foot: number, height: number): string {
	return `M${x} ${foot}q4-${height / 2} 0-${height}q-8-10-24-2m24 2q8-10 24-2m-24 2q-10-2-18 12m18-12q10-2 18 12m-18-12q-6-14-16-16m16 16q6-14 16-16`;
}
