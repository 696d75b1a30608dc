import { type WaitingDeed, waitingDeeds } from "#app/features/people/auth/step-up/waiting-deeds.ts";

type Press = { form: HTMLFormElement; submitter: HTMLElement | null };

let last: Press | null = null;

/** Notes which form is being sent, and by which of its buttons. */
export function notePress({ target, submitter }: SubmitEvent) {
	if (target instanceof HTMLFormElement) last = { form: target, submitter };
}

/** What an action is called with, to be sent once more: the form that was pressed, null for what a script has sent. */
export function takeSentForm(request: Request) {
	const press = last && pathOf(last) === new URL(request.url).pathname ? last : null;
	last = null;
	return { press, request: request.clone() };
}

/** Has the page ask for a proof, after which the same is sent once more: the form itself, or what stood in it where it has gone. */
export async function waitForProof({ press, request }: ReturnType<typeof takeSentForm>) {
	const { pathname, search } = new URL(request.url);
	const isPlain = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
	const encType = isPlain ? "application/x-www-form-urlencoded" : "multipart/form-data";
	const fields = await request.formData();
	const again: WaitingDeed["again"] = (submit) => {
		if (press && canBePressed(press)) press.form.requestSubmit(press.submitter);
		else submit(fields, { method: "post", action: pathname + search, encType, preventScrollReset: true });
	};
	waitingDeeds.add({ again, pressed: press?.submitter ?? document.activeElement });
}

function pathOf({ form, submitter }: Press): string {
	const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
	return new URL(action, window.location.href).pathname;
}

function canBePressed({ form, submitter }: Press): boolean {
	return form.isConnected && (submitter === null || ("form" in submitter && submitter.form === form));
}
