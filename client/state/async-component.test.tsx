import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { createTranslator } from "../../shared/translator.ts";
import { createAsyncComponent } from "./async-component.tsx";
import { PageContext } from "./page-context.ts";

test("an async component in a page's first view fails on the server, and the error says why", () => {
	const Async = createAsyncComponent({
		load: async () => () => null,
		namespaces: [],
	});
	const shown = {
		page: pageOf("home"),
		locale: "en-US",
		i18n: createTranslator("en-US", () => undefined),
		location: { pathname: "/", search: "", hash: "" },
	} as const;
	const render = () =>
		renderToString(
			<PageContext value={shown}>
				<Async />
			</PageContext>,
		);
	expect(render).toThrow(
		"only browsers load this: render it after an event or an effect, not in the first view",
	);
});
