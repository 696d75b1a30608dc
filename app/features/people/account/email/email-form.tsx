import { useTranslation } from "react-i18next";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";

type Props = {
	email: string;
	isConfirmed: boolean;
	answer: FormAnswer | undefined;
};

export function EmailForm({ email, isConfirmed, answer }: Props) {
	const { t } = useTranslation("account");
	const say = useMessages("auth");
	const form = readReply(answer?.reply);
	const error = form.errors.email;
	const refilled = useRestoredForm({ key: "new e-mail", answer });
	return (
		<div className="max-w-104 border-t border-line-strong py-7">
			<p className="mb-5 text-ui text-ink-muted">
				{t("email.now")}
				<SentenceGap />
				<strong className="break-words text-ink">
					<EmailAddress of={email} />
				</strong>
			</p>
			<AuthForm
				form={form}
				answer={answer}
				refilled={refilled}
				submit={t(isConfirmed ? "email.submit" : "email.submitNew")}
				pending={t("saving")}
			>
				<TextField
					id="email"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					required
					label={t("email.new")}
					help={t(isConfirmed ? "email.newHelp" : "email.newHelpNew")}
					defaultValue={form.values.email}
					error={error && say(error)}
				/>
			</AuthForm>
		</div>
	);
}
