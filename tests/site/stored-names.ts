import { globSync, readFileSync } from "node:fs";

/** What keeps something in a browser, and under which name: `typed:…` where the end differs. */
export type StoredName = { kind: "cookie" | "local" | "session"; name: string; file: string };

const files = new Map(
	["app/**/*.ts", "app/**/*.tsx", "workers/**/*.ts"]
		.flatMap((pattern) => globSync(pattern))
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.map((file) => [file, readFileSync(file, "utf8")] as const),
);

/** Functions of our own that are handed a name: who calls them keeps something. */
const WRAPPERS = [
	{
		call: /(?<!function )\bremember\(([^,()]+),/g,
		kind: "local",
		file: "app/features/site/layout/mirror-preferences.tsx",
	},
	{ call: /\bstorage\??\.setItem\(([^,()]+),/g, kind: "local", file: "app/shared/api-client/identity.ts" },
] as const;

/** Storages under other names, which only these files may have: the wrappers above are looked at instead. */
const HANDS_ON: Readonly<Record<string, string>> = { "app/features/site/layout/mirror-preferences.tsx": "key" };

/**
 * Every name under which the code keeps something in a browser. It reads the source, and throws where it cannot tell a
 * name: then the call is to be written so that it can.
 */
export function storedNames(): StoredName[] {
	return [...files].flatMap(([file, source]) => [
		...calls(file, source, /\blocalStorage\.setItem\(((?:[^,()]|\([^()]*\))+),/g, "local"),
		...calls(file, source, /\bsessionStorage\.setItem\(((?:[^,()]|\([^()]*\))+),/g, "session"),
		...calls(file, source, /\bwriteHostCookie\(request, ((?:[^,()]|\([^()]*\))+),/g, "cookie").map((one) => ({
			...one,
			name: `__Host-${one.name}`,
		})),
		...[...source.matchAll(/`(?:\$\{(\w+)\}|([\w-]+))=[^`]*Path=\/;[^`]*Max-Age=/g)].map(([, constant, plain]) => ({
			kind: "cookie" as const,
			file,
			name: plain ?? nameOf(constant ?? "", file),
		})),
		...WRAPPERS.filter((wrapper) => wrapper.file === file).flatMap(({ call, kind }) => calls(file, source, call, kind)),
	]);
}

/** Files that touch a store of the browser in a way that `storedNames` does not look at. */
export function strangers(): string[] {
	const known = new Set([...storedNames().map(({ file }) => file), ...WRAPPERS.map(({ file }) => file)]);
	const writes = /document\.cookie\s*=|cookieStore\b|indexedDB\b|(?:local|session)Storage\[|\.setItem\(/;
	return [...files].flatMap(([file, source]) => (writes.test(source) && !known.has(file) ? [file] : []));
}

function calls(file: string, source: string, call: RegExp, kind: StoredName["kind"]): StoredName[] {
	return [...source.matchAll(call)]
		.map(([, argument = ""]) => argument.trim())
		.filter((argument) => argument !== HANDS_ON[file])
		.flatMap((argument) => namesOf(argument, file).map((name) => ({ kind, name, file })));
}

/** The names that an argument stands for: several where it is a field of an object that is written out. */
function namesOf(argument: string, file: string): string[] {
	const [, table] = /^(\w+)\[\w+\]$/.exec(argument) ?? [];
	if (!table) return [nameOf(argument, file)];
	const [, fields = ""] = new RegExp(`const ${table}\\b[^=]*= \\{([^}]*)\\}`).exec(files.get(file) ?? "") ?? [];
	return [...fields.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
}

/** A written name, what a constant or a small function of the same file stands for, or an exported constant of another. */
function nameOf(argument: string, file: string): string {
	const [, written, template] = /^(?:"([^"]+)"|`([^`$]+)\$\{.*`)$/.exec(argument) ?? [];
	if (written) return written;
	if (template) return `${template}…`;
	const [, added] = /^(\w+) \+/.exec(argument) ?? [];
	if (added) return `${nameOf(added, file).replace(/…$/, "")}…`;
	const [, word = ""] = /^(\w+)(?:\(\w*\))?$/.exec(argument) ?? [];
	const own = meaning(word, files.get(file) ?? "");
	const found = own ?? [...files.values()].map((source) => meaning(word, source, "export ")).find(Boolean);
	if (!word || !found) throw new Error(`${file}: what is kept under ${argument}?`);
	return nameOf(found, file);
}

function meaning(word: string, source: string, before = ""): string | undefined {
	const arrow = "(?:\\([^)]*\\) => )?";
	const [, single] = new RegExp(`${before}const ${word} = ${arrow}("[^"]+"|\`[^\`]+\`)`).exec(source) ?? [];
	const [, first] = new RegExp(`const \\[${word}, [^\\]]*\\] = \\[([^,]+),`).exec(source) ?? [];
	return single ?? first;
}
