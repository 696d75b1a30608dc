import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { REVOCATION_REASONS } from "../certificate-status";
import { CertificateFacts } from "../verify/certificate-facts";
import type { VerifyView } from "../verify/verify-view.server";

type Props = {
	view: VerifyView;
	/** The certificate that was issued after this one, by its serial. */
	follower: string | null;
	/** Whether it may be issued again after its revocation. */
	canBeAgain: boolean;
	done: "revoked" | "before" | "again" | null;
	answer: { reply: FormReply } | undefined;
};

const DONE_WORDS = { revoked: "admin.revoked", before: "admin.revokedBefore", again: "admin.againAsked" } as const;

export function IssuedCertificate({ view, follower, canBeAgain, done, answer }: Props) {
	const { t } = useTranslation("certificates");
	const say = useMessages("certificates");
	const { errors, formError } = readReply(answer?.reply);
	const error = errors.why;
	const refilled = useRestoredForm({ key: "revoke", of: `${view.serial} ${view.status}`, answer });
	return (
		<div className="grid max-w-180 gap-8">
			{done ? <ResultNotice tone={done === "before" ? "info" : "success"}>{t(DONE_WORDS[done])}</ResultNotice> : null}
			{formError ? <ResultNotice tone="danger">{say(formError)}</ResultNotice> : null}
			<CertificateFacts found={view} />
			<div>
				<LinkButton to={`/verify/${view.serial}`} variant="secondary" size="sm">
					{t("admin.publicPage")}
				</LinkButton>
			</div>
			{follower ? (
				<p className="text-ui text-ink-muted">
					<Link to={`/admin/certificates/issued/${follower}`} className="link">
						{t("admin.follower")}
					</Link>
				</p>
			) : null}
			{canBeAgain && done !== "again" ? <AgainForm /> : null}
			{view.status === "revoked" ? null : (
				<section aria-labelledby="revoke" className="border-t border-line-strong pt-5">
					<h2 id="revoke" className="mb-4 font-serif text-step-3">
						{t("admin.revokeTitle")}
					</h2>
					<Form {...refilled} method="post" preventScrollReset noValidate className="grid gap-5">
						<ChoiceGroup id="why" legend={t("admin.reason")} error={error ? say(error) : undefined}>
							{REVOCATION_REASONS.map((reason) => (
								<RadioOption key={reason} name="why" value={reason} label={t(`admin.reasons.${reason}`)} />
							))}
						</ChoiceGroup>
						<ConfirmButton variant="danger" question={t("admin.revokeQuestion")} confirm={t("admin.revokeConfirm")}>
							{t("admin.revoke")}
						</ConfirmButton>
					</Form>
				</section>
			)}
		</div>
	);
}

function AgainForm() {
	const { t } = useTranslation("certificates");
	return (
		<section aria-labelledby="again" className="border-t border-line-strong pt-5">
			<h2 id="again" className="font-serif text-step-3">
				{t("admin.againTitle")}
			</h2>
			<p className="mt-2 mb-4 text-ui text-ink-muted">{t("admin.againText")}</p>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="again" />
				<ConfirmButton variant="secondary" question={t("admin.againQuestion")} confirm={t("admin.againConfirm")}>
					{t("admin.again")}
				</ConfirmButton>
			</Form>
		</section>
	);
}
