import { isbot } from "isbot";
import { cacheValues } from "./cache-values.ts";

/** Crawlers of the Chinese web, some unknown to isbot. */
const crawlers =
	/360Spider|YisouSpider|Bytespider|PetalBot|Sogou [\w ]*spider|Baiduspider/i;

/** Real browsers that isbot takes for robots, and the browsers of tests and audits. */
const people =
	/baiduboxapp|MicroMessenger|\bQQ\/|MQQBrowser|QQBrowser|UCBrowser|\bUCWEB|HuaweiBrowser|HUAWEI|SogouMobileBrowser|NewsArticle|HeadlessChrome|Chrome-Lighthouse/i;

/** Text that only robots send, including those that claim to be a browser. */
const declarations = /bot\b|spider|crawler|https?:\/\//i;

/** In characters. Longer user agents are cut, because isbot's pattern is large. */
const maximalLength = 512;

/** Whether a user agent is a robot's. A missing one counts as a person's. */
export function isRobot(userAgent: string | undefined): boolean {
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
