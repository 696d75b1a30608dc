import { useNavigate, useNavigation, useResolvedPath } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "../words/language-prefix";

const TYPING_PAUSE = 300;

type ListFormOptions<Query> = {
	path: string;
	query: Query & { q: string };
	parse: (params: URLSearchParams) => Query & { q: string };
	href: (query: Query & { q: string }) => string;
};

/** A tick adds a history entry, typing one in all. `shown` is the latest query, so a second tick keeps the first. */
export function useListForm<Query>({ path, query, parse, href }: ListFormOptions<Query>) {
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const action = withLanguagePrefix(path, prefix);
	const { pathname } = useResolvedPath(action);
	const isLeaving = (useNavigation().location?.pathname ?? pathname) !== pathname;
	const [sent, setSent] = useState<{ asked: Query & { q: string }; before: Query } | null>(null);
	const unanswered = sent?.before === query ? sent.asked : null;
	const shown = unanswered ?? query;

	// A followed link cancels a pending submission. On click: the timer may fire before the navigation renders.
	useEffect(() => {
		const onClick = ({ target, defaultPrevented }: MouseEvent) => {
			const link = target instanceof Element ? target.closest("a") : null;
			if (link && defaultPrevented && link.pathname !== window.location.pathname) clearTimeout(timer.current);
		};
		document.addEventListener("click", onClick);
		return () => {
			document.removeEventListener("click", onClick);
			clearTimeout(timer.current);
		};
	}, []);
	useEffect(() => {
		if (isLeaving) clearTimeout(timer.current);
	}, [isLeaving]);

	// `requestSubmit`, so that offline handling is that of any form.
	const send = () => form.current?.requestSubmit();
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		clearTimeout(timer.current);
		if (!form.current) return;
		const asked = parse(new URLSearchParams([...new FormData(form.current)] as [string, string][]));
		const to = href(asked);
		if (to === href({ ...shown, page: 1 })) return;
		setSent({ asked, before: query });
		const isTyping = asked.q !== shown.q && shown.q !== "";
		navigate(withLanguagePrefix(to, prefix), { preventScrollReset: true, replace: isTyping });
	};
	const sendSoon = () => {
		clearTimeout(timer.current);
		timer.current = setTimeout(send, TYPING_PAUSE);
	};
	return {
		form,
		action,
		shown,
		isPending: unanswered !== null,
		onSubmit,
		send,
		sendSoon,
	};
}
