import { type Deed, parseDeed } from "./deed";

/*
 * The deeds of this device, one entry of local storage each: it is written before the page can go, also while it is being
 * left, and two tabs never write the same entry. Where storage is full or forbidden they live as long as the tab.
 */
const PREFIX = "outbox:";
const inTab = new Map<string, string>();
const listeners = new Set<() => void>();
let lastAt = 0;
let known: { signature: string; deeds: readonly Deed[] } = { signature: "", deeds: [] };

/** What is kept, the earliest first. The same list as long as nothing changes. */
export function readDeeds(): readonly Deed[] {
	const entries = [...inTab, ...storedEntries()].sort(([a], [b]) => (a < b ? -1 : 1));
	const signature = entries.map(([, text]) => text).join("\n");
	if (signature !== known.signature) {
		const deeds = entries.flatMap(([, text]) => parseDeed(text) ?? []);
		known = { signature, deeds: deeds.sort((a, b) => a.at - b.at) };
	}
	return known.deeds;
}

export type NewDeed = Omit<Deed, "key" | "at" | "refused" | "waits"> & { key?: string };

/** Keeps a deed, in the place of what waits in its slot. Nothing is sent yet. */
export function keepDeed(input: NewDeed): Deed {
	lastAt = Math.max(Date.now(), lastAt + 1);
	const replaced = input.slot
		? readDeeds().filter(({ slot, userId }) => slot === input.slot && userId === input.userId)
		: [];
	// What stands for one that waits waits, too: nothing flickers.
	const waits = replaced.find((one) => one.waits)?.waits;
	const deed: Deed = { ...input, key: input.key ?? crypto.randomUUID(), at: lastAt, ...(waits ? { waits } : {}) };
	write(deed);
	for (const { key } of replaced) if (key !== deed.key) remove(key);
	tell();
	return deed;
}

/** Notes how it went with these; those that something later has replaced stay gone. */
export function markDeeds(keys: ReadonlySet<string>, mark: Pick<Deed, "refused" | "waits">): void {
	for (const deed of readDeeds()) if (keys.has(deed.key)) write({ ...deed, ...mark });
	tell();
}

export function dropDeed(key: string): void {
	remove(key);
	tell();
}

/** Calls whenever something is kept or dropped, in this tab or another. */
export function onDeeds(listen: () => void): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === null || key.startsWith(PREFIX)) listen();
	};
	listeners.add(listen);
	addEventListener("storage", hear);
	return () => {
		listeners.delete(listen);
		removeEventListener("storage", hear);
	};
}

function tell(): void {
	for (const listen of [...listeners]) listen();
}

function storedEntries(): [string, string][] {
	try {
		return Object.keys(localStorage).flatMap((name): [string, string][] =>
			name.startsWith(PREFIX) ? [[name, localStorage.getItem(name) ?? ""]] : [],
		);
	} catch {
		return [];
	}
}

function write(deed: Deed): void {
	const [name, text] = [PREFIX + deed.key, JSON.stringify(deed)];
	try {
		localStorage.setItem(name, text);
		inTab.delete(name);
	} catch {
		inTab.set(name, text);
	}
}

function remove(key: string): void {
	inTab.delete(PREFIX + key);
	try {
		localStorage.removeItem(PREFIX + key);
	} catch {
		// Then it was never there.
	}
}
