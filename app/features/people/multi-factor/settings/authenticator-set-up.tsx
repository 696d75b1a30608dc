import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CopyText } from "#app/features/site/share/copy-text.tsx";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { TotpSetUp } from "../totp/add-authenticator.server";
import { SixDigits } from "./six-digits";

type Props = {
	setUp: TotpSetUp;
	form: FormView;
	answer: unknown;
	/** Target of "not now"; undefined when set-up is mandatory. */
	back?: string;
};

export function AuthenticatorSetUp({ setUp, form, answer, back }: Props) {
	const { t } = useTranslation("factors");
	const isPending = useNavigation().state === "submitting";
	const say = useMessages("factors");
	const problem = form.errors.code ? say(form.errors.code) : undefined;

	return (
		<div className="rounded-card border border-line-strong bg-surface-raised p-5 md:p-6">
			{form.formError ? (
				<Notice tone="danger" className="mb-5">
					{say(form.formError)}
				</Notice>
			) : null}
			<ErrorSummary
				title={problem ?? ""}
				errors={problem ? [{ fieldId: "field-code", message: problem }] : []}
				answer={answer}
			/>
			<div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
				<div>
					<a href={setUp.address} className={buttonStyle({ variant: "secondary" }, "mb-4 w-full md:hidden")}>
						{t("authenticator.open")}
					</a>
					<QrPlate label={t("authenticator.qr")} {...setUp.qr} />
				</div>
				<Form method="post" noValidate className="min-w-0">
					<input type="hidden" name="sealed" value={setUp.sealed} />
					<ol className="list-decimal space-y-5 pl-6 marker:font-strong">
						<li>
							<p className="text-ui">{t("authenticator.scan")}</p>
							<code className="mt-1 block font-mono text-label break-words">{setUp.key}</code>
							<CopyText text={setUp.key.replaceAll(" ", "")} copied={t("codes.copied")} className="mt-2">
								{t("authenticator.copy")}
							</CopyText>
						</li>
						<li>
							<SixDigits name="code" label={t("authenticator.type")} error={problem} />
						</li>
						<li className="text-ui">{t("authenticator.keep")}</li>
					</ol>
					<div className="mt-6 flex flex-wrap gap-3">
						<Button
							type="submit"
							name="intent"
							value="turnOn"
							pending={isPending}
							pendingLabel={t("authenticator.pending")}
						>
							{t("authenticator.turnOn")}
						</Button>
						{back ? (
							<LinkButton to={back} variant="quiet">
								{t("authenticator.notNow")}
							</LinkButton>
						) : null}
					</div>
				</Form>
			</div>
		</div>
	);
}

/** Dark on light in both themes, because not every camera reads inverted codes. */
function QrPlate({ path, size, label }: TotpSetUp["qr"] & { label: string }) {
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="mx-auto size-46 rounded-card border border-line forced-color-adjust-none"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#101c17" />
		</svg>
	);
}
