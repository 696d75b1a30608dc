import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { fillIn } from "#app/shared/forms/use-restored-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = {
	newer: Record<string, string>;
	/** The form that takes it over. */
	form: RefObject<HTMLFormElement>;
	onKeep: () => void;
};

/** Another tab has written since. Nothing is lost before one of the two is chosen. */
export function NewerDraft({ newer, form, onKeep }: Props) {
	const { t } = useTranslation("forum");
	return (
		<Notice
			tone="warning"
			className="mb-4"
			title={t("draft.newer")}
			actions={
				<>
					<Button
						variant="secondary"
						size="sm"
						onClick={() => form.current && fillIn(form.current, Object.entries(newer))}
					>
						{t("draft.take")}
					</Button>
					<Button variant="secondary" size="sm" onClick={onKeep}>
						{t("draft.keepMine")}
					</Button>
				</>
			}
		>
			<p className="line-clamp-4 whitespace-pre-line">{newer.body}</p>
		</Notice>
	);
}
