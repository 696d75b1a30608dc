import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportProgress } from "#app/features/operations/exports/export-progress.tsx";
import type { SettingsAnswer } from "#app/features/people/account/frame/settings-answer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import type { PrivacyView } from "./privacy-view.server";

/** `tooLate`: the deletion could not be cancelled any more. */
type CancelAnswer = "kept" | "tooLate";
export type PrivacyAnswer = { settings?: SettingsAnswer; said?: CancelAnswer };
type Props = { privacy: PrivacyView; said: CancelAnswer | null };

export function PrivacySections({ privacy, said }: Props) {
	return (
		<>
			<DataSection file={privacy.export} />
			<ConsentSection consents={privacy.consents} />
			<KeptSection kept={privacy.kept} />
			<DeletionSection ends={privacy.ends} said={said} />
		</>
	);
}

function DataSection({ file }: { file: PrivacyView["export"] }) {
	const { t } = useTranslation("privacy");
	return (
		<SplitSection id="your-data" title={t("data.title")} text={t("data.text")}>
			<div className="grid justify-items-start gap-5">
				{file ? <ExportProgress key={file.id} export={file} /> : null}
				<p className="max-w-120 text-ui text-ink-muted">{t("data.what")}</p>
				<LinkButton to="/settings/privacy/copy" variant="secondary">
					{t("data.ask")}
				</LinkButton>
			</div>
		</SplitSection>
	);
}

function ConsentSection({ consents }: { consents: PrivacyView["consents"] }) {
	const { t } = useTranslation(["privacy", "frame"]);
	const nameOf = (document: string) => t(`frame:pages.${document as "terms"}`, { defaultValue: document });
	return (
		<SplitSection title={t("consents.title")} text={t("consents.text")}>
			{consents.length === 0 ? <p className="text-ui text-ink-muted">{t("consents.none")}</p> : null}
			<ul className="grid gap-4">
				{consents.map(({ key, document, version, read }) => (
					<li key={key}>
						<Link to={`/legal/${document}?version=${version}`} className="text-ui underline">
							{t("consents.row", { document: nameOf(document), version })}
						</Link>
						<p className="text-label text-ink-muted">{read}</p>
					</li>
				))}
			</ul>
		</SplitSection>
	);
}

function KeptSection({ kept }: { kept: PrivacyView["kept"] }) {
	const { t } = useTranslation("privacy");
	return (
		<SplitSection id="what-is-kept" title={t("kept.title")} text={t("kept.text")}>
			<dl className="grid max-w-120 gap-4">
				{kept.map(({ title, text, how }) => (
					<div key={title}>
						<dt className="text-ui font-strong">{title}</dt>
						<dd className="text-ui text-ink-muted">{text}</dd>
						<dd className="text-step-1 text-ink-subtle">{how}</dd>
					</div>
				))}
			</dl>
		</SplitSection>
	);
}

function DeletionSection({ ends, said }: { ends: string | null; said: CancelAnswer | null }) {
	const { t } = useTranslation("privacy");
	return (
		<SplitSection id="delete-account" title={t("deletion.title")} text={t("deletion.text")}>
			<div className="grid justify-items-start gap-5">
				{ends ? (
					<Notice tone="info" title={t("deletion.ends", { when: ends })}>
						<p>{t("deletion.keepText")}</p>
						<Form method="post" className="mt-3">
							<Button type="submit" variant="secondary" name="intent" value="keepAccount">
								{t("deletion.keep")}
							</Button>
						</Form>
					</Notice>
				) : (
					<LinkButton to="/settings/privacy/delete" variant="secondary">
						{t("deletion.ask")}
					</LinkButton>
				)}
				<div role="status">{said ? <p className="text-ui">{t(`deletion.${said}`)}</p> : null}</div>
			</div>
		</SplitSection>
	);
}
