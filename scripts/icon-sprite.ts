import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type IconNode = readonly (readonly [tag: string, attributes: Record<string, string>])[];

const SOURCE = "lucide-react/icons/";
const DRAWN_AT = resolve("app/ui/sprite-icon.tsx");

/**
 * Draws every icon of the built app from one file: an import of
 * `lucide-react/icons/<name>` becomes `<svg><use href="…#name"/></svg>`, and the
 * drawings of all that `app/` imports go into one hashed sprite. The dev server
 * keeps Lucide's own components.
 * Record: docs/decisions/0009-icons-from-a-sprite.md
 */
export function iconSprite(): Plugin {
	let sprite: { path: string; source: string };
	let isClient = false;

	return {
		name: "icon-sprite",
		apply: "build",
		enforce: "pre",
		async configResolved(config) {
			isClient = !config.build.ssr;
			sprite = await drawSprite(listIcons("app"));
		},
		resolveId(source, importer) {
			if (source.startsWith(SOURCE)) return `\0icon:${source.slice(SOURCE.length)}`;
			if (source === "lucide-react")
				this.error(`Import each icon by itself, from "${SOURCE}<name>": ${importer} takes the whole library.`);
		},
		load(id) {
			if (!id.startsWith("\0icon:")) return;
			const href = JSON.stringify(`/${sprite.path}#${id.slice("\0icon:".length)}`);
			return `import { spriteIcon } from ${JSON.stringify(DRAWN_AT)};\nexport default (props) => spriteIcon(${href}, props);`;
		},
		generateBundle() {
			if (isClient) this.emitFile({ type: "asset", fileName: sprite.path, source: sprite.source });
		},
	};
}

/** Names of the icons that the files of a folder import, sorted: both builds must give the sprite one name. */
function listIcons(folder: string): string[] {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
	const names = files.flatMap((file) =>
		[...readFileSync(join(folder, file), "utf8").matchAll(/from "lucide-react\/icons\/([\w-]+)"/g)].map(
			([, name]) => name as string,
		),
	);
	return [...new Set(names)].sort();
}

async function drawSprite(names: readonly string[]) {
	const symbols = await Promise.all(names.map(drawSymbol));
	const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
	const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
	return { path: `assets/icons-${hash}.svg`, source };
}

async function drawSymbol(name: string): Promise<string> {
	const shapes = (await findDrawing(name)).map(([tag, { key: _key, ...attributes }]) => {
		const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
		return `<${tag}${written.join("")}/>`;
	});
	return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
}

/** The shapes of an icon. A name that Lucide has given up only points to the new one. */
async function findDrawing(name: string): Promise<IconNode> {
	const file = resolve(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
	const [, renamed] = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(file, "utf8")) ?? [];
	if (renamed) return findDrawing(renamed);
	const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode } };
	return __iconData.node;
}
