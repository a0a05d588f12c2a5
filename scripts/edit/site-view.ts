import http from "node:http";

/**
 * Proxies the site, which forbids framing, and lets the editor frame it.
 *
 * @param site the site's origin, such as `http://localhost:3000`.
 * @param own this server's origin; requests for other hosts, and from other sites, get 403.
 * @param editor the origin that may frame the site.
 */
export function createSiteView(
	site: string,
	own: string,
	editor: string,
): http.Server {
	return http.createServer((req, res) => {
		const { host, "sec-fetch-site": from } = req.headers;
		if (host !== new URL(own).host || from === "cross-site") {
			res.writeHead(403).end();
			return;
		}
		const { method, headers } = req;
		const target = new URL(site);
		const passed = http.request({
			hostname: target.hostname,
			port: target.port,
			path: req.url,
			method,
			headers,
		});
		passed.on("response", (answer) => {
			const { statusCode = 502, headers } = answer;
			// The page of a new entry is there with the next build.
			if (statusCode === 404 && req.headers["sec-fetch-dest"] === "iframe")
				res.setHeader("Refresh", "2");
			res.writeHead(statusCode, allowFrame(headers, editor));
			answer.pipe(res);
			answer.on("error", () => res.destroy());
		});
		passed.on("error", () => {
			if (res.headersSent) return void res.destroy();
			const type = "text/plain; charset=utf-8";
			res.writeHead(503, { Refresh: "1", "Content-Type": type });
			res.end(
				`网站正在启动，好了会自动显示。\nThe site is starting, and appears here by itself. Nothing answers yet at ${site}`,
			);
		});
		res.on("close", () => passed.destroy());
		req.pipe(passed);
	});
}

/** Response headers that permit the editor to frame the page. */
function allowFrame(
	headers: http.IncomingHttpHeaders,
	editor: string,
): http.OutgoingHttpHeaders {
	const { "x-frame-options": _, ...kept } = headers;
	const policy = kept["content-security-policy"];
	return {
		...kept,
		...(policy && {
			"content-security-policy": String(policy).replace(
				"frame-ancestors 'none'",
				`frame-ancestors ${editor}`,
			),
		}),
	};
}
