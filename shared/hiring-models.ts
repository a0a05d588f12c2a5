/**
 * Who bears a part of an employment: the client, the firm named in the contract, or what no rule
 * settles.
 */
export type Carrier = "client" | "firm" | "contract";

/** The parts of an employment, in the order in which they are set up. */
export const contractParts = ["employer", "visa", "wages", "quota"] as const;

type ContractPart = (typeof contractParts)[number];

/** A hiring model, drawn as a line from the client's entity to the work. */
export interface HiringModel {
	/** Whether the client needs a legal entity in the country. */
	readonly needsEntity: boolean;
	readonly carriers: Readonly<Record<ContractPart, Carrier>>;
	/** Who directs the work. */
	readonly directs: "client" | "firm";
	/** What the firm is; a licensed agency if absent. */
	readonly firm?: "agency" | "provider";
}

/** The six models, and one for services that change nothing. */
export const hiringModels = {
	recruitment: model("client", "client", "client", "client"),
	temporary: model("firm", "firm", "firm", "contract"),
	outsourcing: {
		...model("firm", "firm", "firm", "contract"),
		directs: "firm",
		firm: "provider",
	},
	employerOfRecord: {
		...model("firm", "firm", "firm", "contract"),
		needsEntity: false,
		firm: "provider",
	},
	peo: model("client", "contract", "contract", "client"),
	rpo: model("client", "client", "client", "client"),
	/** For services that leave every employment as it is, such as advice. */
	unchanged: model("client", "client", "client", "client"),
} as const satisfies Record<string, HiringModel>;

export type HiringModelId = keyof typeof hiringModels;

/** The message key of who bears a part. */
export function bearerOf({ firm = "agency" }: HiringModel, carrier: Carrier) {
	return carrier === "firm" ? firm : carrier;
}

/** The models that the firm offers, in the order of the texts that compare them. */
export const offeredModels = [
	"recruitment",
	"temporary",
	"outsourcing",
] as const satisfies readonly HiringModelId[];

/** What clients ask about besides; the texts that compare them follow those of the offered ones. */
export const otherModels = [
	"employerOfRecord",
	"peo",
	"rpo",
] as const satisfies readonly HiringModelId[];

function model(
	employer: Carrier,
	visa: Carrier,
	wages: Carrier,
	quota: Carrier,
): HiringModel {
	return {
		needsEntity: true,
		carriers: { employer, visa, wages, quota },
		directs: "client",
	};
}
