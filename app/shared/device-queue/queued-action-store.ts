import { newId } from "#app/shared/ids.ts";
import { parseQueuedAction, type QueuedAction } from "./queued-action";

/* One entry per action, so that two tabs never write the same. In memory if storage is full or forbidden. */
const STORAGE_PREFIX = "outbox:";
const inTab = new Map<string, string>();
const listeners = new Set<() => void>();
let lastAt = 0;
let known: { signature: string; actions: readonly QueuedAction[] } = { signature: "", actions: [] };

export function readQueuedActions(): readonly QueuedAction[] {
	const entries = [...inTab, ...storedEntries()].sort(([a], [b]) => (a < b ? -1 : 1));
	const signature = entries.map(([, text]) => text).join("\n");
	if (signature !== known.signature) {
		const actions = entries.flatMap(([, text]) => parseQueuedAction(text) ?? []);
		known = { signature, actions: actions.sort((a, b) => a.at - b.at) };
	}
	return known.actions;
}

export type NewQueuedAction = Omit<QueuedAction, "key" | "at" | "refused" | "waits"> & { key?: string };

export function queueAction(input: NewQueuedAction): QueuedAction {
	lastAt = Math.max(Date.now(), lastAt + 1);
	const replaced = input.slot
		? readQueuedActions().filter(({ slot, userId }) => slot === input.slot && userId === input.userId)
		: [];
	const waits = replaced.find((one) => one.waits)?.waits;
	const action: QueuedAction = {
		...input,
		key: input.key ?? newId(),
		at: lastAt,
		...(waits ? { waits } : {}),
	};
	write(action);
	for (const { key } of replaced) if (key !== action.key) remove(key);
	notifyListeners();
	return action;
}

/** Writes the result of sending to these actions. An action replaced in the meantime is not restored. */
export function markQueuedActions(keys: ReadonlySet<string>, mark: Pick<QueuedAction, "refused" | "waits">): void {
	for (const action of readQueuedActions()) if (keys.has(action.key)) write({ ...action, ...mark });
	notifyListeners();
}

export function dropQueuedAction(key: string): void {
	remove(key);
	notifyListeners();
}

export function onQueueChange(listen: () => void): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === null || key.startsWith(STORAGE_PREFIX)) listen();
	};
	listeners.add(listen);
	addEventListener("storage", hear);
	return () => {
		listeners.delete(listen);
		removeEventListener("storage", hear);
	};
}

function notifyListeners(): void {
	for (const listen of [...listeners]) listen();
}

function storedEntries(): [string, string][] {
	try {
		return Object.keys(localStorage).flatMap((name): [string, string][] =>
			name.startsWith(STORAGE_PREFIX) ? [[name, localStorage.getItem(name) ?? ""]] : [],
		);
	} catch {
		return [];
	}
}

function write(action: QueuedAction): void {
	const [name, text] = [STORAGE_PREFIX + action.key, JSON.stringify(action)];
	try {
		localStorage.setItem(name, text);
		inTab.delete(name);
	} catch {
		inTab.set(name, text);
	}
}

function remove(key: string): void {
	inTab.delete(STORAGE_PREFIX + key);
	try {
		localStorage.removeItem(STORAGE_PREFIX + key);
	} catch {}
}
