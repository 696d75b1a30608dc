import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "../../../shared/words/language-prefix";
import { type CatalogueQuery, catalogueHref, parseCatalogueQuery } from "./catalog-query";

const TYPING_PAUSE = 300;

/**
 * Sends the filters as they are changed; without script the form has a button.
 *
 * A tick is a step to go back to. Typing is one step, however many letters it
 * takes. `shown` is what was asked last, answered or not: it changes with the
 * tick itself, so that a second one, made before the answer, does not lose the first.
 */
export function useCatalogueForm(query: CatalogueQuery) {
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const [unanswered, setUnanswered] = useState<CatalogueQuery | null>(null);
	const shown = unanswered ?? query;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new query is the answer
	useEffect(() => setUnanswered(null), [query]);
	useEffect(() => () => clearTimeout(timer.current), []);

	// The form itself is sent, as if a button had been pressed: without a network it then waits like every other form.
	const send = () => form.current?.requestSubmit();
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		clearTimeout(timer.current);
		if (!form.current) return;
		const asked = parseCatalogueQuery(new URLSearchParams([...new FormData(form.current)] as [string, string][]));
		const href = catalogueHref(asked);
		if (href === catalogueHref({ ...shown, page: 1 })) return;
		setUnanswered(asked);
		navigate(withLanguagePrefix(href, prefix), {
			preventScrollReset: true,
			replace: asked.q !== shown.q && shown.q !== "",
		});
	};
	const sendSoon = () => {
		clearTimeout(timer.current);
		timer.current = setTimeout(send, TYPING_PAUSE);
	};

	return {
		form,
		action: withLanguagePrefix("/courses", prefix),
		shown,
		isPending: unanswered !== null,
		onSubmit,
		send,
		sendSoon,
	};
}
