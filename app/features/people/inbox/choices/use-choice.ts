import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#app/ui/toast/toast-store.ts";

type Choice = {
	/** What the form posts beside the value. */
	fields: Readonly<Record<string, string>>;
	name: string;
	value: string;
	/** Holds the form: what was chosen in it before the page came to life is saved then. */
	around?: RefObject<HTMLElement>;
	/** What was chosen, in words. */
	say: (value: string) => string;
};

/** A form that saves one choice by itself, says so, and offers the way back. Without script its button saves it. */
export function useChoice({ fields, name, value, say, around }: Choice) {
	const { t } = useTranslation("inbox");
	const { Form, submit, formData, data, state } = useFetcher<{ ok: boolean }>();
	const sent = useRef({ before: value, after: value });
	const latest = useRef({ fields, name, value, say, t });
	latest.current = { fields, name, value, say, t };

	useEffect(() => {
		if (state === "submitting") sent.current.before = latest.current.value;
	}, [state]);
	useEffect(() => {
		for (const form of around?.current?.querySelectorAll("form") ?? []) {
			const early = new FormData(form).get(latest.current.name);
			if (early !== null && early !== latest.current.value) submit(form);
		}
	}, [around, submit]);

	const posted = formData?.get(name);
	if (typeof posted === "string") sent.current.after = posted;

	useEffect(() => {
		if (!data) return;
		const now = latest.current;
		const { before, after } = sent.current;
		if (!data.ok) {
			toast({ title: now.t("choices.refused"), variant: "destructive" });
			return;
		}
		const undo = () => submit({ ...now.fields, [now.name]: before }, { method: "post" });
		toast({
			title: now.t("choices.savedAs", { what: now.say(after) }),
			...(before === after ? {} : { action: { label: now.t("choices.undo"), onSelect: undo } }),
		});
	}, [data, submit]);

	return { Form, submit, shown: typeof posted === "string" ? posted : value };
}
