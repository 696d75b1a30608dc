import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { body: string; onTake: (body: string) => void; onKeep: () => void };

/** Another tab has written since. Nothing is lost before one of the two is chosen. */
export function NewerDraft({ body, onTake, onKeep }: Props) {
	const { t } = useTranslation("forum");
	return (
		<Notice
			tone="warning"
			className="mb-4"
			title={t("draft.newer")}
			actions={
				<>
					<Button variant="secondary" size="sm" onClick={() => onTake(body)}>
						{t("draft.take")}
					</Button>
					<Button variant="secondary" size="sm" onClick={onKeep}>
						{t("draft.keepMine")}
					</Button>
				</>
			}
		>
			<p className="line-clamp-4 whitespace-pre-line">{body}</p>
		</Notice>
	);
}
