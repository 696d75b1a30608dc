import { type PendingAction, pendingActions } from "#app/features/people/auth/step-up/waiting-deeds.ts";

type Submission = { form: HTMLFormElement; submitter: HTMLElement | null };

let last: Submission | null = null;

export function recordSubmission({ target, submitter }: SubmitEvent) {
	if (target instanceof HTMLFormElement) last = { form: target, submitter };
}

/** The action's request for a repeat: the submitted form, null when a script sent it. */
export function takeSentForm(request: Request) {
	const press = last && pathOf(last) === new URL(request.url).pathname ? last : null;
	last = null;
	return { press, request: request.clone() };
}

/** Asks for a proof, then repeats the submission: with the form, or with its data when the form is gone. */
export async function resubmitAfterProof({ press, request }: ReturnType<typeof takeSentForm>) {
	const { pathname, search } = new URL(request.url);
	const isPlain = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
	const encType = isPlain ? "application/x-www-form-urlencoded" : "multipart/form-data";
	const fields = await request.formData();
	const again: PendingAction["again"] = (submit) => {
		if (press && canResubmit(press)) press.form.requestSubmit(press.submitter);
		else submit(fields, { method: "post", action: pathname + search, encType, preventScrollReset: true });
	};
	pendingActions.add({ again, pressed: press?.submitter ?? document.activeElement });
}

function pathOf({ form, submitter }: Submission): string {
	const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
	return new URL(action, window.location.href).pathname;
}

function canResubmit({ form, submitter }: Submission): boolean {
	return form.isConnected && (submitter === null || ("form" in submitter && submitter.form === form));
}
