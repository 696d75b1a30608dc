import { useCallback, useEffect, useState } from "react";

type SavedTyping = { revision: string; fields: [string, string][] };

/**
 * Keeps what was sent from a form in this tab until the answer has come, so that nothing is lost where the session has
 * ended and the way leads through the sign-in page. Passwords and codes are never kept. `isAnswered` says that the page shows the answer.
 */
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
		/** What was sent and never answered; null as a rule. */
		kept,
		keep(form: HTMLFormElement) {
			const fields = [...new FormData(form)]
				.filter(([field, value]) => typeof value === "string" && !isSecret(form.elements.namedItem(field)))
				.map(([field, value]): [string, string] => [field, String(value)]);
			try {
				sessionStorage.setItem(name, JSON.stringify({ revision, fields } satisfies SavedTyping));
			} catch {
				// More than a tab may keep: it is sent all the same.
			}
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
