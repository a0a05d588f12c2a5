import type { RequestHandler } from "express";

/** Whether the server is to be given requests. */
export interface Readiness {
	readonly isDraining: boolean;
}

/** Answers as long as the process can answer at all. */
export const answerLiveness: RequestHandler = (_req, res) => {
	res.setHeader("Cache-Control", "no-store");
	res.type("text/plain").send("ok\n");
};

/** Answers 503 once the server drains, so that balancers stop sending requests. */
export function answerReadiness(readiness: Readiness): RequestHandler {
	return (_req, res) => {
		res.setHeader("Cache-Control", "no-store");
		res.status(readiness.isDraining ? 503 : 200);
		res
			.type("text/plain")
			.send(readiness.isDraining ? "draining\n" : "ready\n");
	};
}
