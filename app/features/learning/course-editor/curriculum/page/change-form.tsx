import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useCurriculum } from "./curriculum-context";
import { joinedFields } from "./joined-fields";

type Props = {
	/** Sent beside what is typed. */
	fields?: Readonly<Record<string, string>>;
	onSaved?: (() => void) | undefined;
	/** After the form has been handed over; it may not be saved yet. */
	onSent?: ((form: HTMLFormElement) => void) | undefined;
	className?: string | undefined;
	children: ReactNode;
};

/** A form of the page: a plain post, or with script one of the changes that are saved in turn. */
export function ChangeForm({ fields = {}, onSaved, onSent, className, children }: Props) {
	const { changes } = useCurriculum();
	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const { submitter } = event.nativeEvent as SubmitEvent;
		const form = new FormData(event.currentTarget, submitter);
		changes.send(joinedFields(form), onSaved);
		onSent?.(event.currentTarget);
	}
	return (
		<Form method="post" preventScrollReset onSubmit={send} className={className}>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</Form>
	);
}
