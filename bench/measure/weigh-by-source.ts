import { type Scales, weightOf } from "./weight.ts";

/** Weighs a page without a browser: style sheets, script modules, and the English namespaces. */
export const sourceScales: Scales = {
	async weigh(url, cookie) {
		const html = await get(url, cookie);
		const text = html.toString();
		const styles = [...text.matchAll(/<link[^>]+rel="stylesheet"[^>]+>/g)].map(
			([link]) => /href="([^"]+)"/.exec(link)?.[1],
		);
		const modules = await followImports(
			url,
			[...text.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, path]) => path),
		);
		const css = await Promise.all(styles.map((path) => get(new URL(path as string, url).href)));
		return weightOf(
			[
				{ kind: "html", content: html },
				...css.map((content) => ({ kind: "css" as const, content })),
				...[...modules.values()].map((content) => ({ kind: "js" as const, content })),
			],
			"source",
		);
	},
	close: async () => {},
};

export const answerScales: Scales = {
	weigh: async (url, cookie) => weightOf([{ kind: "html", content: await get(url, cookie) }], "source"),
	close: async () => {},
};

async function followImports(page: string, paths: (string | undefined)[]): Promise<Map<string, Buffer>> {
	const modules = new Map<string, Buffer>();
	await load(paths.map((path) => new URL(path as string, page).href));
	const all = [...modules.values()].map(String).join("\n");
	const namespaces = [...all.matchAll(/i18n:\[([^\]]*)\]/g)].flatMap(([, names]) => names?.match(/[\w-]+/g) ?? []);
	const words = [...new Set(namespaces)].map(
		(name) => new RegExp(`locales/en/${name}\\.json[^]{0,200}?import\\("\\./([\\w.-]+)"`).exec(all)?.[1],
	);
	await load(words.filter((file) => file !== undefined).map((file) => new URL(`/assets/${file}`, page).href));
	return modules;

	async function load(urls: string[]): Promise<void> {
		for (const url of urls) {
			if (modules.has(url)) continue;
			const content = await get(url);
			modules.set(url, content);
			const imports = content.toString().matchAll(/(?:from|import)\s*"(\.\/[\w.-]+\.js)"/g);
			await load([...imports].map(([, path]) => new URL(path as string, url).href));
		}
	}
}

async function get(url: string, cookie?: string): Promise<Buffer> {
	const response = await fetch(url, { headers: cookie ? { Cookie: cookie } : {}, redirect: "manual" });
	if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
	return Buffer.from(await response.arrayBuffer());
}
