import { useCallback, useEffect, useState } from "react";

type SavedTyping = { revision: string; fields: [string, string][] };

/** In case the user must sign in again. No passwords and codes. `isAnswered`: the page shows the response. */
export function useSavedTyping({ key, revision, isAnswered }: { key: string; revision: string; isAnswered: boolean }) {
	const name = `typed:${key}`;
	const [kept, setKept] = useState<[string, string][] | null>(null);

	useEffect(() => {
		const found = read(name);
		if (isAnswered || (found && found.revision !== revision)) sessionStorage.removeItem(name);
		else setKept(found?.fields ?? null);
	}, [name, revision, isAnswered]);

	const drop = useCallback(() => {
		sessionStorage.removeItem(name);
		setKept(null);
	}, [name]);

	return {
		/** Submitted but never answered; usually null. */
		kept,
		keep(form: HTMLFormElement) {
			const fields = [...new FormData(form)]
				.filter(([field, value]) => typeof value === "string" && !isSecret(form.elements.namedItem(field)))
				.map(([field, value]): [string, string] => [field, String(value)]);
			try {
				sessionStorage.setItem(name, JSON.stringify({ revision, fields } satisfies SavedTyping));
			} catch {}
		},
		drop,
	};
}

function isSecret(element: Element | RadioNodeList | null): boolean {
	if (!(element instanceof HTMLInputElement)) return false;
	return element.type === "password" || /password|one-time-code/.test(element.autocomplete);
}

function read(name: string): SavedTyping | null {
	try {
		return JSON.parse(sessionStorage.getItem(name) ?? "null");
	} catch {
		return null;
	}
}
