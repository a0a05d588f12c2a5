import { expect, test } from "vitest";
import { isRobot } from "./is-robot.ts";

/** Common prefixes of user agents. */
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const linux = "Mozilla/5.0 (X11; Linux x86_64)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const appleWebkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each(
	Object.entries({
		// Crawlers of the Chinese web
		"360Spider":
			"Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0); 360Spider",
		"360Spider as Chrome": `${windows} ${webkit} Chrome/96.0.4664.93 Safari/537.36; 360Spider`,
		"360Spider on images": `Mozilla/5.0 (Windows; U; Windows NT 5.1; zh-CN; rv:1.8.0.11) Gecko/20070312 Firefox/1.5.0.11; 360Spider-Image`,
		YisouSpider: `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${webkit} Chrome/69.0.3497.81 YisouSpider/5.0 Safari/537.36`,
		"YisouSpider alone": "YisouSpider",
		Bytespider: `Mozilla/5.0 (Linux; Android 5.0) ${webkit} Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)`,
		"Bytespider with a link": `Mozilla/5.0 (compatible; Bytespider; https://zhanzhang.toutiao.com/) ${webkit} Chrome/70.0.0.0 Safari/537.36`,
		PetalBot: `Mozilla/5.0 (Linux; Android 7.0;) ${webkit} Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)`,
		"PetalBot on the desktop":
			"Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
		"Sogou web spider":
			"Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
		"Sogou's picture spider":
			"Sogou Pic Spider/3.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
		"Sogou inst spider":
			"Sogou inst spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
		Baiduspider:
			"Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
		"Baiduspider on a phone": `Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)`,
		// Crawlers of the international web
		Googlebot:
			"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
		"Googlebot on a phone": `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webkit} Chrome/126.0.6478.126 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
		bingbot: `Mozilla/5.0 ${webkit.replace("Gecko)", "Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)")} Chrome/116.0.1938.76 Safari/537.36`,
		YandexBot:
			"Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
		DuckDuckBot: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
		GPTBot:
			"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
		Applebot: `${mac} ${appleWebkit} Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
		"the link preview of Facebook":
			"facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
		"the link preview of Twitter": "Twitterbot/1.0",
		"the link preview of LinkedIn":
			"LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
		// Programs
		curl: "curl/8.5.0",
		Wget: "Wget/1.21.4",
		Python: "python-requests/2.31.0",
		Go: "Go-http-client/2.0",
		Node: "node",
		"a letter case of its own": "BAIDUSPIDER",
	}),
)("%s is classified as a robot", (_, userAgent) => {
	expect(isRobot(userAgent)).toBe(true);
});

test.each(
	Object.entries({
		"PetalBot on a HUAWEI phone": `Mozilla/5.0 (Linux; Android 7.0; HUAWEI NXT-AL10) ${webkit} Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)`,
		"Bytespider in the Huawei browser": `Mozilla/5.0 (Linux; Android 10; HLK-AL00) ${webkit} Chrome/92.0.4515.105 HuaweiBrowser/12.0.4.300 Mobile Safari/537.36 (compatible; Bytespider)`,
		"Baiduspider in the Baidu app": `${iphone} ${appleWebkit} Mobile/15E148 baiduboxapp/13.62.0.11 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)`,
		"YisouSpider in UC": `Mozilla/5.0 (Linux; U; Android 12; zh-CN) ${webkit} UCBrowser/16.4.8.1268 Mobile Safari/537.36 YisouSpider/5.0`,
		"360Spider in QQ": `${windows} ${webkit} QQBrowser/12.1.5496.400 Safari/537.36; 360Spider`,
		"bingbot on a HUAWEI phone": `Mozilla/5.0 (Linux; Android 10; HUAWEI P30) ${webkit} Chrome/116.0.1938.76 Mobile Safari/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
		"Googlebot in headless Chrome": `${linux} ${webkit} HeadlessChrome/126.0.0.0 Safari/537.36 (compatible; Googlebot/2.1)`,
		"WeChat's own crawler": `${iphone} ${appleWebkit} Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN mpcrawler`,
		"a renderer in headless Chrome that gives its address": `${linux} ${webkit} HeadlessChrome/88.0.4324.96 Safari/537.36 Prerender (+https://github.com/prerender/prerender)`,
	}),
)(
	"%s is classified as a robot despite a browser-like user agent",
	(_, userAgent) => {
		expect(isRobot(userAgent)).toBe(true);
	},
);

test.each(
	Object.entries({
		// Apps and browsers of the Chinese web
		"the Baidu app on Android": `Mozilla/5.0 (Linux; Android 12; SM-G9910 Build/SP1A.210812.016; wv) ${webkit} Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.59 SP-engine/2.97.0 baiduboxapp/13.59.0.10 (Baidu; P1 12) NABar/1.0`,
		"the Baidu app on an iPhone": `${iphone} ${appleWebkit} Mobile/15E148 SP-engine/2.101.0 main%2F1.0 baiduboxapp/13.62.0.11 (Baidu; P2 17.5) NABar/1.0 themeUA=Theme/default`,
		"the Baidu app with its search component": `${iphone} ${appleWebkit} Mobile/15E148 SearchCraft/3.10.0 baiduboxapp/13.62.0.11 (Baidu; P2 17.5)`,
		"WeChat on Android": `Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) ${webkit} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MMWEBID/4163 MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
		"WeChat on an iPhone": `${iphone} ${appleWebkit} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/4G Language/zh_CN`,
		"WeChat on Windows": `Mozilla/5.0 (Windows NT 10.0; WOW64) ${webkit} Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue`,
		"QQ on an iPhone": `${iphone} ${appleWebkit} Mobile/15E148 QQ/9.0.35.604 V1_IPH_SQ_9.0.35_1_APP_A Pixel/1170 MiniAppEnable SimpleUISwitch/0 QQTheme/1000 AppId/537206893 Core/WKWebView NetType/WIFI QBWebViewType/1 WKType/1`,
		"QQ's browser on Android": `Mozilla/5.0 (Linux; U; Android 13; zh-cn; V2231A Build/TP1A.220624.014) ${webkit} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.0 Mobile Safari/537.36 COVC/046915`,
		"QQ's browser on Windows": `Mozilla/5.0 (Windows NT 10.0; WOW64) ${webkit} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.218.400 QQBrowser/12.1.5496.400`,
		UC: `Mozilla/5.0 (Linux; U; Android 12; zh-CN; M2012K11AC Build/SKQ1.211006.001) ${webkit} Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.4.8.1268 Mobile Safari/537.36`,
		"UC on an old phone":
			"UCWEB/2.0 (MIDP-2.0; U; Adr 4.4.2; zh-CN; HUAWEI P7-L07) U2/1.0.0 UCBrowser/10.9.2.712 U2/1.0.0 Mobile",
		"the Huawei browser": `Mozilla/5.0 (Linux; Android 12; NOH-AN00; HMSCore 6.13.0.322) ${webkit} Chrome/99.0.4844.88 HuaweiBrowser/14.0.4.301 Mobile Safari/537.36`,
		"the Huawei browser on HarmonyOS": `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300`,
		"Chrome on a HUAWEI phone": `Mozilla/5.0 (Linux; Android 10; HUAWEI P30 Pro) ${webkit} Chrome/120.0.0.0 Mobile Safari/537.36`,
		"Chrome on a HUAWEI build": `Mozilla/5.0 (Linux; Android 10; VOG-L29 Build/HUAWEIVOG-L29) ${webkit} Chrome/88.0.4324.93 Mobile Safari/537.36`,
		SogouMobileBrowser: `Mozilla/5.0 (Linux; Android 10; MI 9 Build/QKQ1.190825.002; wv) ${webkit} Version/4.0 Chrome/78.0.3904.108 Mobile Safari/537.36 SogouMSE,SogouMobileBrowser/5.28.8`,
		"Toutiao on an iPhone": `${iphone} ${appleWebkit} Mobile/15E148 NewsArticle/9.1.5.33 JsSdk/2.0 NetType/WIFI (News 9.1.5 17.500000)`,
		"Xiaomi's browser": `Mozilla/5.0 (Linux; U; Android 13; zh-cn; 2210132C Build/TKQ1.220905.001) ${webkit} Version/4.0 Chrome/109.0.5414.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.3.50504`,
		Quark: `Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2241A Build/TP1A.220624.014) ${webkit} Version/4.0 Chrome/100.0.4896.58 Quark/6.10.5.521 Mobile Safari/537.36`,
		"360's browser": `Mozilla/5.0 (Windows NT 10.0; WOW64) ${webkit} Chrome/86.0.4240.198 Safari/537.36 QIHU 360SE`,
		DingTalk: `Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) ${appleWebkit} Mobile/20G75 AliApp(DingTalk/7.1.0) com.laiwang.DingTalk/28836512 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK`,
		// International browsers
		"Chrome on Windows": `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`,
		"Chrome on macOS": `${mac} ${webkit} Chrome/140.0.0.0 Safari/537.36`,
		"Chrome on Linux": `${linux} ${webkit} Chrome/140.0.0.0 Safari/537.36`,
		"Chrome on ChromeOS": `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
		"Chrome on Android": `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
		"Chrome on an iPhone": `${iphone} ${appleWebkit} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
		Edge: `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
		Opera: `${windows} ${webkit} Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0`,
		"Firefox on Windows":
			"Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
		"Firefox on Android":
			"Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0",
		"Safari on macOS": `${mac} ${appleWebkit} Version/17.4 Safari/605.1.15`,
		"Safari on an iPhone": `${iphone} ${appleWebkit} Version/17.5 Mobile/15E148 Safari/604.1`,
		"Safari on an iPad": `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${appleWebkit} Version/17.5 Mobile/15E148 Safari/604.1`,
		"Samsung's browser": `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
		"a phone by Cubot": `Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) ${webkit} Chrome/88.0.4324.152 Mobile Safari/537.36`,
		"a phone by Cubot in WeChat": `Mozilla/5.0 (Linux; Android 9; CUBOT X19 Build/PPR1.180610.011; wv) ${webkit} Version/4.0 Chrome/86.0.4240.99 Mobile Safari/537.36 MicroMessenger/8.0.2`,
		// Tests and audits
		"headless Chrome": `${linux} ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`,
		"Lighthouse on a phone": `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${webkit} Chrome/119.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
		"Lighthouse on the desktop": `${mac} ${webkit} Chrome/119.0.0.0 Safari/537.36 Chrome-Lighthouse`,
		// No name at all
		"a client with an empty name": "",
		"a client without a name": undefined,
	}),
)("%s is classified as a person", (_, userAgent) => {
	expect(isRobot(userAgent)).toBe(false);
});

test.each([
	"Mozilla/5.0 ",
	"a",
	"bot",
	"(",
	"HeadlessChrome ",
	"Sogou ",
	"\u00ff",
])("isRobot classifies 16 KB of repeated %j without backtracking", (piece) => {
	const userAgent = piece.repeat(16_384 / piece.length);
	const durations = Array.from({ length: 10 }, () => {
		const start = performance.now();
		isRobot(userAgent);
		return performance.now() - start;
	});
	expect(Math.min(...durations)).toBeLessThan(50);
});
