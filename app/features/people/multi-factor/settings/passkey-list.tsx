import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { PasskeyView } from "./factors-view";

/** `form`: a refused new name. */
export function PasskeyList({ passkeys, form }: { passkeys: PasskeyView[]; form: FormView }) {
	const { t } = useTranslation("factors");
	if (passkeys.length === 0) return <p className="mb-5 text-ui text-ink-muted">{t("passkeys.none")}</p>;
	return (
		<ul className="mb-6">
			{passkeys.map((passkey) => (
				<li key={passkey.id} className="border-b border-line py-4 first:pt-0">
					<p className="text-ui font-strong">{passkey.name}</p>
					<p className="text-step-1 text-ink-muted">{passkey.facts}</p>
					<div className="mt-3 flex flex-wrap items-start gap-3">
						<Rename passkey={passkey} form={form.values.id === passkey.id ? form : null} />
						<Form method="post" preventScrollReset>
							<input type="hidden" name="id" value={passkey.id} />
							<ConfirmButton
								name="intent"
								value="remove"
								variant="danger"
								size="sm"
								question={t("passkeys.removeQuestion")}
								confirm={t("passkeys.removeConfirm")}
							>
								{t("passkeys.remove")}
								<span className="sr-only">
									<Colon />
									{passkey.name}
								</span>
							</ConfirmButton>
						</Form>
					</div>
				</li>
			))}
		</ul>
	);
}

function Rename({ passkey: { id, name }, form }: { passkey: PasskeyView; form: FormView | null }) {
	const { t } = useTranslation("factors");
	const say = useMessages("factors");
	const message = form?.errors.name;
	return (
		<details open={Boolean(message)}>
			<summary
				className={buttonStyle({ variant: "secondary", size: "sm" }, "list-none [&::-webkit-details-marker]:hidden")}
			>
				{t("passkeys.rename")}
				<span className="sr-only">
					<Colon />
					{name}
				</span>
			</summary>
			<Form method="post" preventScrollReset className="mt-4 grid gap-3" key={name}>
				<input type="hidden" name="id" value={id} />
				<TextField
					id={`name-${id}`}
					name="name"
					label={t("passkeys.name")}
					defaultValue={form?.values.name ?? name}
					maxLength={60}
					error={message && say(message)}
				/>
				<Button type="submit" name="intent" value="rename" variant="secondary" size="sm">
					{t("passkeys.save")}
				</Button>
			</Form>
		</details>
	);
}
