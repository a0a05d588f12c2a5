import {
	type IncomingMessage,
	type OutgoingHttpHeader,
	type OutgoingHttpHeaders,
	ServerResponse,
} from "node:http";
import { expect, test } from "vitest";
import { checkFastAnswers } from "./check-fast-answers.ts";

type Headers = OutgoingHttpHeader[] | OutgoingHttpHeaders;

/** A changed Node's response class, in which setting the field has no effect. */
class Renamed extends ServerResponse {
	#isNodes = false;

	constructor(req: IncomingMessage, name: "_header" | "_headerSent") {
		super(req);
		let value: unknown = Reflect.get(this, name);
		Object.defineProperty(this, name, {
			get: () => value,
			set: (next: unknown) => {
				if (this.#isNodes) value = next;
			},
		});
	}

	override writeHead(
		status: number,
		first?: string | Headers,
		second?: Headers,
	) {
		this.#isNodes = true;
		if (typeof first === "string") super.writeHead(status, first, second);
		else super.writeHead(status, first);
		this.#isNodes = false;
		return this;
	}
}

class RenamedHeader extends Renamed {
	constructor(req: IncomingMessage) {
		super(req, "_header");
	}
}

class RenamedSent extends Renamed {
	constructor(req: IncomingMessage) {
		super(req, "_headerSent");
	}
}

test("the fast response path sends the same bytes as Node", async () => {
	expect(await checkFastAnswers()).toBe(true);
});

test.each([
	["_header", RenamedHeader],
	["_headerSent", RenamedSent],
])(
	"checkFastAnswers fails on a Node version that has renamed %s",
	async (_, Response) => {
		expect(await checkFastAnswers(Response)).toBe(false);
	},
);
