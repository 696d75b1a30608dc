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

export type NewDeed = Omit<Deed, "key" | "at" | "refused" | "waitsForSignIn"> & { key?: string };

/** Keeps a deed, in the place of what waits in its slot. Nothing is sent yet. */
export function keepDeed(input: NewDeed): Deed {
	lastAt = Math.max(Date.now(), lastAt + 1);
	const deed = { ...input, key: input.key ?? crypto.randomUUID(), at: lastAt };
	write(deed);
	if (deed.slot) {
		const replaced = readDeeds().filter((one) => one.slot === deed.slot && one.userId === deed.userId);
		for (const one of replaced) if (one.key !== deed.key) remove(one.key);
	}
	tell();
	return deed;
}

/** Notes what the server has said to it. */
export function markDeed(deed: Deed, said: Pick<Deed, "refused" | "waitsForSignIn">): void {
	// Only what still waits: something later may have taken its place.
	if (readDeeds().some(({ key }) => key === deed.key)) write({ ...deed, ...said });
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
