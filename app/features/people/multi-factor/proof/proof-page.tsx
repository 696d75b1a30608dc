import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { type CarriedField, hiddenFields } from "#app/features/people/auth/step-up/carried-deed.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasskeyProof } from "../sign-in/passkey-sign-in";
import type { ProofAnswer } from "./proof-form";
import { type ProofWays, type TypedWay, typedWays } from "./proof-ways";
import { WayField } from "./way-field";

type Props = {
	ways: ProofWays;
	wayBack: string;
	answer: (ProofAnswer & { deed?: CarriedField[]; isFileLost?: boolean }) | undefined;
};

/** Asks before a page that reveals something, or, without JavaScript, before the action it carries. */
export function ProofPage({ ways, wayBack, answer }: Props) {
	const { t } = useTranslation(["auth", "factors"]);
	const form = readReply(answer?.reply);
	const { deed } = answer ?? {};
	const words = { submit: t("confirm.submit"), pending: t("confirm.pending") };
	const sent = form.values.way === "passkey" ? "password" : (form.values.way ?? "password");
	const of = (way: TypedWay) => (way === sent ? { form, answer } : { form: readReply(undefined), answer: undefined });
	const typed = typedWays(ways);

	return (
		<AuthPage
			title={t("confirm.title")}
			lede={t(deed ? "confirm.ledeDeed" : "confirm.lede")}
			below={
				deed ? (
					<Link to={wayBack} className="link">
						{t("confirm.back")}
					</Link>
				) : null
			}
		>
			{answer?.isFileLost ? (
				<Notice tone="warning" className="mb-6">
					{t("confirm.fileLost")}
				</Notice>
			) : null}
			{ways.hasPasskey ? <Passkey label={t("factors:passkeys.confirm")} deed={deed} /> : null}
			<div className="grid gap-8 divide-y divide-line">
				{typed.map((way) => (
					<div key={way} className="pb-8 last:pb-0">
						<AuthForm {...of(way)} {...words} reloadDocument={deed !== undefined}>
							<Carried deed={deed} />
							<WayField way={way} form={of(way).form} />
						</AuthForm>
					</div>
				))}
			</div>
		</AuthPage>
	);
}

function Carried({ deed }: { deed: CarriedField[] | undefined }) {
	if (!deed) return null;
	return hiddenFields(deed).map(([name, value], at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there several times, and none of them moves
		<input key={`${at} ${name}`} type="hidden" name={name} value={value} />
	));
}

/** The browser itself must post a carried action, so this is a form. */
function Passkey({ label, deed }: { label: string; deed: CarriedField[] | undefined }) {
	const form = useRef<HTMLFormElement>(null);
	function send(fields: Record<string, string>) {
		for (const [name, value] of Object.entries(fields)) {
			const field = form.current?.elements.namedItem(name);
			if (field instanceof HTMLInputElement) field.value = value;
		}
		form.current?.submit();
	}
	return (
		<>
			<PasskeyProof label={label} className="mb-8" {...(deed ? { send } : {})} />
			{deed ? (
				<form ref={form} method="post" hidden>
					<Carried deed={deed} />
					<input type="hidden" name="way" />
					<input type="hidden" name="response" />
				</form>
			) : null}
		</>
	);
}
