import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { LinkChoice } from "./schemas";

type Props = {
	title: string;
	description: string;
	submit: string;
	ended: { title: string; text: string };
	row: string | null;
	canComeLessOften: boolean;
	/** What was chosen; null: the link was not whole. */
	done: LinkChoice | null | undefined;
};

const LESS_OFTEN = ["daily", "weekly"] as const;

/** `/unsubscribe`: one press ends the mails of a link; what else the link may change is below. */
export function UnsubscribePage({ title, description, submit, ended, row, canComeLessOften, done }: Props) {
	const { t } = useTranslation(["account", "inbox"]);
	if (done) {
		const isOtherMode = done === "instant" || done === "daily" || done === "weekly";
		const text = isOtherMode
			? t("unsubscribe.changedText", { how: t(`inbox:choices.modes.${done}`) })
			: done === "none"
				? t("unsubscribe.noneText")
				: ended.text;
		return (
			<AuthPage title={isOtherMode ? t("unsubscribe.changedTitle") : ended.title} lede={text}>
				<div className="grid gap-3">
					{canComeLessOften && done === "off" ? (
						<Wanted value="instant" variant="secondary">
							{t("unsubscribe.undo")}
						</Wanted>
					) : null}
					<Preferences row={row} />
				</div>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={title} lede={description}>
			{done === null ? <Notice tone="warning" title={t("unsubscribe.noLink")} className="mb-5" /> : null}
			<Form method="post">
				<Button type="submit" size="lg" className="w-full">
					{submit}
				</Button>
			</Form>
			{canComeLessOften ? (
				<section aria-labelledby="less-often" className="mt-8 border-t border-line pt-6">
					<h2 id="less-often" className="font-serif text-step-3">
						{t("unsubscribe.otherwise")}
					</h2>
					<div className="mt-4 grid gap-3">
						{LESS_OFTEN.map((mode) => (
							<Wanted key={mode} value={mode} variant="secondary">
								{t(`inbox:choices.modes.${mode}`)}
							</Wanted>
						))}
						<Wanted value="none" variant="quiet">
							{t("unsubscribe.none")}
						</Wanted>
					</div>
				</section>
			) : null}
			{row ? (
				<div className="mt-6">
					<Preferences row={row} />
				</div>
			) : null}
		</AuthPage>
	);
}

function Wanted({
	value,
	variant,
	children,
}: {
	value: LinkChoice;
	variant: "secondary" | "quiet";
	children: React.ReactNode;
}) {
	return (
		<Form method="post">
			<Button type="submit" name="wanted" value={value} variant={variant} className="w-full">
				{children}
			</Button>
		</Form>
	);
}

function Preferences({ row }: { row: string | null }) {
	const { t } = useTranslation("account");
	return (
		<LinkButton to={row ? `/settings/notifications#${row}` : "/settings/learning"} variant="quiet" className="w-full">
			{t(row ? "unsubscribe.changeOf" : "unsubscribe.change")}
		</LinkButton>
	);
}
