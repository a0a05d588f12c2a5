/** Targets that the sample proxy caches, one of each kind. */
export const storedTargets = [
	"/assets/start-BHVQQAPF.js",
	"/_i18n/en-US/about.json?v=7487fd27f906",
	"/_i18n/en-US/pages/industries/oil-gas.json?v=7487fd27f906",
	"/builds/meta/7487fd27f906.json",
	"/_image?url=%2Fpictures%2Fdesert.png&w=640&q=75",
] as const;

/**
 * Other spellings of a target. An instance, nginx or a proxy in between may treat some of them as
 * equal to the target, while others do not.
 */
export function spellingsOf(target: string): string[] {
	const [path = "", query] = target.split("?");
	const search = query === undefined ? "" : `?${query}`;
	const paths = [
		`/${path}`,
		`//${path}`,
		path.replace("/", "/./"),
		path.replace(/\/(?=[^/]*$)/, "//"),
		`${path}/`,
		`${path}/.`,
		`${path}/x/..`,
		`${path}//`,
		`/x/..${path}`,
		`/EN-us/..${path}`,
		`/en-US${path}`,
		`/zh-CN${path}`,
		`/zh-CN/${path}`,
		`/%2e${path}`,
		`/x/%2E%2e${path}`,
		path.replace("/", "/%2F"),
		path.replace(/\/(?=[^/]*$)/, "%2F"),
		path.replace("e", "%65"),
		path.replace("e", "%2565"),
		path.replace("e", "E"),
		path.toUpperCase(),
		`${path}%20`,
		`${path}%00`,
		`${path}%0A`,
		`${path}%3Fx`,
		`${path}%23`,
		`${path};x`,
		`${path}\\`,
		`${path}\u00e9`,
		path.replace("/", "/\\"),
		`//evil.example${path}`,
		`//evil.example/..${path}`,
	];
	return [
		...paths.map((other) => other + search),
		`${target}#x`,
		`${path}#x${search}`,
		`/other#/..${target}`,
		`/other?/..${target}`,
		...(query === undefined
			? [`${path}?`, `${path}?x`, `${path}?v=1`, `${path}?/../x`]
			: spellQuery(query).map((other) => `${path}?${other}`)),
	];
}

function spellQuery(query: string): string[] {
	const [first = "", ...more] = query.split("&");
	const [name = "", value = ""] = first.split("=");
	const loud = name.toUpperCase();
	const rest = more.map((part) => `&${part}`).join("");
	return [
		"",
		`${query}&`,
		`&${query}`,
		`?${query}`,
		`${query}&x=1`,
		`x=1&${query}`,
		`${query}&${first}`,
		`${query}&${name}=other`,
		`${name}=other&${query}`,
		`${loud}=${value}&${name}=other${rest}`,
		`${name}=other&${loud}=${value}${rest}`,
		`${loud}=${value}${rest}`,
		`${name}[]=${value}${rest}`,
		`${name}[x]=${value}${rest}`,
		`${name}%5B%5D=${value}${rest}`,
		`%${name.charCodeAt(0).toString(16)}${name.slice(1)}=${value}${rest}`,
		`${name}=%${value.charCodeAt(0).toString(16)}${value.slice(1)}x${rest}`,
		`${name}=${value}%00${rest}`,
		`${name}=${value}+${rest}`,
		`${name}=${value}%23${rest}`,
		`${name}=${value};${name}=other${rest}`,
		`${name}=${value}|br${rest}`,
		`${name}=${rest}`,
		[...more, `${loud}=${value}`].join("&"),
		...(more.length > 0 ? [[...more, first].join("&")] : []),
		query.replaceAll("%2F", "%2f").replace(value, `${value}%2f`),
		query.replaceAll("%2F", "/").replace(value, `/${value}`),
		query.replace(/w=\d+/, "w=0640").concat("&v=0"),
	];
}
