import { globSync, readFileSync } from "node:fs";

/** A cookie or storage key; `typed:…` if its end varies. */
export type StoredName = { kind: "cookie" | "local" | "session"; name: string; file: string };

const files = new Map(
	["app/**/*.ts", "app/**/*.tsx", "workers/**/*.ts"]
		.flatMap((pattern) => globSync(pattern))
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.map((file) => [file, readFileSync(file, "utf8")] as const),
);

/** Our own functions that take a storage name. */
const WRAPPERS = [
	{
		call: /(?<!function )\bstore\(([^,()]+),/g,
		kind: "local",
		file: "app/features/site/layout/mirror-preferences.tsx",
	},
	{ call: /\bstorage\??\.setItem\(([^,()]+),/g, kind: "local", file: "app/shared/api-client/identity.ts" },
] as const;

/** Files that may pass a storage around; the wrappers are checked instead. */
const HANDS_ON: Readonly<Record<string, string>> = { "app/features/site/layout/mirror-preferences.tsx": "key" };

/** Names stored in a browser, found in the source. Throws for a name it cannot resolve. */
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

/** Files that use a browser storage in a way that `storedNames` does not see. */
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

function namesOf(argument: string, file: string): string[] {
	const [, table] = /^(\w+)\[\w+\]$/.exec(argument) ?? [];
	if (!table) return [nameOf(argument, file)];
	const [, fields = ""] = new RegExp(`const ${table}\\b[^=]*= \\{([^}]*)\\}`).exec(files.get(file) ?? "") ?? [];
	return [...fields.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
}

/** Resolves a literal, a constant or small function of the same file, or an exported constant. */
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
