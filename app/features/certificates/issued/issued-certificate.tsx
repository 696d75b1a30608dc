import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "../../../shared/forms/form-reply";
import { useMessages } from "../../../shared/forms/use-messages";
import { LinkButton } from "../../../ui/button";
import { ChoiceGroup, RadioOption } from "../../../ui/form/choice";
import { ConfirmButton } from "../../../ui/form/confirm-button";
import { Notice } from "../../../ui/notice";
import { REVOCATION_REASONS } from "../certificate-status";
import { CertificateFacts } from "../verify/certificate-facts";
import type { VerifyView } from "../verify/verify-view.server";

type Props = { view: VerifyView; done: "revoked" | "before" | null; answer: { reply: FormReply } | undefined };

/** One certificate for an admin: what it says, and the form that withdraws it. */
export function IssuedCertificate({ view, done, answer }: Props) {
	const { t } = useTranslation("certificates");
	const say = useMessages("certificates");
	const error = readReply(answer?.reply).errors.why;
	return (
		<div className="grid max-w-180 gap-8">
			{done ? (
				<Notice tone={done === "revoked" ? "success" : "info"}>
					{t(done === "revoked" ? "admin.revoked" : "admin.revokedBefore")}
				</Notice>
			) : null}
			<CertificateFacts found={view} />
			<div>
				<LinkButton to={`/verify/${view.serial}`} variant="secondary" size="sm">
					{t("admin.publicPage")}
				</LinkButton>
			</div>
			{view.status === "revoked" ? null : (
				<section aria-labelledby="revoke" className="border-t border-line-strong pt-5">
					<h2 id="revoke" className="mb-4 font-serif text-step-3">
						{t("admin.revokeTitle")}
					</h2>
					<Form method="post" noValidate className="grid gap-5">
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
