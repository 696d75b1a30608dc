import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { MODES } from "#db/schema/people/inbox.ts";
import { ChannelSwitches } from "./channel-switches";
import { ChoiceRow } from "./choice-row";
import type { ChoicesPageData } from "./choices-page-data.server";

/** `example`: what became of an example of a digest. */
export type ChoicesAnswer = { ok: boolean; example?: "sent" | "empty" | "tooMany" };
type Props = { page: ChoicesPageData; answer: ChoicesAnswer | undefined };

/** `/settings/notifications`: what reaches somebody, by category and channel. */
export function ChoicesPage({ page, answer }: Props) {
	const { t } = useTranslation("inbox");
	const lit = useLocation().hash.slice(1);
	return (
		<SettingsFrame title={page.title} lede={page.description}>
			{answer ? <Answer answer={answer} email={page.email} /> : null}
			<ChannelSwitches page={page} />
			<div
				aria-hidden="true"
				className="grid grid-cols-[minmax(0,1fr)_6rem_22rem] items-end gap-x-4 border-b border-line-strong py-2 text-step-1 font-strong text-ink-muted max-md:hidden"
			>
				<span />
				<span>{t("choices.inSchool")}</span>
				<span className="grid grid-cols-4 gap-y-2 text-center">
					<span className="col-span-4 border-b border-line pb-2">{t("choices.byMail")}</span>
					{MODES.map((mode) => (
						<span key={mode}>{t(`choices.modes.${mode}`)}</span>
					))}
				</span>
			</div>
			{page.groups.map(({ group, rows }) => (
				<section key={group} className="pt-6">
					<h2 className="border-b border-line-strong pb-2 font-serif text-step-3">{t(`groups.${group}`)}</h2>
					{rows.map((row) => (
						<ChoiceRow key={row.name} row={row} isLit={row.name === lit} isMailOff={!page.mailOn} />
					))}
				</section>
			))}
			<div className="flex flex-wrap items-center justify-between gap-4 py-6">
				<p className="max-w-prose text-label text-ink-muted">{t("choices.note")}</p>
				<Form method="post" className="flex flex-wrap gap-2">
					<Button type="submit" name="intent" value="example" variant="secondary">
						{t("choices.example")}
					</Button>
					<Button type="submit" name="intent" value="reset" variant="quiet">
						{t("choices.reset")}
					</Button>
				</Form>
			</div>
		</SettingsFrame>
	);
}

function Answer({ answer: { ok, example }, email }: { answer: ChoicesAnswer; email: string }) {
	const { t } = useTranslation("inbox");
	if (example === "sent") return <Notice tone="success" title={t("choices.exampleSent", { email })} />;
	if (example)
		return <Notice tone="info" title={t(example === "empty" ? "choices.exampleEmpty" : "choices.exampleMany")} />;
	return <Notice tone={ok ? "success" : "danger"} title={t(ok ? "choices.saved" : "choices.refused")} />;
}
