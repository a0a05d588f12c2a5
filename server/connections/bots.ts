import { isbot } from "isbot";
import { cacheValues } from "./cache-values.ts";

/** Crawlers of the Chinese web, some of which isbot does not know. */
const crawlers =
	/360Spider|YisouSpider|Bytespider|PetalBot|Sogou [\w ]*spider|Baiduspider/i;

/** People whose browsers isbot takes for robots, and the browsers of tests and audits. */
const people =
	/baiduboxapp|MicroMessenger|\bQQ\/|MQQBrowser|QQBrowser|UCBrowser|\bUCWEB|HuaweiBrowser|HUAWEI|SogouMobileBrowser|HeadlessChrome|Chrome-Lighthouse/i;

/** What no browser says of itself: crawlers do, also those that claim a browser's name. */
const declarations = /bot\b|spider|crawler|https?:\/\//i;

/** Longer user agents are cut: isbot's expression is large. */
const maximalLength = 512;

/** Whether a user agent is a robot's. A client that names none counts as a person. */
export function isBot(userAgent: string | undefined): boolean {
	return userAgent ? judge(userAgent) : false;
}

const judge = cacheValues(
	(userAgent) => {
		const text = userAgent.slice(0, maximalLength);
		if (crawlers.test(text)) return true;
		return (!people.test(text) || declarations.test(text)) && isbot(text);
	},
	{ values: 500, longest: maximalLength },
);
